import { routePath } from '@candor/contract/routes';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { BorrowerByApi, wishes } from './borrower-by-api.ts';
import { live } from './identity-page.ts';
import { photograph } from './photograph.ts';
import { expect, test } from './server.ts';

/** Somebody logged in on this phone, in the Philippines. */
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

const pathOf = (page: Page) => new URL(page.url()).pathname;
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const summary = (page: Page) => page.getByRole('region', { name: /answers? to check/u });
const keypad = (page: Page) => page.getByRole('group', { name: 'Keypad' });

async function typeInto(page: Page, name: string | RegExp, text: string): Promise<void> {
  await field(page, name).tap();
  await page.keyboard.type(text, { delay: 20 });
}

async function tapKeys(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await keypad(page).getByRole('button', { name: digit, exact: true }).tap();
}

test('B1 · the last step leads on to the loan, and back leads to where the steps were begun', async ({
  page,
  context,
  baseURL,
}) => {
  const borrower = await enter(context, baseURL);
  await borrower.certify();
  await open(page, routePath('home'));
  await page.getByRole('link', { name: 'Continue your application' }).tap();
  // Straight to the form: there is no account to look at yet.
  await page.getByRole('button', { name: 'Continue with GCash' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'All done' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a loan' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe(routePath('home'));
});

test('B1 · back from a later step is back to the list, not to every form before it', async ({
  page,
  context,
  baseURL,
}) => {
  const borrower = await enter(context, baseURL);
  await borrower.certify();
  await open(page, routePath('certification'));
  await page.getByRole('link', { name: /^Job and income/u }).tap();
  await page.locator('#step').waitFor();
  await page.getByRole('button', { name: 'Save and continue' }).tap();
  await page.getByRole('radio', { name: 'GCash' }).waitFor();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'One step left, about 1 min' })).toBeVisible();
});

test('B13 · what was corrected is red no longer, and the keyboard stays where one types', async ({
  page,
  context,
  baseURL,
}) => {
  await enter(context, baseURL);
  await open(page, routePath('certificationBase'));
  await page.getByRole('button', { name: 'Save and continue' }).tap();
  await expect(summary(page)).toBeFocused();
  const lines = summary(page).getByRole('link');
  const before = await lines.count();
  const given = field(page, 'Given names');
  await expect(given).toHaveAttribute('aria-invalid', 'true');
  await typeInto(page, 'Given names', 'Maricel');
  await expect(given).not.toHaveAttribute('aria-invalid', 'true');
  await expect(given).toBeFocused();
  await expect(given).toHaveValue('Maricel');
  await expect(lines).toHaveCount(before - 1);
  const front = page.locator('fieldset:has(input[type="file"])').first();
  await expect(front.locator('.c-field-error')).toBeVisible();
  const buffer = await photograph(page);
  await front
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer });
  await expect(front.getByText('Sent', { exact: true })).toBeVisible();
  await expect(front.locator('.c-field-error')).toHaveCount(0);
  // Sent again, what is left takes the focus as before.
  await page.getByRole('button', { name: 'Save and continue' }).tap();
  await expect(summary(page)).toBeFocused();
});

test('B13 · at the login and at an account, too', async ({ page, context, baseURL }) => {
  await open(page, `${routePath('login')}?market=ph`);
  await page.getByRole('button', { name: 'Send me a code' }).tap();
  await expect(summary(page).getByRole('link')).toHaveCount(1);
  await typeInto(page, /^Mobile number/u, '0917');
  await expect(summary(page)).toHaveCount(0);

  const borrower = await enter(context, baseURL);
  await borrower.certify();
  await open(page, routePath('bankCard', { view: 'add' }));
  await page.getByRole('button', { name: 'Bank account' }).tap();
  await page.getByRole('button', { name: 'Continue', exact: true }).tap();
  await expect(summary(page).getByRole('link')).toHaveCount(2);
  await typeInto(page, 'Account number', '0');
  await expect(summary(page).getByRole('link')).toHaveCount(1);
});

test('B14 · the first key replaces the amount that stands there; too much is told at once, with the most', async ({
  page,
}) => {
  await open(page, `${routePath('product', { productId: wishes.ph.productId })}&market=ph`);
  const amount = page.locator('#amount');
  await expect(amount).toBeEditable();
  await amount.tap();
  await tapKeys(page, '15000');
  await expect(amount).toHaveValue('15,000');
  await keypad(page).getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByRole('button', { name: 'Apply for ₱15,000' })).toBeVisible();
  // The tap that begins again begins anew; the next one sets the caret.
  await amount.tap();
  await tapKeys(page, '80');
  await expect(amount).toHaveValue('80');
  await amount.tap();
  await tapKeys(page, '000');
  await expect(amount).toHaveValue('80,000');
  await keypad(page).getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByText('The most is ₱20,000.')).toBeVisible();
  await expect(page.getByText('Choose an amount to see its price.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose an amount' })).toBeVisible();
  await page.getByRole('button', { name: 'Take ₱20,000' }).tap();
  await expect(amount).toHaveValue('20,000');
  await expect(page.getByText('The most is ₱20,000.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Apply for ₱20,000' })).toBeVisible();
});

test('B16 · whoever applies is asked about the credit check, nothing is marked, and the answer outlasts the login', async ({
  page,
}) => {
  const asked = page.getByRole('heading', { name: 'May we check your credit report?' });
  const apply = page.getByRole('button', { name: /^Apply for/u });
  const agreedTo = () =>
    page
      .evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
      .then((kept) => /bureau/u.test(kept));
  for (const [answer, isAllowed] of [
    ['Apply without the check', false],
    ['Allow and apply', true],
  ] as const) {
    await open(page, `${routePath('product', { productId: wishes.ph.productId })}&market=ph`);
    // The second tap of an impatient thumb lands where an answer now is, and gives none.
    await apply.dblclick();
    await expect(asked).toBeVisible();
    // It comes by itself, and with what it is drawn in.
    await expect(page.locator('.c-modal-body')).toHaveCSS('padding-left', '20px');
    await expect(page.getByText(/Without it a person decides, by the next working day\./u)).toBeVisible();
    await page.goBack();
    await expect(asked).toBeHidden();
    expect(await agreedTo()).toBe(false);
    await apply.tap();
    await page.getByRole('button', { name: answer }).tap();
    await expect.poll(() => pathOf(page)).toBe(routePath('login'));
    expect(await agreedTo()).toBe(isAllowed);
  }
});

test('B24 B25 · an amount that can’t be paid is shown with why, and the way to pay goes along to the next page', async ({
  page,
  context,
  baseURL,
}) => {
  const borrower = await enter(context, baseURL);
  await borrower.certified();
  const loanId = await borrower.borrow();
  await open(page, routePath('repaymentChoice', { loanId }));
  await page.getByRole('radio', { name: /^Another amount/u }).tap();
  await expect(page.locator('#own-amount')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).tap();
  await expect(page.locator('#own-amount')).toBeFocused();
  const wrong = page.getByText(/^Type an amount from/u);
  await expect(wrong).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [said, pad] = [await wrong.boundingBox(), await keypad(page).boundingBox()];
      return said !== null && pad !== null && said.y + said.height <= pad.y;
    })
    .toBe(true);
  await page.getByRole('radio', { name: /^This instalment/u }).tap();
  await page.getByRole('radio', { name: /^7-Eleven/u }).tap();
  await page.getByRole('link', { name: 'What this payment covers' }).tap();
  await expect(page.getByText('Paid with 7-Eleven.')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).tap();
  await expect(page.getByRole('radio', { name: /^7-Eleven/u })).toBeChecked();
  await page.getByRole('radio', { name: /^GCash/u }).tap();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^GCash/u })).toBeChecked();
});

test('B28 · a complaint that is sent while its picture is on the way waits for it, and goes by itself', async ({
  page,
  context,
  baseURL,
}) => {
  await enter(context, baseURL);
  await open(page, routePath('complaints', { view: 'new' }));
  await page.getByRole('radio', { name: /^Payment missing/u }).tap();
  await typeInto(page, 'What went wrong?', 'I paid at the counter.');
  const buffer = await photograph(page, 1600, 1200);
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/api/**', (route, request) =>
    isHolding && (request.postData() ?? '').length > 20_000 ? void held.push(route) : route.continue(),
  );
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer });
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'Sending picture', exact: true })).toBeVisible();
  await expect(summary(page)).toHaveCount(0);
  isHolding = false;
  await held[0]?.continue();
  await expect(page.getByRole('heading', { name: 'We have your complaint' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Photo 1/u })).toBeVisible();
});

test('B17 · who is still logged in is not asked to log in', async ({ page, context, baseURL }) => {
  await enter(context, baseURL);
  // As the last login left it: the end of the number, and the session in its cookie.
  await open(page, `${routePath('login')}?market=ph`);
  await page.evaluate(() =>
    localStorage.setItem('login', JSON.stringify({ version: 1, data: { maskedPhone: '•••• 0101' } })),
  );
  await page.goto('/?market=ph');
  await page.getByRole('link', { name: 'Log in' }).first().tap();
  await expect.poll(() => pathOf(page)).toBe(routePath('home'));
});

test('B17 · who is not, on a phone whose number nobody can read, finds the field empty', async ({ page }) => {
  await open(page, `${routePath('login')}?market=ph`);
  await page.evaluate(() =>
    localStorage.setItem('login', JSON.stringify({ version: 1, data: { maskedPhone: '•••• 0101' } })),
  );
  await open(page, routePath('login'));
  await expect(field(page, /^Mobile number/u)).toHaveValue('');
  await expect(field(page, /^Mobile number/u)).not.toHaveAttribute('placeholder', /./u);
  await expect(page.getByText('0101')).toHaveCount(0);
});

test('B29 · a shorter term that allows less says why, and the longer one has the amount again', async ({
  page,
  context,
  baseURL,
}) => {
  const borrower = await enter(context, baseURL);
  await borrower.certified();
  const orderId = await borrower.apply();
  await borrower.until(orderId, 'approved');
  await open(page, routePath('confirm', { orderId }));
  const change = page.getByRole('button', { name: /^Change Amount and term/u });
  await change.tap();
  const sheet = page.getByRole('dialog');
  const amount = sheet.getByRole('combobox');
  const before = await amount.inputValue();
  await sheet.getByRole('radio', { name: /^2 /u }).tap();
  await expect(
    sheet.getByText(/^Up to .* over 2 months: with more, a payment would be higher/u),
  ).toBeVisible();
  await expect(amount).not.toHaveValue(before);
  await sheet.getByRole('button', { name: /^Take /u }).tap();
  await expect(sheet).toHaveCount(0);
  await change.tap();
  await sheet.getByRole('radio', { name: /^3 /u }).tap();
  await expect(amount).toHaveValue(before);
});

test('B35 · back from another page is back at the line that one read', async ({ page }) => {
  await open(page, `${routePath('product', { productId: wishes.ph.productId })}&market=ph`);
  await expect(page.getByText('Our server has checked these figures.')).toBeVisible();
  await page.getByText('Who can apply').scrollIntoViewIfNeeded();
  const line = await page.evaluate(() => scrollY);
  expect(line).toBeGreaterThan(200);
  await page.getByRole('link', { name: 'Help' }).evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => pathOf(page)).toBe(routePath('customerService'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(line);
});

test('B20 · back closes the sheet and keeps the page; the next one leaves it', async ({
  page,
  context,
  baseURL,
}) => {
  const borrower = await enter(context, baseURL);
  await borrower.certified();
  const loanId = await borrower.borrow();
  await open(page, routePath('orders'));
  await page
    .getByRole('link', { name: /Everyday loan/u })
    .first()
    .tap();
  await expect.poll(() => pathOf(page)).toBe(routePath('loanDetail', { loanId }).split('?')[0]);
  const ask = page.getByRole('button', { name: /can’t pay/iu });
  await ask.tap();
  await typeInto(page, /^What happened/u, 'My shop was flooded.');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ask).toBeVisible();
  await ask.tap();
  await expect(field(page, /^What happened/u)).toHaveValue('My shop was flooded.');
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe(routePath('orders'));
});
