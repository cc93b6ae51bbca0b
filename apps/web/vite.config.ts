import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { plainDynamicImports } from './build/plain-dynamic-imports.ts';
import manifest from './package.json' with { type: 'json' };
import { compileCatalogues } from './src/i18n/compile-catalogues.ts';

/** React by itself: it changes seldom, so it stays in the reader's cache from one version to the next. */
const reactChunk = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** What both pages use; but not the entry's own few lines, which must not wait for it. */
const sharedChunk = /(?<!src[\\/]entries[\\/](?:start|after-first-paint))\.tsx?$/;

/**
 * `vite build` makes dist/client, what a browser loads; `vite build --ssr` makes dist/ssr/render.js, which the server
 * imports to write its pages. The second is self-contained: the server needs no React of its own.
 */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), compileCatalogues(), plainDynamicImports(), compressAssets()],
  define: { APP_VERSION: JSON.stringify(manifest.version) },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    cssMinify: 'lightningcss',
    // Nothing may be fetched before the first paint; the entries ask for what they need right after it.
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          checks: { pluginTimings: false },
          input: { start: 'src/entries/start.ts' },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: reactChunk },
                { name: 'shared', test: sharedChunk, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/ssr',
        ssr: true,
        emitAssets: false,
        rolldownOptions: { input: { render: 'src/entries/render.ts' }, output: { codeSplitting: false } },
      },
    },
  },
});
