import { routePath } from '@candor/contract/routes';
import type { BrowserContext, Page } from '@playwright/test';
import { BorrowerByApi, wishes } from './borrower-by-api.ts';
import { live } from './identity-page.ts';
import { expect, test } from './server.ts';

async function enter(context: BrowserContext, url: string): Promise<BorrowerByApi> {
  const borrower = await BorrowerByApi.logIn(url, 'ph');
  await context.addCookies([...(await borrower.cookies()), { name: 'market', value: 'ph', url }]);
  return borrower;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
  await expect(page.locator('.c-skeleton')).toHaveCount(0);
}

const linesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const range = document.createRange();
    range.selectNode(element.lastChild ?? element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

test('B33 · a birthday is one box, as high as those beside it', async ({ page, context, baseURL }) => {
  await enter(context, baseURL);
  await open(page, routePath('certificationBase'));
  const boxes = await page
    .locator('#step-givenName, #step-bornOn, #step-documentNumber')
    .evaluateAll((all) => all.map((box) => box.getBoundingClientRect().height));
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes).size, JSON.stringify(boxes)).toBe(1);
});

test('B34 · the title of an application is one line on a phone, in every language', async ({
  page,
  context,
  baseURL,
}) => {
  const borrower = await enter(context, baseURL);
  await borrower.certified();
  const orderId = await borrower.apply();
  for (const language of ['en', 'fil', 'hi', 'zh']) {
    await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
    await open(page, routePath('loanDetail', { orderId }));
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText('CL');
    if (language === 'en') await expect(title).toHaveText(/^Application CL/u);
    expect(await linesOf(page, '.c-app-bar-title'), language).toBe(1);
  }
});

test('B30 · with letters twice as large an amount is whole, and no title breaks inside a word', async ({
  page,
}) => {
  await open(page, `${routePath('product', { productId: wishes.ph.productId })}&market=ph`);
  await expect(page.locator('#amount')).toBeEditable();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.getByRole('slider').press('End');
  await expect(page.locator('#amount')).toHaveValue('20,000');
  const isCut = () => page.locator('#amount').evaluate((box) => box.scrollWidth > box.clientWidth);
  expect(await isCut()).toBe(false);
  // "Everyday loan": as many lines as words at most.
  expect(await linesOf(page, '.c-app-bar-title')).toBeLessThanOrEqual(2);
  const bar = await page.locator('.c-app-bar').boundingBox();
  const title = await page.locator('.c-app-bar-title').boundingBox();
  expect(title!.y - bar!.y).toBeGreaterThanOrEqual(4);
});

test('B31 B47 · in a browser nobody is asked for notices on the phone; a switch stands beside its title', async ({
  page,
  context,
  baseURL,
}) => {
  await enter(context, baseURL);
  await open(page, routePath('privacyChoices'));
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Notifications on this phone' })).toHaveCount(0);
  for (const head of await page.locator('.v-head:has(.v-switch)').all()) {
    const [title, knob] = [
      await head.getByRole('heading').boundingBox(),
      await head.getByRole('switch').boundingBox(),
    ];
    expect(knob!.x).toBeGreaterThanOrEqual(title!.x + title!.width);
  }
});

test('B27 B44 B48 · late, the rail says so; offline, paying is pale; and no bar stands empty', async ({
  page,
  context,
  baseURL,
}) => {
  const borrower = await enter(context, baseURL);
  await borrower.certified();
  await borrower.borrow();
  await open(page, routePath('home'));
  const pay = page.getByRole('link', { name: /^Pay /u });
  await expect(pay).toBeVisible();
  await context.setOffline(true);
  await expect(pay).toHaveClass(/c-button-pale/u);
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await context.setOffline(false);
  await expect(pay).not.toHaveClass(/c-button-pale/u);
  await open(page, routePath('privacyChoices', { view: 'delete' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.c-sticky-bar')).toHaveCount(0);
});
