import { builtRoutes } from '@candor/contract/routes';
import type { Browser, Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { layoutFaults } from './layout-faults.ts';
import { leave, makeWorld, sceneKeys, scenes, show, statesOf, type World } from './screen-scenes.ts';
import { expect, test } from './server.ts';

const languages = ['zh', 'fil', 'hi'] as const;
const themes = ['light', 'dark'] as const;

let world: World;

test.beforeAll(async ({ candor }) => {
  test.setTimeout(120_000);
  world = await makeWorld(candor.url, 'ph');
});

test('every page that answers has a scene', () => {
  expect([...sceneKeys, 'gallery'].toSorted()).toEqual([...builtRoutes].toSorted());
});

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
  test(`${key}: everybody can use it in each of its states, in both themes and in another language`, async ({
    browser,
    candor,
  }) => {
    test.setTimeout(120_000);
    const baseURL = candor.url;
    const pages = {
      light: await phonePage(browser, baseURL, 'light'),
      dark: await phonePage(browser, baseURL, 'dark'),
    };
    for (const [nth, state] of statesOf(scenes[key]).entries()) {
      // The states take turns with the themes: each theme shows every screen, and every state is shown in each.
      const theme = themes[(at + nth) % 2] ?? 'light';
      await show(pages[theme], world, key, state);
      expect(await faultsOf(pages[theme]), `${state}, ${theme}`).toEqual([]);
      await leave(pages[theme]);
    }
    const { light } = pages;
    // One language a screen, by turns; with --full each screen in each.
    const shown = process.env['CANDOR_FULL'] ? languages : [languages[at % languages.length] ?? 'zh'];
    for (const language of shown) {
      await light.context().addCookies([{ name: 'language', value: language, url: baseURL }]);
      await show(light, world, key, 'ready');
      await expect(light.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      expect(await layoutFaults(light), language).toEqual([]);
      // A message that is missing shows its id: two words with a point between them.
      const text = await light.locator('body').innerText();
      expect(text, language).not.toMatch(/\b(?:shell|screen|kit|error|noticed|input)\.[a-z]\w+/);
    }
    await light.context().close();
    await pages.dark.context().close();
  });
}
