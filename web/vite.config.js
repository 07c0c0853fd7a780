import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Beside each longer text file its compressed forms: the server only hands them out. */
function compressed() {
  const TEXTS = /\.(js|css|html|svg|json|webmanifest|txt)$/;
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true })) {
        const file = join(folder, name);
        if (!TEXTS.test(name) || !statSync(file).isFile() || statSync(file).size < 1024) continue;
        const text = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

// The client is built into the Python package; the strict content policy forbids inlined fonts and styles.
export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: "../src/igroteka/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
});
