import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * `vite build --app` makes both halves: dist/client, what a browser loads, and dist/ssr/render.js, what the server
 * imports to write its pages. The second is self-contained, so that the server needs no React of its own.
 */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react()],
  builder: {},
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
          input: { public: 'src/entries/public.ts' },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /rolldown[\\/]runtime|entries[\\/]react-chunk|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                },
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
        rolldownOptions: { input: { render: 'src/entries/render.tsx' }, output: { codeSplitting: false } },
      },
    },
  },
});
