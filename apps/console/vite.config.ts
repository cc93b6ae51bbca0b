import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** React by itself: it changes seldom, so it stays in the reader's cache from one version to the next. */
const reactChunk = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/**
 * The kit in one chunk: nearly every section is made of it, and each part alone would be a request of its
 * own.
 */
const kitChunk = /apps[\\/]console[\\/]src[\\/](?:kit|shell)[\\/](?!chart[\\/])/;

/**
 * `vite build` makes dist/client: one page, which the server sends for every address of the console, and its
 * files.
 */
export default defineConfig({
  publicDir: false,
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/client',
    // Beside the web's own, under one roof: see load-assets.ts.
    assetsDir: 'assets/console',
    sourcemap: false,
    manifest: true,
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: reactChunk },
            { name: 'kit', test: kitChunk },
          ],
        },
      },
    },
  },
});
