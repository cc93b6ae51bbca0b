import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { bothMarkets, byTurns } from './by-turns.ts';
import { endDays, sandbox } from './borrow-page.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import type { Market } from './identity-page.ts';
import { expect, test } from './identity-server.ts';
import { expectUsable } from './expect-usable.ts';

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

async function withLoan(page: Page, baseURL: string, market: Market) {
  const borrower = await BorrowerByApi.logIn(baseURL, market).then((one) => one.certified());
  const loanId = await borrower.borrow();
  await page.context().addCookies(await borrower.cookies());
  return { borrower, loanId };
}

async function open(page: Page, market: Market, path: string): Promise<void> {
  await page.goto(`${path}&market=${market}`);
  await page.waitForFunction(() => document.querySelector('.c-skeleton, .c-bone') === null);
}

for (const market of byTurns(0, bothMarkets)) {
  test(`A7.10 A7.14 · ${market}: leaving in the cooling-off days begins with its exact sum`, async ({
    page,
    baseURL,
  }) => {
    const { borrower, loanId } = await withLoan(page, baseURL, market);
    await open(page, market, routePath('loanDetail', { loanId }));
    await expect(page.getByRole('button', { name: 'Cancel this loan' })).toBeVisible();
    // Nobody is led to the dearer of two ways out.
    await expect(page.getByRole('link', { name: /^Settle today for/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel this loan' }).click();
    await expect(page.getByText('You pay back')).toBeVisible();
    await expectUsable(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay [₱₹]/ })
      .click();
    await page.waitForURL(/paymentId=/);
    const paymentId = new URL(page.url()).searchParams.get('paymentId') ?? '';
    const { payBack } = await borrower.get<{ payBack: number }>('loan/cancel-detail', { loanId });
    expect(await borrower.get('loan/payment-status', { paymentId })).toMatchObject({
      meantFor: 'cooling-off-exit',
      amount: payBack,
    });
    // Whoever comes back finds the code again, and sees the loan end by itself when the money has come.
    await open(page, market, routePath('loanDetail', { loanId }));
    await expect(page.getByText(/^You have asked to cancel/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See how to pay it' })).toHaveAttribute(
      'href',
      new RegExp(paymentId),
    );
    await sandbox(page.context(), 'pay', { paymentId, act: 'pay' });
    await expect(page.getByText(/^You cancelled it on .+ You owe nothing\.$/u)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What you paid back' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Certificate of cancellation' })).toBeVisible();
    await expectUsable(page);
  });
}

test('A6.1 · every tab of the list is whole on a narrow phone, and choosing one moves no other', async ({
  page,
  baseURL,
}) => {
  await withLoan(page, baseURL, 'ph');
  await open(page, 'ph', `${routePath('orders')}?`);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(5);
  const places = () =>
    tabs.evaluateAll((all) =>
      all.map((tab) => {
        const { left, top, right } = tab.getBoundingClientRect();
        return [left, top, right].map(Math.round);
      }),
    );
  await expect(tabs.first().locator('.c-badge')).toBeVisible();
  const before = await places();
  for (const [left = 0, , right = 0] of before) expect([left >= 0, right <= 360]).toEqual([true, true]);
  for (const name of ['In review', 'To repay', 'Finished', 'All']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    expect(await places()).toEqual(before);
  }
});

test('A7.2 · the day of every instalment and its amount stand on one line, also in another year', async ({
  page,
  baseURL,
}) => {
  const { loanId } = await withLoan(page, baseURL, 'in');
  await open(page, 'in', routePath('loanDetail', { loanId }));
  const rows = page.getByRole('list', { name: 'Your payments' }).getByRole('listitem');
  await expect(rows.filter({ hasText: /\d{4}/u })).not.toHaveCount(0);
  const apart = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const [day, amount] = [row.querySelector('time'), row.querySelector('[data-figure]')];
      if (!day || !amount) return [row.textContent];
      const [one, other] = [day.getBoundingClientRect(), amount.getBoundingClientRect()];
      return one.bottom <= other.top || other.bottom <= one.top ? [row.textContent] : [];
    }),
  );
  expect(apart).toEqual([]);
});

test('A7.2 A7.5 · what was paid before its time is taken off everywhere, and nobody is asked for it again', async ({
  page,
  context,
  baseURL,
}) => {
  const { borrower, loanId } = await withLoan(page, baseURL, 'ph');
  await sandbox(context, 'pay', { paymentId: await borrower.wantToPay(loanId), act: 'pay' });
  await open(page, 'ph', routePath('loanDetail', { loanId }));
  await expect(page.getByText(/^Your credit of ₱2,910\.19 pays the instalment of /)).toBeVisible();
  await expect(page.getByText('₱5,820.37', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay', exact: true })).toBeVisible();
  await expectUsable(page);
  await page.goto(`${routePath('home')}?market=ph`);
  await expect(page.getByText(/^Your credit pays what is due until /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay', exact: true })).toBeVisible();
  // Leaving costs less in these days.
  await expect(page.getByRole('link', { name: /^Settle all of it today/ })).toHaveCount(0);
  await expectUsable(page);
});

test('A7.17 A7.18 · whoever can’t pay says so on the loan’s page, and is told that nobody chases them', async ({
  page,
  baseURL,
}) => {
  const { loanId } = await withLoan(page, baseURL, 'ph');
  await open(page, 'ph', routePath('loanDetail', { loanId }));
  await page.getByRole('button', { name: /^I can’t pay/ }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Choose one.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'What would help you?' })).toBeFocused();
  await page.getByRole('radio', { name: /^I’ll pay on a day I choose/ }).check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('group', { name: 'I pay on' })).toBeVisible();
  await page.getByRole('radio', { name: /^None of these fits/ }).check();
  const story = page.getByRole('textbox', { name: /^What happened/ });
  await story.fill('My shop was flooded.');
  // A sheet that was closed by mistake has lost nothing.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /^I can’t pay/ }).click();
  await expect(story).toHaveValue('My shop was flooded.');
  await expect(page.getByRole('radio', { name: /^None of these fits/ })).toBeChecked();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  const said = page.getByText(/You don’t need to pay until we answer/);
  await expect(page.getByRole('dialog').getByText(/You don’t need to pay until we answer/)).toBeVisible();
  await expect(page.getByRole('dialog').locator(':focus')).toContainText(
    'You don’t need to pay until we answer',
  );
  // What was asked for, and by when it is answered; the other ways are folded.
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/We answer by \w{3} \d/u)).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'You asked for' })).toBeVisible();
  await expect(sheet.getByText('To talk to a person')).toBeVisible();
  await expect(story).toBeHidden();
  await expectUsable(page);
  await sheet.getByText('Ask for something else instead').click();
  await expect(story).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(said).toBeVisible();
  await expectUsable(page);
});

test('A7.4 A7.16 · what moved money is listed on the loan’s page, and its statement is a file', async ({
  page,
  baseURL,
}) => {
  const { loanId } = await withLoan(page, baseURL, 'in');
  await open(page, 'in', routePath('loanDetail', { loanId }));
  await page.getByText('Payments and charges').click();
  await expect(page.getByText(/then owed ₹/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Statement as a file' }).click();
  await page.getByRole('radio', { name: 'Other days' }).check();
  await expect(page.getByRole('group', { name: 'From' })).toBeVisible();
  await expectUsable(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Get the file' }).click();
  expect((await file).suggestedFilename()).toMatch(/^statement-.*\.pdf$/);
});

test('A7.3 A7.9 · a delay is shown beside paying in time, and begins with the payment of its fee', async ({
  page,
  context,
  baseURL,
}) => {
  const { borrower, loanId } = await withLoan(page, baseURL, 'ph');
  await open(page, 'ph', routePath('repayDelay', { loanId }));
  await expect(page.getByRole('heading', { name: 'You can’t move it now' })).toBeVisible();
  await expect(
    page.getByText(/^This is possible from \w{3},? \d+ \w+ to \w{3},? \d+ \w+, around the due date\.$/),
  ).toBeVisible();
  await expectUsable(page);
  await open(page, 'ph', routePath('loanDetail', { loanId }));
  await expect(page.getByRole('link', { name: /^Delay this instalment/ })).toHaveCount(0);

  const { rows } = await borrower.get<{ rows: { dueOn: string }[] }>('loan/details', { loanId });
  const fourBefore = Date.parse(rows[0]?.dueOn ?? '') - 4 * 86_400_000;
  await endDays(context, 'ph', new Date(fourBefore).toISOString().slice(0, 10));
  await open(page, 'ph', routePath('repayDelay', { loanId }));
  await expect(page.getByRole('heading', { name: /costs nothing extra$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay ₱2,910.19 now' })).toBeVisible();
  await expect(
    page.getByText(/Pay ₱1,455\.10 of it first. Moving the rest then costs ₱14\.55/),
  ).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: /^Move it for ₱/ }).click();
  await expect(page.getByText(/the instalment moves to/)).toBeVisible();
  await expectUsable(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay ₱/ })
    .click();
  await page.waitForURL(/paymentId=/);
  const paymentId = new URL(page.url()).searchParams.get('paymentId') ?? '';
  expect(await borrower.get('loan/payment-status', { paymentId })).toMatchObject({ meantFor: 'delay' });

  await open(page, 'ph', routePath('repayDelay', { loanId }));
  await expect(page.getByText(/^You chose to move this instalment/)).toBeVisible();
  // What was accepted is not offered again: its fee has a code already.
  await expect(page.getByRole('button', { name: /^Move it for ₱/ })).toHaveCount(0);
  await expectUsable(page);
  await sandbox(context, 'pay', { paymentId, act: 'pay' });
  await open(page, 'ph', routePath('loanDetail', { loanId }));
  await expect(page.getByText(/Moved from/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Delay this instalment/ })).toHaveCount(0);
  await expectUsable(page);
});

test('A7.9 · a delay that another tab has made impossible is not begun: the new figures are shown first', async ({
  page,
  context,
  baseURL,
}) => {
  const { borrower, loanId } = await withLoan(page, baseURL, 'ph');
  const { rows } = await borrower.get<{ rows: { dueOn: string }[] }>('loan/details', { loanId });
  const fourBefore = Date.parse(rows[0]?.dueOn ?? '') - 4 * 86_400_000;
  await endDays(context, 'ph', new Date(fourBefore).toISOString().slice(0, 10));
  await open(page, 'ph', routePath('repayDelay', { loanId }));
  await page.getByRole('button', { name: /^Move it for ₱/ }).click();
  const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay ₱/ });
  await expect(pay).toBeVisible();
  const paid = await borrower.wantToPay(loanId);
  await sandbox(context, 'pay', { paymentId: paid, act: 'pay' });
  await pay.dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'You can’t move it now' })).toBeVisible();
  const { loan } = await borrower.get<{ loan: { openPayments: unknown[] } }>('loan/details', { loanId });
  expect(loan.openPayments).toEqual([]);
});

test('A7.2 A7.3 · somebody else’s loan is found by nobody', async ({ page, baseURL }) => {
  const { loanId } = await withLoan(page, baseURL, 'in');
  const stranger = await BorrowerByApi.logIn(baseURL, 'in');
  await page.context().clearCookies();
  await page.context().addCookies(await stranger.cookies());
  for (const key of ['loanDetail', 'repayDelay'] as const) {
    await open(page, 'in', routePath(key, { loanId }));
    await expect(page.getByRole('heading', { name: 'We can’t find this one' })).toBeVisible();
  }
});
