import { routePath } from '@candor/contract/routes';
import dictionary from '../config/wire/current.json' with { type: 'json' };
import { BorrowerByApi, wishes } from './borrower-by-api.ts';
import { live } from './identity-page.ts';
import { expect, test } from './identity-server.ts';

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

function pathsOf(...calls: string[]): string[] {
  const paths: Readonly<Record<string, string>> = dictionary.paths;
  return calls.map((call) => {
    const path = paths[`/api/${call}`];
    if (path === undefined) throw new Error(`nothing is called ${call}`);
    return path;
  });
}

test('the page of who is logged in is drawn with their figures, for them alone, and kept nowhere', async ({
  page,
  browser,
  baseURL,
}) => {
  const borrower = await BorrowerByApi.logIn(baseURL, 'ph').then((one) => one.certified());
  const loanId = await borrower.borrow();
  await page.context().addCookies(await borrower.cookies());
  const addresses = [
    routePath('home'),
    routePath('loanDetail', { loanId }),
    routePath('repay', { loanId, choice: 'instalment' }),
  ].map((path) => `${path}${path.includes('?') ? '&' : '?'}market=ph`);
  const owed = /data-figure="owed"|Pay ₱\d/u;
  for (const address of addresses) {
    const own = await page.request.get(address);
    expect(own.headers()['cache-control']).toBe('no-store');
    expect(await own.text()).toMatch(owed);
  }
  // Somebody else, and nobody.
  const others = await browser.newContext({ baseURL });
  const nobody = await browser.newContext({ baseURL });
  const other = await BorrowerByApi.logIn(baseURL, 'ph');
  await others.addCookies(await other.cookies());
  for (const context of [others, nobody]) {
    for (const [nth, address] of addresses.entries()) {
      const answer = await context.request.get(address);
      // Somebody else's loan is no answer to them: they get the page without one, as nobody does.
      const isAnswered = context === others && nth === 0;
      expect(answer.headers()['cache-control']).toBe(isAnswered ? 'no-store' : 'no-cache');
      expect(await answer.text()).not.toMatch(owed);
    }
    await context.close();
  }
  // The scripts take over what is drawn: they neither ask for it again nor draw it anew, and leave no copy.
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
    await expect(page.locator('.c-skeleton')).toHaveCount(0);
    await expect(page.locator('[data-page]')).toHaveCount(0);
  }
  const first = pathsOf('home/page', 'loan/details', 'loan/choices', 'loan/init-pay-type');
  expect(asked.filter((path) => first.includes(path))).toEqual([]);
  expect(faults).toEqual([]);
});

const product = `${routePath('product', { productId: wishes.ph.productId })}&market=ph`;

test('a price is in the page of whoever looks at it, and is not asked for again', async ({ page }) => {
  const answer = await page.request.get(product);
  expect(answer.headers()['cache-control']).toBe('no-cache');
  expect(await answer.text()).toMatch(/Apply for ₱\d/u);
  // It says the same to the next one, and is not sent again.
  const { etag = '' } = answer.headers();
  const again = await page.request.get(product, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(product);
  await live(page);
  // Each term with its payment: what computes them is there.
  await expect(page.getByRole('radio', { name: /₱/u })).toHaveCount(await page.getByRole('radio').count());
  const first = pathsOf('product/detail', 'product/quote');
  expect(asked.filter((path) => first.includes(path))).toEqual([]);
  expect(faults).toEqual([]);
});

test('what the phone keeps stands in a page that was drawn without it, and a tap before that is none', async ({
  page,
}) => {
  await page.goto(product);
  await live(page);
  const [standard, other] = [page.getByRole('radio').nth(1), page.getByRole('radio').first()];
  await expect(standard).toBeChecked();
  await other.tap();
  await expect(other).toBeChecked();
  let comes = () => undefined as void;
  const held = new Promise<void>((resolve) => (comes = resolve));
  await page.route(/\/assets\/(?!start)/u, async (route) => {
    await held;
    await route.fallback();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect(standard).toBeChecked();
  // By hand: it is not ready to be tapped yet, and nobody sees that.
  await page.getByRole('button', { name: /^Apply for/u }).tap({ force: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  comes();
  await live(page);
  await expect(other).toBeChecked();
  await expect(page.getByRole('radio', { name: /₱/u })).toHaveCount(await page.getByRole('radio').count());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(asked.filter((path) => pathsOf('product/apply').includes(path))).toEqual([]);
});

test('what is chosen before the scripts come is what is paid by, and a price follows what was chosen', async ({
  page,
  baseURL,
}) => {
  const borrower = await BorrowerByApi.logIn(baseURL, 'ph').then((one) => one.certified());
  const loanId = await borrower.borrow();
  await page.context().addCookies(await borrower.cookies());
  const comesLater = async (address: string) => {
    let comes = () => undefined as void;
    const held = new Promise<void>((resolve) => (comes = resolve));
    await page.route(/\/assets\/(?!start)/u, async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    return async () => {
      comes();
      await live(page);
      await page.unroute(/\/assets\/(?!start)/u);
    };
  };
  // A card that was opened holds what it promises.
  let come = await comesLater(`${routePath('loanDetail', { loanId })}&market=ph`);
  await page.getByText('Payments and charges').tap();
  await come();
  await expect(page.getByText(/then owed ₱/).first()).toBeVisible();

  come = await comesLater(`${routePath('repay', { loanId, choice: 'instalment' })}&market=ph`);
  const way = page.getByRole('radio', { name: /^Cebuana/u });
  await expect(way).not.toBeChecked();
  await page.locator('label', { has: way }).tap();
  await expect(way).toBeChecked();
  await come();
  await expect(way).toBeChecked();
  // What is paid by is what the button says; it is tapped once it stands still.
  await page.getByRole('button', { name: /^Pay ₱[\d,.]+ at Cebuana/u }).tap();
  await expect(page.getByRole('heading', { level: 1, name: /^Pay at Cebuana/u })).toBeVisible();

  await page.context().clearCookies();
  come = await comesLater(product);
  const other = page.getByRole('radio').first();
  await expect(other).not.toBeChecked();
  await page.locator('label.c-radio').first().tap();
  const slider = page.getByRole('slider').first();
  const before = await page.getByRole('button', { name: /^Apply for/u }).textContent();
  await slider.focus();
  await page.keyboard.press('End');
  await come();
  await expect(other).toBeChecked();
  const most = Number(await slider.getAttribute('max'));
  await expect(slider).toHaveValue(String(most));
  await expect(page.getByRole('button', { name: /^Apply for/u })).not.toHaveText(before ?? '');
});
