import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/** The package lists the file nowhere, and its own way to it leads beside the script, where it is not. */
const file = `${dirname(createRequire(import.meta.url).resolve('tesseract-wasm'))}/tesseract-core.wasm`;

/** Puts the address of the program that recognises letters into the module that names it. */
export function ocrCore(): Plugin {
  return {
    name: 'candor:ocr-core',
    enforce: 'pre',
    transform: {
      filter: { id: /\/reading\/ocr-core\.ts$/ },
      handler: () => ({
        code: `export { default as ocrCore } from ${JSON.stringify(`${file}?url`)};`,
        map: null,
      }),
    },
  };
}
