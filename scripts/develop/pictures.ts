// Makes docs/pictures anew from the running product: npm run pictures
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { routePath } from '@candor/contract/routes';
import { chromium, type Page } from '@playwright/test';
import { startCandor } from '../../e2e/candor-process.ts';
import { buildIfStale } from './build-apps.ts';
import { findBrowser } from './find-browser.ts';
import { identityShots } from './identity-shots.ts';
import { root } from '../root.ts';

const folder = join(root, 'docs', 'pictures');
const widths = [360, 768, 1280] as const;
const schemes = ['light', 'dark'] as const;

type Shot = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
  /** Screens of the app are a column at any width: a picture of the phone says it all. */
  phoneOnly?: true;
};

const section = (title: string) => (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: title }).click();

const shots: Shot[] = [
  { name: 'public-home', path: '/' },
  { name: 'public-about', path: '/', prepare: section('About Us') },
  { name: 'public-contact', path: '/', prepare: section('Contact Us') },
  { name: 'error-page', path: '/nowhere' },
  ...identityShots,
];

type GalleryShot = {
  name: string;
  mode: 'light' | 'dark';
  lang: string;
  prepare: (page: Page) => Promise<unknown>;
};

const sectionOf = (id: string) => (page: Page) =>
  page.locator(`#${id}`).evaluate((part) => part.scrollIntoView());
const opened = (selector: string) => (page: Page) => page.locator(selector).click();

/** The kit on a phone: a few looks at the gallery, enough to see what changed. */
const galleryShots: GalleryShot[] = [
  { name: 'buttons', mode: 'light', lang: 'en', prepare: sectionOf('buttons') },
  { name: 'fields', mode: 'dark', lang: 'fil', prepare: sectionOf('fields') },
  { name: 'keypad', mode: 'light', lang: 'en', prepare: opened('#money-filled') },
  { name: 'choices', mode: 'dark', lang: 'en', prepare: sectionOf('choices') },
  { name: 'picker', mode: 'light', lang: 'en', prepare: opened('#g-city') },
  { name: 'money', mode: 'light', lang: 'fil', prepare: sectionOf('money') },
  { name: 'together', mode: 'light', lang: 'en', prepare: sectionOf('together') },
  { name: 'together', mode: 'dark', lang: 'en', prepare: sectionOf('together') },
];

const say = (line: string) => console.error(line);
await buildIfStale(say);
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
      for (const { name, path, prepare, phoneOnly } of shots) {
        if (phoneOnly && width !== widths[0]) continue;
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
  for (const { name, mode, lang, prepare } of galleryShots) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
      baseURL: candor.url,
    });
    const page = await context.newPage();
    await page.goto(routePath('gallery', { mode, lang }));
    await page.locator(`html[lang^="${lang}"] [data-live]`).waitFor();
    await prepare(page);
    const file = join(folder, `gallery-${name}-360-${mode}.png`);
    await page.screenshot({ path: file });
    say(`wrote ${file.slice(root.length + 1)}`);
    await context.close();
  }
} finally {
  await browser.close();
  await candor.dispose();
}
