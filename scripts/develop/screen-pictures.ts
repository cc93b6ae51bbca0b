// npm run pictures:screens [-- --market in] [-- --only home,settled] [-- --languages en,hi] [-- --to FOLDER]
// A picture of every screen in each of its states, in both themes, and in four languages: goes through the
// route table and fails on a page that is built and has no scene. After them the moments that no address
// shows alone, from the first login to a new plan for who is late. With the letters that a phone has. They
// are for looking at, so they are not kept in the repository.
import { mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtRoutes } from '@candor/contract/routes';
import { languages, marketIds } from '@candor/markets';
import { chromium, type Page } from '@playwright/test';
import { moments } from '../../e2e/moments/moments.ts';
import { showMoment } from '../../e2e/moments/show-moment.ts';
import { makeStage } from '../../e2e/moments/stage.ts';
import { startShifted } from '../../e2e/servers.ts';
import { leave, makeWorld, sceneKeys, scenes, show, statesOf } from '../../e2e/screen-scenes.ts';
import { buildIfStale } from './build-apps.ts';
import { findBrowser } from './find-browser.ts';
import { findFonts, likeAndroid } from './testing/find-fonts.ts';
import { root } from '../root.ts';

const { values } = parseArgs({
  options: {
    market: { type: 'string' },
    only: { type: 'string' },
    languages: { type: 'string' },
    to: { type: 'string' },
  },
});
const market = marketIds.find((id) => id === (values.market ?? 'ph')) ?? 'ph';
const wanted = values.only?.split(',');
const isWanted = (name: string) => wanted?.includes(name) ?? true;
const spoken = values.languages?.split(',');
const seen = languages.filter((language) => spoken?.includes(language) ?? true);
const themes = ['light', 'dark'] as const;
const folder = values.to ?? join(root, '.cache', 'screens', market);
const say = (line: string) => console.error(line);

const without = builtRoutes.filter((key) => key !== 'gallery' && !(key in scenes));
if (without.length > 0) {
  say(`These pages are built and have no scene in e2e/screen-scenes.ts: ${without.join(', ')}`);
  process.exit(1);
}

/** A passkey is bound to a host's name, which a bare address is not. */
async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

await buildIfStale(say);
for (const line of findFonts(say)) say(line);
mkdirSync(folder, { recursive: true });
const port = await freePort();
const url = `http://localhost:${port}`;
const candor = await startShifted({ PORT: port, APP_H5: url, APP_API: url });
const browser = await chromium.launch({
  executablePath: await findBrowser(say),
  args: ['--no-sandbox', '--disable-gpu'],
  env: { ...process.env, ...likeAndroid() } as Record<string, string>,
});

type Look = { readonly language: string; readonly colorScheme: (typeof themes)[number] };

async function phoneWith({ language, colorScheme }: Look) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    colorScheme,
    baseURL: url,
  });
  await context.addCookies([{ name: 'language', value: language, url }]);
  const page = await context.newPage();
  await page.clock.setSystemTime(candor.now());
  return { context, page };
}

async function take(page: Page, name: string, isWhole: boolean): Promise<void> {
  // In a picture of the whole page the bar at the bottom would float in its middle.
  await page.locator('.c-sticky-bar').evaluateAll((bars) => {
    for (const bar of bars) (bar as HTMLElement).style.position = 'static';
  });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: isWhole });
}

async function takeScenes(): Promise<void> {
  const keys = sceneKeys.filter(isWanted);
  if (keys.length === 0) return;
  const world = await makeWorld(url, market);
  for (const key of keys) {
    for (const colorScheme of themes) {
      for (const language of seen) {
        // States in English, languages when all is well: each says what the other can't.
        const states = language === 'en' ? statesOf(scenes[key]) : (['ready'] as const);
        const { context, page } = await phoneWith({ language, colorScheme });
        for (const state of states) {
          await show(page, world, key, state);
          await take(page, [key, state, language, colorScheme].join('-'), state === 'ready');
          await leave(page);
        }
        await context.close();
      }
    }
    say(`took ${key}`);
  }
}

async function takeMoments(): Promise<void> {
  const stage = await makeStage(candor, url, market);
  for (const { name, only, ready } of moments) {
    if (!isWanted(name) || (only ?? market) !== market) continue;
    const made = await ready(stage);
    for (const colorScheme of themes) {
      for (const language of seen) {
        const { context, page } = await phoneWith({ language, colorScheme });
        await showMoment(page, stage, made);
        const first = [name, language, colorScheme].join('-');
        // As it is met, and whole: a sheet in a window that is as high as it is.
        await page.screenshot({ path: join(folder, `${first}.png`) });
        const high = await page.evaluate(() =>
          Math.max(
            ...[...document.querySelectorAll('dialog[open] *, [role="dialog"] *')].map(
              (part) => part.scrollHeight,
            ),
            0,
          ),
        );
        if (high > 740) await page.setViewportSize({ width: 360, height: Math.min(high + 200, 4000) });
        await take(page, `${first}-full`, high === 0);
        await context.close();
      }
    }
    await made.after?.();
    say(`took ${name}`);
  }
  await stage.http.dispose();
}

try {
  await takeScenes();
  await takeMoments();
  say(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  await candor.dispose();
}
