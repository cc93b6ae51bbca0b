import type { LaunchOptions } from '@playwright/test';

/** A browser that talks to nobody but the page it opens. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const launchOptions = (executablePath: string): LaunchOptions => ({ executablePath, args: browserFlags });

const chromium = process.env['CANDOR_CHROMIUM'] ?? '/usr/bin/chromium';

/** What stories are told in: Chromium without a window around it, where the run found one. */
export const headless = launchOptions(chromium);

/** With the parts that a person's browser has beside its pages, such as the filling in of forms. */
export const wholeBrowser = launchOptions(process.env['CANDOR_WHOLE_CHROMIUM'] ?? chromium);
