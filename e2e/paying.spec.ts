import { routePath } from '@candor/contract/routes';
import type { BrowserContext, Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { live, type Market } from './identity-page.ts';
import { expectUsable } from './expect-usable.ts';
import { expect, test } from './server.ts';

type Payer = { readonly borrower: BorrowerByApi; readonly paymentId: string };

/** A borrower with a running loan and a code for its next instalment, in this browser. */
async function enter(context: BrowserContext, url: string, market: Market, kind?: string): Promise<Payer> {
  const borrower = await BorrowerByApi.logIn(url, market);
  const loanId = await borrower.certified().then(() => borrower.borrow());
  await context.addCookies(await borrower.cookies());
  return { borrower, paymentId: await borrower.wantToPay(loanId, kind) };
}

async function open(page: Page, market: Market, address: string): Promise<void> {
  await page.goto(`${address}&market=${market}`);
  await live(page);
}

/** What a cashier, a bank or a vendor would do. */
async function sandboxPay(context: BrowserContext, paymentId: string, act: string): Promise<void> {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const answer = await context.request.post('/api/sandbox/pay', { data: { paymentId, act }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('R1 R5 A7.11 · ph: over the counter, the code is shown, "yes" finds nothing yet, and the page moves on when it is paid', async ({
  page,
  context,
  baseURL,
}) => {
  const { paymentId } = await enter(context, baseURL, 'ph');
  await open(page, 'ph', routePath('paymentInstructions', { paymentId }));
  await expect(page.getByText('Waiting for your payment.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Bar code \d+$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'At the store' })).toBeVisible();
  await expectUsable(page);

  // Who opens the question itself may say no; who has said that it is paid is not asked again.
  await open(page, 'ph', routePath('repaymentYesNo', { paymentId }));
  await page.getByRole('button', { name: 'No, not yet' }).click();
  await expect(page.getByRole('heading', { name: 'You can still pay' })).toBeFocused();
  await page.getByRole('link', { name: 'Show how to pay' }).click();
  await page.getByRole('link', { name: 'I have paid' }).click();
  await expect(page.getByRole('heading', { name: 'We have not seen it yet' })).toBeVisible();
  // Nothing is said of a question that had no answer.
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('The connection to our server broke.')).toBeVisible();
  await expect(page.getByText(/^Checked at/)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/^Checked at \d\d:\d\d: not here yet\.$/)).toBeVisible();
  await expectUsable(page);

  await sandboxPay(context, paymentId, 'pay');
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByText('You still owe')).toBeVisible();
  await expectUsable(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save receipt' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('R1 · ph: a payment that failed says so and offers another way', async ({ page, context, baseURL }) => {
  const { paymentId } = await enter(context, baseURL, 'ph');
  await sandboxPay(context, paymentId, 'fail');
  await open(page, 'ph', routePath('paymentInstructions', { paymentId }));
  await expect(page.getByText(/^This payment did not go through\./).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Bar code/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Choose how to pay' })).toBeVisible();
  // Who did pay is told whom to show the receipt to, and not to wait.
  await open(page, 'ph', routePath('repaymentYesNo', { paymentId, answer: 'yes' }));
  await expect(
    page.getByText(/^If you did pay, keep the receipt and send us a picture of it: \S+@/),
  ).toBeVisible();
  await expect(page.getByText(/moves on by itself/)).toHaveCount(0);
  await expectUsable(page);
});

test('R1 · ph: a payment that was taken back leads to another', async ({ page, context, baseURL }) => {
  const { paymentId } = await enter(context, baseURL, 'ph');
  await sandboxPay(context, paymentId, 'pay');
  await open(page, 'ph', routePath('paymentInstructions', { paymentId }));
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await sandboxPay(context, paymentId, 'reverse');
  await page.reload();
  await page.getByRole('link', { name: 'Choose how to pay' }).click();
  await expect(page.getByText('How much do you want to pay?')).toBeVisible();
});

test('A7.7 · ph: a transfer’s number is asked for without India’s words', async ({
  page,
  context,
  baseURL,
}) => {
  const { paymentId } = await enter(context, baseURL, 'ph', 'bank-transfer');
  await open(page, 'ph', routePath('repaymentYesNo', { paymentId, answer: 'yes' }));
  const number = page.getByRole('textbox', { name: 'Transfer number', exact: true });
  await number.fill('12');
  await page.getByRole('button', { name: 'Send the number' }).click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/UTR|UPI|NEFT/)).toHaveCount(0);
});

test('R5 A7.7 · in: a number of the wrong shape is told at its field, a right one is looked for, and the money is found', async ({
  page,
  context,
  baseURL,
}) => {
  const { paymentId } = await enter(context, baseURL, 'in');
  // Who pays from another phone has the UPI ID to type or copy, and reads when the number is needed.
  await open(page, 'in', routePath('paymentInstructions', { paymentId }));
  const upiId = page.locator('.pi-account > div', { hasText: 'UPI ID' });
  await expect(upiId.locator('dd').first()).toHaveText('candor@okbank');
  await expect(upiId.getByRole('button', { name: /^Copy/ })).toBeVisible();
  await expect(page.getByText(/If you typed the UPI ID.*send us the 12-digit UTR/)).toBeVisible();
  await open(page, 'in', routePath('repaymentYesNo', { paymentId }));
  await page.getByRole('button', { name: 'Yes, I have paid' }).click();
  const number = page.getByRole('textbox', { name: 'UTR number' });
  const send = page.getByRole('button', { name: 'Send the number' });
  await send.click();
  await expect(page.getByText('Type the number that your bank shows.')).toBeVisible();
  await number.fill('12345');
  await send.click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveValue('12345');
  await expectUsable(page);

  const utr = String(Date.now()).slice(-12).padStart(12, '4');
  await number.fill(utr);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you, we have your number' })).toBeFocused();
  await expect(page.getByText(utr)).toBeVisible();
  await expectUsable(page);

  await sandboxPay(context, paymentId, 'pay');
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
});

/** Where a tap would lead: what a browser asks the phone to open, seen by the debugging protocol. */
async function tapped(page: Page, tap: () => Promise<void>): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const asked = new Promise<string>((take) =>
    session.on('Page.frameRequestedNavigation', ({ url }) => take(url)),
  );
  await session.send('Page.enable');
  await tap();
  const url = await asked;
  await session.detach();
  return url;
}

test('R1 · in: a tap opens the UPI app with payee, amount and reference; an iPhone asks which app', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const { borrower, paymentId } = await enter(context, baseURL, 'in');
  const { qr } = await borrower.get<{ qr: string }>('loan/payment-status', { paymentId });
  const address = routePath('paymentInstructions', { paymentId });
  await open(page, 'in', address);
  await expect(page.getByRole('heading', { name: 'Choose your UPI app' })).toHaveCount(0);
  const link = await tapped(page, () => page.getByRole('link', { name: 'Open your UPI app' }).tap());
  expect(link).toBe(qr);
  expect(link).toMatch(/^upi:\/\/pay\?pa=candor@okbank&pn=[^&]+&tr=\w+&tn=[^&]+&am=\d+\.\d\d&cu=INR/u);

  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const size = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const iphone = await browser.newContext({ baseURL, userAgent, ...size });
  await iphone.addCookies(await borrower.cookies());
  const apple = await iphone.newPage();
  await open(apple, 'in', address);
  await expect(apple.getByRole('heading', { name: 'Choose your UPI app' })).toBeVisible();
  await expect(apple.getByRole('link', { name: 'Open your UPI app' })).toHaveCount(0);
  await expectUsable(apple);
  const values = qr.slice(qr.indexOf('?'));
  for (const [name, start] of [
    ['Google Pay', 'gpay://upi/pay'],
    ['PhonePe', 'phonepe://pay'],
    ['Paytm', 'paytmmp://pay'],
    ['BHIM', 'bhim://pay'],
  ] as const)
    expect(await tapped(apple, () => apple.getByRole('link', { name, exact: true }).tap())).toBe(
      `${start}${values}`,
    );
  // Without any of them the square code and the UPI ID are there as before.
  await expect(apple.getByRole('img', { name: /UPI/u })).toBeVisible();
  await iphone.close();
});

test('R1 R5 · a payment of somebody else, or of nobody, is not here', async ({ page, context, baseURL }) => {
  const { paymentId } = await enter(context, baseURL, 'ph');
  await context.clearCookies({ name: /session/ });
  const stranger = await BorrowerByApi.logIn(baseURL, 'ph');
  await context.addCookies(await stranger.cookies());
  for (const key of ['paymentInstructions', 'repaymentYesNo'] as const) {
    for (const id of [paymentId, 'nothing']) {
      await open(page, 'ph', routePath(key, { paymentId: id }));
      await expect(page.getByRole('heading', { name: 'We can’t find this payment' })).toBeVisible();
    }
  }
});
