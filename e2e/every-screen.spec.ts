import { builtRoutes } from '@candor/contract/routes';
import type { Browser, Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { layoutFaults } from './layout-faults.ts';
import { byTurns } from './by-turns.ts';
import {
  leave,
  makeWorld,
  sceneKeys,
  scenes,
  show,
  statesOf,
  type ScreenState,
  type World,
} from './screen-scenes.ts';
import { expect, test } from './server.ts';

const languages = ['fil', 'en', 'hi', 'zh'] as const;
const themes = ['light', 'dark'] as const;

/**
 * One step further with every round of four: a state or a language that comes round with every fourth screen
 * is seen in both themes.
 */
const themeOf = (at: number, nth: number) => themes[(at + nth + Math.floor(at / 4)) % 2] ?? 'light';

let world: World;
let pages: Readonly<Record<(typeof themes)[number], Page>>;

test.beforeAll(async ({ browser, candor }) => {
  world = await makeWorld(candor.url, 'ph');
  pages = {
    light: await phonePage(browser, candor.url, 'light'),
    dark: await phonePage(browser, candor.url, 'dark'),
  };
});
test.afterAll(async () => {
  for (const page of Object.values(pages)) await page.context().close();
});

test('every page that answers has a scene', () => {
  expect([...sceneKeys, 'gallery'].toSorted()).toEqual([...builtRoutes].toSorted());
});

/** All but "ready", which is always shown: empty, waiting, failed and without a connection, by turns. */
const otherStates = (at: number, states: readonly ScreenState[]): readonly ScreenState[] =>
  byTurns(
    at,
    states.filter((state) => state !== 'ready'),
  );

async function phonePage(
  browser: Browser,
  baseURL: string,
  colorScheme: (typeof themes)[number],
): Promise<Page> {
  // A context of its own and then a page: what looks for faults opens another page beside it.
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    baseURL,
    colorScheme,
  });
  return context.newPage();
}

async function faultsOf(page: Page): Promise<unknown[]> {
  return [...(await axeFaults(page)), ...(await layoutFaults(page))];
}

// The public page's carousel lies on itself on purpose; it has quality tests of its own.
for (const [at, key] of sceneKeys.filter((each) => each !== 'officialPage').entries()) {
  test(`${key}: everybody can use it, in its states, themes and languages`, async ({ candor }) => {
    const speak = (page: Page, language: string) =>
      page.context().addCookies([{ name: 'language', value: language, url: candor.url }]);
    for (const [nth, state] of otherStates(at, statesOf(scenes[key])).entries()) {
      const theme = themeOf(at + 1, nth);
      const page = pages[theme];
      await speak(page, 'en');
      await show(page, world, key, state);
      expect(await faultsOf(page), `${state}, ${theme}`).toEqual([]);
      await leave(page);
    }
    for (const [nth, language] of byTurns(at, languages).entries()) {
      const theme = themeOf(at, nth);
      const page = pages[theme];
      await speak(page, language);
      await show(page, world, key, 'ready');
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      expect(await faultsOf(page), `ready, ${theme}, ${language}`).toEqual([]);
      // A message that is missing shows its id: two words with a point between them.
      const text = await page.locator('body').innerText();
      expect(text, language).not.toMatch(/\b(?:shell|screen|kit|error|notice|input)\.[a-z]\w+/);
      expect(text, language).not.toMatch(/\bNaN\b|\bundefined\b|Invalid Date|\[object /);
    }
  });
}

/** A bar that sticks leaves two thirds of the screen to read in, whatever the size of the letters. */
const stickyShare = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).position === 'sticky' && element.clientWidth > 0)
        .filter((element) => getComputedStyle(element).bottom !== 'auto')
        .map((element) => element.getBoundingClientRect().height / innerHeight),
    ),
  );

test('no bar takes more than a third of the screen, at 200 % text, in English and Hindi', async ({
  browser,
  candor,
}) => {
  const page = await phonePage(browser, candor.url, 'light');
  for (const [at, key] of sceneKeys.filter((each) => each !== 'officialPage').entries()) {
    const language = at % 2 === 0 ? 'en' : 'hi';
    await page.context().addCookies([{ name: 'language', value: language, url: candor.url }]);
    await show(page, world, key, 'ready');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => stickyShare(page), key).toBeLessThanOrEqual(1 / 3);
    await leave(page);
  }
  await page.context().close();
});
