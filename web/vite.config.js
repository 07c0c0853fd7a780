import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The client is built into the Python package; the strict content policy forbids inlined fonts and styles.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/igroteka/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
});
