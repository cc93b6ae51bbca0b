import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cutWireParts } from './build/cut-wire-parts.ts';
import { ocrCore } from './build/ocr-core.ts';
import { plainDynamicImports } from './build/plain-dynamic-imports.ts';
import { reactModules } from './build/react-modules.ts';
import { sandboxScreens } from './build/sandbox-screens.ts';
import { weighKit } from './build/weigh-kit.ts';
import manifest from './package.json' with { type: 'json' };

/** Both are built: which one a server sends is its setting, and no start changes another server's files. */
const builtFor = process.env['CANDOR_BUILD_FOR'];
const dist = builtFor === 'production' ? 'dist/production' : 'dist';

/** React by itself: it changes seldom, so it stays in the reader's cache from one version to the next. */
const reactChunk = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/**
 * What the public page and the app both need: in one chunk, so that whoever comes from the one to the other
 * has it already.
 */
const sharedParts =
  /packages[\\/](?:contract|ui[\\/]src[\\/](?:field|toast-|button|icon|lender-mark|use-hydrated|progress[\\/]spinner))|apps[\\/]web[\\/]src[\\/](?:art[\\/](?:drawing|bars|coin|letter|torn-)|http|entries[\\/](?:open-client|page-data|settle)|service-worker[\\/]register|public-page[\\/]tel-href)/;

/**
 * What nearly every screen is made of, in one chunk that the app loads: else each part of it would be a
 * request of its own.
 */
const screenParts =
  /apps[\\/]web[\\/]src[\\/](?:session[\\/](?!follow)|storage|telemetry|shell[\\/](?!adopt|save|share|not-here)|app[\\/](?!hydrate|return|error-reporter|take)|screens[\\/]error-page|i18n[\\/](?:(?:load|screen|lazy)-texts|moment-text|translation)|wire[\\/](?:wire-parts|known-parts)|lending[\\/](?:amounts|use-figures|chosen-loan)|forms[\\/]use-faults)|packages[\\/]i18n[\\/]src[\\/]language-name|packages[\\/]ui[\\/]src[\\/](?:states[\\/](?:skeleton|error|empty)|money[\\/](?!total)|announce|error-summary|lists[\\/]chip|inputs[\\/]words|choice[\\/]checkbox|dates[\\/](?:date-words|calendar-day))/;

/**
 * The small words that screens with a loan on them share, and the cards they stand on: each alone would be a
 * request of a few hundred bytes.
 */
const loanWords =
  /apps[\\/]web[\\/]src[\\/]lending[\\/](?:texts\.ts|term-text|rate-text|written-in|fee-name)/;
const loanCards =
  /packages[\\/]ui[\\/]src[\\/](?:lists[\\/](?:card|disclosure|timeline)\.|documents[\\/]amount|money[\\/]total)|apps[\\/]web[\\/]src[\\/](?:lending[\\/](?:month-name|row-day-text)|repaying[\\/]deadline-text)/;

/** What is kept while it is typed: together it travels lighter than in three files. */
const draftParts = /apps[\\/]web[\\/]src[\\/]drafts[\\/]/;

/** What is written to us and handed in. */
const complaintParts = /apps[\\/]web[\\/]src[\\/]complaints[\\/]/;

/** What every step of an application asks with, and every part that comes into one. */
const stepParts =
  /apps[\\/]web[\\/]src[\\/]screens[\\/]certification-step[\\/](?:form-values|texts\.ts)|packages[\\/]ui[\\/]src[\\/](?:choice[\\/]select-field|dates[\\/]typed-day)/;

/** What every box for digits is made of: the login's, an account's, an amount's. */
const digitBoxes =
  /packages[\\/]ui[\\/]src[\\/]inputs[\\/](?:engine|kinds[\\/]digits|phone-input|box-|use-box|act-of|listen-to|live-box|native-text)|apps[\\/]web[\\/]src[\\/]forms[\\/]phone-rule/;

/**
 * `vite build` makes dist/client, what a browser loads; `vite build --ssr` makes dist/ssr/render.js, which
 * the server imports to write its pages. The second is self-contained: the server needs no React of its own.
 * Those for production, in dist/production, are without the sandbox's screens.
 */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [
    reactModules(),
    react(),
    cutWireParts(),
    sandboxScreens(builtFor),
    plainDynamicImports(),
    weighKit(),
  ],
  // What reads documents is a script of its own, which fetches its parts as it needs them.
  worker: { format: 'es', plugins: () => [ocrCore()] },
  define: { APP_VERSION: JSON.stringify(manifest.version) },
  // A language's texts are read as one thing, by ids that are no names for exports.
  json: { namedExports: false },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    cssMinify: 'lightningcss',
    // A page names what it needs itself (`src/entries/page-document.tsx`).
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: `${dist}/client`,
        manifest: true,
        rolldownOptions: {
          checks: { pluginTimings: false },
          input: { start: 'src/entries/start.ts' },
          // A constant of another file is written where it is used, so it ties no two chunks together.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          // A screen is only ever loaded by the app: what the app has loaded already is in no screen's chunk.
          experimental: { chunkOptimization: { avoidRedundantChunkLoads: true, mergeCommonChunks: false } },
          output: {
            // A screen's scripts are listed in the first one: what marks their contents compresses no
            // further, so it is as short as it may be.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'react', test: reactChunk },
                { name: 'shared-parts', test: sharedParts },
                { name: 'screen-parts', test: screenParts },
                { name: 'loan-words', test: loanWords },
                { name: 'loan-cards', test: loanCards },
                { name: 'draft-parts', test: draftParts },
                { name: 'complaint-parts', test: complaintParts },
                { name: 'step-parts', test: stepParts },
                { name: 'digit-boxes', test: digitBoxes },
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
        outDir: `${dist}/ssr`,
        ssr: true,
        emitAssets: false,
        rolldownOptions: { input: { render: 'src/entries/render.ts' }, output: { codeSplitting: false } },
      },
    },
  },
});
