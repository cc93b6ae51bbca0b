import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { expectUsable } from './expect-usable.ts';
import { expect, test } from './server.ts';

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

type Debtor = { readonly borrower: BorrowerByApi; readonly loanId: string };

async function debtorIn(page: Page, baseURL: string, market: 'ph' | 'in'): Promise<Debtor> {
  const borrower = await BorrowerByApi.logIn(baseURL, market).then((one) => one.certified());
  const loanId = await borrower.borrow();
  await page.context().addCookies(await borrower.cookies());
  return { borrower, loanId };
}

const withLoan = (page: Page, baseURL: string, market: 'ph' | 'in') =>
  debtorIn(page, baseURL, market).then(({ loanId }) => loanId);

async function sandboxPay(page: Page, paymentId: string): Promise<void> {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const data = { paymentId, act: 'pay' };
  const answer = await page.context().request.post('/api/sandbox/pay', { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const at = (market: 'ph' | 'in', path: string) => `${path}&market=${market}`;

test('A7.5 A7.6 A7.8 · how much, then how: a code over the counter for the instalment', async ({
  page,
  baseURL,
}) => {
  const loanId = await withLoan(page, baseURL, 'ph');
  await page.goto(at('ph', routePath('repaymentChoice', { loanId })));
  await expect(page.getByRole('radio', { name: /^This instalment/ })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Pay ₱/ })).toBeVisible();

  await page.getByRole('radio', { name: /^Another amount/ }).check();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(/^Type an amount from ₱/)).toBeVisible();
  await page.locator('#own-amount').fill('500');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Pay ₱500\.00 / })).toBeVisible();
  await expectUsable(page);

  await page.getByRole('link', { name: 'What this payment covers' }).click();
  await expect(page.getByRole('heading', { name: 'What this payment covers' })).toBeVisible();
  await expectUsable(page);
  await page.goBack();
  await expect(page.locator('#own-amount')).toHaveValue('500');

  await page.getByRole('radio', { name: /^This instalment/ }).check();
  await page.getByRole('radio', { name: /^7-Eleven/ }).check();
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await expect(page).toHaveURL(/paymentId=/);
});

test('R9 A7.5 A7.7 · by UPI: a square code, the app, and the number that the bank gave', async ({
  page,
  baseURL,
}) => {
  const loanId = await withLoan(page, baseURL, 'in');
  await page.goto(at('in', routePath('repay', { loanId, choice: 'instalment' })));
  await page.getByRole('radio', { name: /^UPI/ }).check();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.locator('.c-qr-code svg')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/machinery');
  await expect(page.getByRole('link', { name: 'Open your UPI app' })).toHaveAttribute('href', /^upi:/);
  await expectUsable(page);

  // Where only the number is left to ask for, nothing is asked before it; a reload asks the same again.
  await page.getByRole('link', { name: 'I have paid' }).click();
  const number = page.getByRole('textbox', { name: 'UTR number' });
  await expect(number).toBeVisible();
  await page.reload();
  await number.fill('12');
  await page.getByRole('button', { name: 'Send the number' }).click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveValue('12');
  // The phone drops the page while the bank's app is open; and a paste is never cut in silence.
  await page.reload();
  await expect(number).toHaveValue('12');
  await number.fill('1234567890'.repeat(5));
  await page.getByRole('button', { name: 'Send the number' }).click();
  await expect(page.getByText('That is longer than a bank’s number.')).toBeVisible();
  await number.fill(String(Date.now()).slice(-12));
  await page.getByRole('button', { name: 'Send the number' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, we have your number' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^You told us that you paid\./).first()).toBeVisible();
  await page.getByRole('link', { name: 'Correct the number' }).click();
  await expect(number).toBeVisible();
});

test('A7.6 · an amount above what is owed is told, with the way to another', async ({ page, baseURL }) => {
  const loanId = await withLoan(page, baseURL, 'ph');
  await page.goto(at('ph', routePath('repay', { loanId, choice: 'own', amount: '99999999' })));
  await expect(page.getByRole('alert')).toContainText('more than you owe');
  await page.getByRole('link', { name: 'Choose another amount' }).click();
  await expect(page.getByText('How much do you want to pay?')).toBeVisible();
});

test('A7.6 · more than the instalment: what the rest does is asked, and the preview is of that answer', async ({
  page,
  baseURL,
}) => {
  const loanId = await withLoan(page, baseURL, 'ph');
  await page.goto(at('ph', routePath('repaymentChoice', { loanId })));
  // A way that is down is told, and can't be chosen.
  await expect(page.getByText(/^Not working now: BDO Online\./)).toBeVisible();
  await expect(page.getByRole('radio', { name: /BDO/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /^Another amount/ }).check();
  await page.locator('#own-amount').fill('99999');
  await expect(page.getByText('₱8,000.00 pays off everything today. Type that or less.')).toBeVisible();
  await page.locator('#own-amount').fill('6000');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Pay ₱6,000\.00 / }).click();
  await expect(page.getByText('You are paying extra. Use ₱6,000.00 to…')).toBeVisible();
  // Nothing is chosen for anybody; the cheapest stands first, and each says what it saves.
  await expect(page.locator('#surplus input:checked')).toHaveCount(0);
  await expect(page.locator('#surplus .c-chip')).toHaveText([
    'You save ₱640.56',
    'You save ₱547.92',
    'Saves nothing',
  ]);
  await page.getByRole('button', { name: /^Pay ₱6,000\.00 / }).click();
  await expect(page.getByText('Choose what the extra should do.')).toBeVisible();
  await expect(page).not.toHaveURL(/paymentId=/);
  const owed = page.locator('.c-sticky-summary strong');
  const smaller = page.getByRole('radio', { name: /^Lower my instalments/ });
  await page.getByRole('radio', { name: /^Finish earlier/ }).check();
  await expect(owed).toHaveText('₱2,090.00');
  await expect(page.getByRole('row', { name: /^Total, ₱/ })).toHaveText(/8,730\.56.*8,090\.00$/);
  await page.getByRole('radio', { name: /^Pay my next instalment/ }).check();
  await expect(owed).toHaveText('₱2,730.56');
  await smaller.check();
  await expect(owed).toHaveText('₱2,182.64');
  await expectUsable(page);
  await page.reload();
  await expect(smaller).toBeChecked();
  await page.getByRole('button', { name: /^Pay ₱6,000\.00 / }).click();
  await expect(page).toHaveURL(/paymentId=/);
});

test('A7.5 · two taps and a lost line make one code at most and lose nothing that was typed', async ({
  page,
  baseURL,
}) => {
  const { borrower, loanId } = await debtorIn(page, baseURL, 'ph');
  await page.goto(at('ph', routePath('repaymentChoice', { loanId })));
  await page.getByRole('radio', { name: /^Another amount/ }).check();
  await page.locator('#own-amount').fill('500');
  await page.keyboard.press('Escape');
  const get = page.getByRole('button', { name: /^Pay ₱500\.00 / });
  await get.click();
  const next = page.getByRole('radio', { name: /^Pay my next instalment/ });
  await next.check();
  await expect(get).toBeVisible();

  // The line breaks while the code is asked for.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await get.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(next).toBeChecked();
  await page.unrouteAll({ behavior: 'wait' });

  // The next page is slow to come: until then a second tap is not a second wish.
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fallback();
  });
  const made = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await get.dblclick();
  await made;
  await page.evaluate(() => document.querySelector<HTMLElement>('.c-sticky-bar button')?.click());
  await expect(page).toHaveURL(/paymentId=/);
  await expect(page.getByText('Waiting for your payment.')).toBeVisible();
  const { loan } = await borrower.get<{ loan: { openPayments: unknown[] } }>('loan/details', { loanId });
  expect(loan.openPayments).toHaveLength(1);

  // Back: the code is still good, and is offered before another is made.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What this payment covers' })).toBeVisible();
  await expect(page.getByText('You started a payment of ₱500.00 that has not arrived.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue with it' }).click();
  await expect(page.getByText('Waiting for your payment.')).toBeVisible();
});

test('A7.8 · where credit covers all but the last instalment nothing is marked, least of all everything', async ({
  page,
  baseURL,
}) => {
  const { borrower, loanId } = await debtorIn(page, baseURL, 'ph');
  const choices = () => borrower.get<{ credit: number; instalment: unknown }>('loan/choices', { loanId });
  for (const paid of [1, 2]) {
    await sandboxPay(page, await borrower.wantToPay(loanId));
    await expect.poll(async () => (await choices()).credit).toBeGreaterThan(paid * 290_000);
  }
  expect((await choices()).instalment).toBeNull();
  await page.goto(at('ph', routePath('repaymentChoice', { loanId })));
  const everything = page.getByRole('radio', { name: /^Everything/ });
  await expect(everything).toBeVisible();
  await expect(page.locator('#choice input:checked')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Please choose one.')).toBeVisible();
  await expect(everything).toBeFocused();
  await expectUsable(page);
  await everything.check();
  await expect(page.getByRole('button', { name: /^Pay ₱/ })).toBeVisible();
});

test('R1 · a code for everything says what it is for and what the shop adds, and is not one to pay once nothing is owed', async ({
  page,
  baseURL,
}) => {
  const { borrower, loanId } = await debtorIn(page, baseURL, 'ph');
  await page.goto(at('ph', routePath('repay', { loanId, choice: 'everything' })));
  await page.getByRole('radio', { name: /^Cebuana/ }).check();
  await page.getByRole('button', { name: /^Pay ₱8,000\.00 / }).click();
  await expect(page.getByText('Waiting for your payment.')).toBeVisible();
  await expect(page.getByText(/^Cebuana.* adds its fee of ₱20\.00: ₱8,020\.00 in all\.$/)).toBeVisible();
  await expect(page.getByText(/^Repays your loan in full if we receive it by /)).toBeVisible();
  await expectUsable(page);

  type Ways = { readonly payTypes: readonly { readonly payTypeId: string; readonly fee: number }[] };
  const wish = { loanId, choice: 'everything' };
  const { payTypes } = await borrower.get<Ways>('loan/init-pay-type', wish);
  const { paymentId } = await borrower.post<{ paymentId: string }>('loan/generate-code', {
    ...wish,
    amount: 800_000,
    payTypeId: payTypes.find(({ fee }) => fee === 0)?.payTypeId,
  });
  await sandboxPay(page, paymentId);
  await page.reload();
  await expect(page.getByText('You owe nothing more. Do not pay this code.').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Bar code/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'I have paid' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to my loan' }).click();
  await expect(page.getByText('Nothing more is due.')).toBeVisible();
});
