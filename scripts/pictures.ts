// Makes docs/pictures anew from the running product: npm run pictures
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startCandor } from '../e2e/candor-process.ts';
import { buildWebIfStale } from './build-web.ts';
import { findBrowser } from './find-browser.ts';
import { root } from './root.ts';

const folder = join(root, 'docs', 'pictures');
const widths = [360, 768, 1280] as const;
const schemes = ['light', 'dark'] as const;

type Shot = { name: string; path: string; prepare?: (page: Page) => Promise<unknown> };

const section = (title: string) => (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: title }).click();

const shots: Shot[] = [
  { name: 'public-home', path: '/' },
  { name: 'public-about', path: '/', prepare: section('About Us') },
  { name: 'public-contact', path: '/', prepare: section('Contact Us') },
  { name: 'error-page', path: '/nowhere' },
];

const say = (line: string) => console.error(line);
await buildWebIfStale(say);
mkdirSync(folder, { recursive: true });
const candor = await startCandor();
const browser = await chromium.launch({
  executablePath: await findBrowser(say),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 740 : 800 },
        deviceScaleFactor: width < 600 ? 2 : 1,
        colorScheme,
        reducedMotion: 'reduce',
        baseURL: candor.url,
      });
      const page = await context.newPage();
      for (const { name, path, prepare } of shots) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await prepare?.(page);
        const file = join(folder, `${name}-${width}-${colorScheme}.png`);
        // A bar that sticks to the bottom would float in the middle of a full-page picture.
        const fullPage = (await page.locator('.c-sticky-bar').count()) === 0;
        await page.screenshot({ path: file, fullPage });
        say(`wrote ${file.slice(root.length + 1)}`);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await candor.dispose();
}
