import { defineConfig } from '@playwright/test';
import { headless } from './launch-options.ts';

/** Files that take minutes: they begin first, so that no core waits for the last of them. */
const longest = [
  'walk.spec.ts',
  'certification.spec.ts',
  'every-screen.spec.ts',
  'start.spec.ts',
  'repay-*.spec.ts',
  'gallery.spec.ts',
  'console-day.spec.ts',
  'console-every-section.spec.ts',
  'other-engines.spec.ts',
  'borrow.spec.ts',
  'live.spec.ts',
];

/** Phone first. Every worker has a server and a database of its own: see `server.ts`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './prepare-data.ts',
  projects: [
    { name: 'long', testMatch: longest },
    { name: 'rest', testIgnore: longest },
  ],
  outputDir: '.results',
  // A story waits more than it works: three of them keep two cores busy.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // Nothing is asked twice: what passes only the second time is wrong.
  retries: 0,
  // When something hangs. A busy machine may be slow, and no story is wrong for it.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  use: {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    screenshot: 'only-on-failure',
    launchOptions: headless,
  },
});
