// npm run pictures:screens [-- --market in] [-- --only home,product] [-- --to FOLDER]
// A picture of every screen in each of its states, in both themes, and in four languages: goes through the
// route table and fails on a page that is built and has no scene. They are for looking at, so they are not
// kept in the repository.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtRoutes } from '@candor/contract/routes';
import { languages, marketIds } from '@candor/markets';
import { chromium } from '@playwright/test';
import { startCandor } from '../../e2e/candor-process.ts';
import { leave, makeWorld, sceneKeys, scenes, show, statesOf } from '../../e2e/screen-scenes.ts';
import { buildIfStale } from './build-apps.ts';
import { findBrowser } from './find-browser.ts';
import { root } from '../root.ts';

const { values } = parseArgs({
  options: { market: { type: 'string' }, only: { type: 'string' }, to: { type: 'string' } },
});
const market = marketIds.find((id) => id === (values.market ?? 'ph')) ?? 'ph';
const wanted = values.only?.split(',');
const folder = values.to ?? join(root, '.cache', 'screens', market);
const say = (line: string) => console.error(line);

const without = builtRoutes.filter((key) => key !== 'gallery' && !(key in scenes));
if (without.length > 0) {
  say(`These pages are built and have no scene in e2e/screen-scenes.ts: ${without.join(', ')}`);
  process.exit(1);
}

await buildIfStale(say);
mkdirSync(folder, { recursive: true });
const candor = await startCandor();
const browser = await chromium.launch({
  executablePath: await findBrowser(say),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const world = await makeWorld(candor.url, market);
  for (const key of sceneKeys.filter((each) => wanted?.includes(each) ?? true)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const language of languages) {
        // States in English, languages when all is well: each says what the other can't.
        const states = language === 'en' ? statesOf(scenes[key]) : (['ready'] as const);
        const context = await browser.newContext({
          viewport: { width: 360, height: 740 },
          deviceScaleFactor: 2,
          isMobile: true,
          hasTouch: true,
          reducedMotion: 'reduce',
          colorScheme,
          baseURL: candor.url,
        });
        await context.addCookies([{ name: 'language', value: language, url: candor.url }]);
        const page = await context.newPage();
        for (const state of states) {
          await show(page, world, key, state);
          // In a picture of the whole page the bar at the bottom would float in its middle.
          await page.locator('.c-sticky-bar').evaluateAll((bars) => {
            for (const bar of bars) (bar as HTMLElement).style.position = 'static';
          });
          const name = [key, state, language, colorScheme].join('-');
          await page.screenshot({ path: join(folder, `${name}.png`), fullPage: state === 'ready' });
          await leave(page);
        }
        await context.close();
      }
    }
    say(`took ${key}`);
  }
  say(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  await candor.dispose();
}
