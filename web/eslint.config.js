import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules/", "src/generated/"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // Numbers are written into texts everywhere, and read well there.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `onclick={() => (open = true)}` and `onclick={() => model.choose(option)}` are how handlers are written.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // An empty name falls back as a missing one does.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
      // `void value;` in an effect names what the effect depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Maps and sets here are rebuilt whole inside $derived, or are no state of the page: nothing observes their members.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // The worker of the installed app is served as it is.
  { files: ["public/*.js"], extends: [ts.configs.disableTypeChecked], languageOptions: { globals: globals.serviceworker } },
  // Scripts and configuration run in Node and are no part of the typed program.
  { files: ["scripts/*.mjs", "*.js"], extends: [ts.configs.disableTypeChecked], languageOptions: { globals: globals.node } },
);
