import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import site from "./vite.config.js";

export default mergeConfig(
  site,
  defineConfig({
    server: { fs: { allow: [".", "../src/igroteka/text"] } }, // the texts are read as the server would send them
    resolve: { conditions: ["browser"] }, // Svelte's own code for browsers, not for servers
    test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], restoreMocks: true, unstubGlobals: true },
  }),
);
