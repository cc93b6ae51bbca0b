import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { byTurns } from './by-turns.ts';
import { axeFaults } from './axe-faults.ts';
import { weighPart, weighScreens } from '../scripts/develop/weigh-screens.ts';
import { live, type Market } from './identity-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { expect, test } from './server.ts';

const markets = {
  ph: { product: 'Everyday loan', productId: 'ph-instalments', sign: '₱', amount: '8,000' },
  in: { product: 'Long loan', productId: 'in-two-years', sign: '₹', amount: '23,000' },
} as const;

const productPath = (market: Market) =>
  `${routePath('product', { productId: markets[market].productId })}&market=${market}`;
const amountField = (page: Page) => page.getByRole('textbox', { name: 'How much?' });
const slider = (page: Page) => page.getByRole('slider');
const applyButton = (page: Page) => page.getByRole('button', { name: /^Apply for/ });
const checked = (page: Page) => page.getByText('Our server has checked these figures.');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}

/** The figures in sight have been confirmed by the server, and the field with its keypad is there. */
/** The page as it is sent where its answers can't be had: it asks for them itself. */
async function withoutAnswers(page: Page): Promise<void> {
  await page.route('**/*productId=*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const url = route.request().url().replace('productId=', 'without=');
    return route.fulfill({ response: await route.fetch({ url }) });
  });
}

async function openProduct(page: Page, market: Market): Promise<void> {
  await open(page, productPath(market));
  await checked(page).waitFor();
  await expect(amountField(page)).toBeEditable();
}

/** What the server itself answers for the choice in sight. */
async function serverQuote(page: Page, market: Market, amount: number, instalments: number) {
  const term = JSON.stringify({ instalments, every: { count: 1, unit: 'month' } });
  const { productId } = markets[market];
  const query = new URLSearchParams({ productId, amount: String(amount), term });
  const answer = await page.request.get(`/api/product/quote${market === 'ph' ? '' : '-yd'}?${query}`);
  return ((await answer.json()) as { quote: { netReceived: number; totalToRepay: number; cost: number } })
    .quote;
}

const text = (market: Market, minor: number) => {
  const [whole = '', cents] = (minor / 100).toFixed(2).split('.');
  const grouped = Number(whole).toLocaleString(market === 'ph' ? 'en-PH' : 'en-IN');
  return `${markets[market].sign}${grouped}.${cents}`;
};

for (const market of ['ph', 'in'] as const) {
  test(`P1 · R7 · R18 · from the company page to a price in two taps, without a login: ${market}`, async ({
    page,
  }) => {
    await page.goto(`/?market=${market}`);
    await page.getByRole('link', { name: 'See your price' }).first().click();
    await live(page);
    const { product, sign, amount } = markets[market];
    await expect(page.getByText('Lowest rate first. No login to see a price.')).toBeVisible();
    const cards = page.getByRole('list', { name: 'Loans, lowest rate first' }).getByRole('listitem');
    await expect(cards.first()).toContainText('Lowest rate');
    await expect(cards.first()).toContainText(product);
    await page.getByRole('link', { name: product }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
    await expect(amountField(page)).toHaveValue(amount);
    await expect(applyButton(page)).toHaveText(`Apply for ${sign}${amount}`);
    await checked(page).waitFor();
  });

  test(`the slider's figures are the server's to the cent, at every stop: ${market}`, async ({ page }) => {
    await openProduct(page, market);
    const months = market === 'ph' ? 3 : 18;
    for (const key of ['ArrowRight', 'End', 'Home'] as const) {
      await slider(page).press(key);
      const amount = Number(await slider(page).inputValue());
      const { netReceived, totalToRepay, cost } = await serverQuote(page, market, amount, months);
      // Before the server has been asked: these are computed here.
      const main = page.getByRole('main');
      for (const minor of [netReceived, totalToRepay, cost]) {
        await expect(main).toContainText(text(market, minor));
      }
    }
    await checked(page).waitFor();
  });
}

test('the keypad types an amount; one that is not offered is told in words and not priced', async ({
  page,
}) => {
  await openProduct(page, 'ph');
  await amountField(page).click();
  const keypad = page.getByRole('group', { name: 'Keypad' });
  for (const digit of '9500') await keypad.getByRole('button', { name: digit, exact: true }).click();
  await expect(amountField(page)).toHaveValue('9,500');
  await keypad.getByRole('button', { name: 'Done' }).click();
  await expect(applyButton(page)).toHaveText('Apply for ₱9,500');
  await expect(slider(page)).toHaveValue('950000');
  await amountField(page).fill('9750');
  await page.getByRole('button', { name: 'Choose an amount' }).click();
  await expect(page.getByText('Choose ₱2,000 to ₱20,000, in steps of ₱500.')).toBeVisible();
  await expect(amountField(page)).toBeFocused();
  await expect(page.getByText('The loan costs you')).toBeHidden();
});

test('the worked example of the screens stands in its arithmetic, row by row, down to zero', async ({
  page,
}) => {
  await openProduct(page, 'ph');
  await expect(page.getByRole('main')).toContainText('₱8,730.56');
  await expect(page.getByRole('main')).toContainText('6.13 % per month');
  await expect(page.getByRole('main')).toContainText('₱61.32 per month');
  await page.getByText('Show the arithmetic').click();
  const payments = page.getByRole('table', { name: '1. Each payment' });
  await expect(payments.getByRole('row').nth(1)).toContainText('8,000.00');
  await expect(payments.getByRole('row').last()).toContainText('8,730.56');
  const held = page.getByRole('table', { name: '2. The effective rate' });
  await expect(held.getByRole('row').nth(1)).toContainText('475.85');
  await expect(held.getByRole('row').nth(3)).toContainText('0.00');
  await expect(held.getByRole('row').last()).toContainText('970.56');
  await expect(page.getByText('8,000.00 × 54 % × 1/12 = 360.00')).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
});

test('a choice outlasts a reload and the login that applying asks for', async ({ page }) => {
  await openProduct(page, 'ph');
  await slider(page).press('ArrowRight');
  await page.getByRole('radio', { name: /^4/ }).check();
  await page.reload();
  await live(page);
  await expect(applyButton(page)).toHaveText('Apply for ₱8,500');
  await expect(page.getByRole('radio', { name: /^4/ })).toBeChecked();
  await applyButton(page).click();
  await page.getByRole('button', { name: 'Allow and apply' }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  const from = new URL(page.url()).searchParams.get('from');
  expect(from).toBe(routePath('product', { productId: 'ph-instalments' }));
  // The login shows what it is for, and the way back to change it.
  await expect(page.getByText('₱8,500 over 4 months')).toBeVisible();
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(applyButton(page)).toHaveText('Apply for ₱8,500');
});

test('where the server says something else, its figures are shown and the difference is told', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') told.push(request.postData() ?? '');
  });
  // The page speaks scrambled names; a server that answers plain ones is understood too.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'fetch' || !route.request().url().includes('800000'))
      return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('873056', '873057');
    return route.fulfill({ response: answer, body });
  });
  await withoutAnswers(page);
  await open(page, productPath('ph'));
  await expect(page.getByRole('main')).toContainText('₱8,730.57');
  await expect.poll(() => told.join('\n')).toContain('quote.differed');
});

test('offline the price is still computed, and nothing can be sent', async ({ page, context }) => {
  await openProduct(page, 'ph');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await slider(page).press('End');
  await expect(page.getByRole('main')).toContainText('₱19,400.00');
  await expect(page.getByText('Worked out on your phone. Our server is checking it.')).toBeVisible();
  await expect(applyButton(page)).toHaveAttribute('aria-disabled', 'true');
  await context.setOffline(false);
  await checked(page).waitFor();
});

test('what can’t be loaded says so and is tried again; a product that is not there leads to those that are', async ({
  page,
}) => {
  await page.route(/\/api\/|\/[a-z-]+\/[a-z-]+$/, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
  );
  await withoutAnswers(page);
  for (const path of [routePath('recommendationList'), productPath('ph')]) {
    await open(page, path);
    await expect(page.getByRole('heading', { name: 'We could not show this page' })).toBeVisible();
  }
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await checked(page).waitFor();
  await open(page, routePath('product', { productId: 'no-such-loan' }));
  await expect(page.getByRole('heading', { name: 'This loan is not offered' })).toBeVisible();
  await page.getByRole('link', { name: 'See all loans' }).click();
  await expect(page.getByRole('link', { name: 'Everyday loan' })).toBeVisible();
});

test('WCAG · no fault in either theme; everything fits 320 px in four languages, text twice as large too', async ({
  page,
  baseURL,
}) => {
  const paths = [routePath('recommendationList'), productPath('ph'), productPath('in')];
  for (const [at, path] of paths.entries()) {
    for (const colorScheme of byTurns(at, ['light', 'dark'] as const)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, path);
      await page.locator('.q-sums, .rl-card').first().waitFor();
      expect(await axeFaults(page), path).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 740 });
  for (const [at, path] of paths.entries()) {
    for (const language of byTurns(at, ['fil', 'zh', 'hi', 'en'])) {
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL! }]);
      await open(page, path);
      await page.locator('.q-sums, .rl-card').first().waitFor();
      if (path !== routePath('recommendationList')) {
        // The most that can be borrowed has the widest figures.
        await slider(page).press('End');
        await page.locator('summary').first().click();
        await page.locator('.q-steps').waitFor();
      }
      expect(await layoutFaults(page), `${language} ${path}`).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWide, `${language} ${path} at 200 %`).toBe(false);
    }
  }
});

test('a price costs a phone little: the engine at most 12 KB, what shows it 4, the keypad 8 and the arithmetic 6', () => {
  const KB = 1024;
  const screen = 'src/screens/product/screen.ts';
  const engine = 'src/lending/quote/quote-engine.ts';
  const added = (name: string) => weighScreens().screens.find((each) => each.screen === name)?.added;
  expect(added('recommendation-list')).toBeLessThanOrEqual(6 * KB);
  // With what takes a loan along to the login and the steps: some 100 bytes more than the price alone.
  expect(added('product')).toBeLessThanOrEqual(9.75 * KB);
  // Shared with the screen where an offer is signed; both markets' rules are in it, and no schema library.
  expect(weighPart(engine)).toBeGreaterThan(5 * KB);
  // It holds the exact arithmetic twice: in doubles where they provably fit, and in bigints beyond.
  expect(weighPart(engine)).toBeLessThanOrEqual(12 * KB);
  expect(weighPart('src/screens/product/price-part.tsx', [screen])).toBeLessThanOrEqual(4 * KB);
  expect(weighPart('src/screens/product/amount-box.tsx', [screen])).toBeLessThanOrEqual(8 * KB);
  expect(
    weighPart('src/screens/product/arithmetic/arithmetic-view.tsx', [screen, engine]),
  ).toBeLessThanOrEqual(6 * KB);
});
