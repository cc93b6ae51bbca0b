import { AxeBuilder } from '@axe-core/playwright';
import { builtRoutes } from '@candor/contract/routes';
import { layoutFaults } from './layout-faults.ts';
import { leave, makeWorld, sceneKeys, scenes, show, statesOf, type World } from './screen-scenes.ts';
import { expect, test } from './server.ts';

const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;
const languages = ['zh', 'fil', 'hi'] as const;

let world: World;

test.beforeAll(async ({ candor }) => {
  test.setTimeout(120_000);
  world = await makeWorld(candor.url, 'ph');
});

test('every page that answers has a scene', () => {
  expect([...sceneKeys, 'gallery'].toSorted()).toEqual([...builtRoutes].toSorted());
});

/** The states take turns with the themes, so that each theme shows every screen and every state. */
for (const [at, key] of sceneKeys.entries()) {
  for (const [nth, state] of statesOf(scenes[key]).entries()) {
    const colorScheme = (at + nth) % 2 === 0 ? 'light' : 'dark';
    test(`${key}, ${state}, ${colorScheme}: everybody can use it and nothing lies on anything`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ ...phone, baseURL, colorScheme });
      const page = await context.newPage();
      await show(page, world, key, state);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);
      await leave(page);
      await context.close();
    });
  }
}

for (const key of sceneKeys) {
  test(`${key}: in each language it fits, shows no key and stays readable`, async ({ browser, baseURL }) => {
    for (const language of key === 'officialPage' ? [] : languages) {
      const context = await browser.newContext({ ...phone, baseURL });
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const page = await context.newPage();
      await show(page, world, key, 'ready');
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      expect(await layoutFaults(page), language).toEqual([]);
      // A message that is missing shows its id: two words with a point between them.
      expect(await page.locator('body').innerText(), language).not.toMatch(
        /\b(?:shell|screen|kit|error|noticed)\.[a-z]\w+/,
      );
      await context.close();
    }
  });
}
