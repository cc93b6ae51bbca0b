import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bothMarkets, byTurns } from './by-turns.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { expectOneSum } from './expect-one-sum.ts';
import type { ShiftedCandor } from './identity-server.ts';
import { businessDay, dayPlus, passDaysTo } from './repay-days.ts';
import {
  backToLoan,
  choice,
  enterWithLoan,
  expectPaid,
  expectPdf,
  fromHomeToPaying,
  getCode,
  money,
  openHistory,
  openLoan,
  paymentIn,
  sandboxPays,
  sandboxPost,
  takeCode,
  type Debtor,
} from './repay-page.ts';
import { expect, test } from './repay-server.ts';

type Choices = { everything: { pay: number; saves: number }; instalment: { pay: number } | null };

const choicesOf = ({ borrower, loanId }: Debtor) => borrower.get<Choices>('loan/choices', { loanId });

/** What is offered first: the next instalment, else all the rest. */
async function nextAmount(debtor: Debtor): Promise<number> {
  const { instalment, everything } = await choicesOf(debtor);
  return (instalment ?? everything).pay;
}

test('R1 A7.5 A7.8 A7.11 A7.15 · ph: an instalment over the counter, and the rest by online bank', async ({
  page,
  candor,
  books,
}) => {
  const debtor = await enterWithLoan(page, candor, 'ph');
  const { borrower, loanId } = debtor;
  await passSomeDays(page, candor, debtor);
  for (const [what, way, title] of [
    ['instalment', '7-Eleven', 'This instalment'],
    ['everything', 'BPI Online', 'Everything'],
  ] as const) {
    await fromHomeToPaying(page, debtor);
    const amount = (await choicesOf(debtor))[what]?.pay ?? 0;
    await sandboxPays(page, await takeCode(page, debtor, { amount, way, choice: title }));
    await expectPaid(page);
    await expectPdf(page, /receipt/i);
    const { totals } = await expectOneSum(borrower, loanId, { books });
    await backToLoan(page, debtor, totals.owed);
  }
  await expect(page.getByText('Nothing more is due.')).toBeVisible();
  await openHistory(page);
  await expect(page.getByText('You paid', { exact: true })).toHaveCount(2);
  await borrower.dispose();
});

test('A7.7 A18.10 · in: by UPI with the bank’s number, after a mistyped one, another’s and one that was used', async ({
  page,
  candor,
  books,
}) => {
  const debtor = await enterWithLoan(page, candor, 'in');
  const { borrower, loanId } = debtor;
  const other = await BorrowerByApi.logIn(candor.url, 'in').then((one) => one.certified());
  const otherLoan = await other.borrow();
  await passSomeDays(page, candor, debtor);
  const [own, next, others] = [newUtr(), newUtr(), newUtr()];
  await other.post('loan/submit-utr', { paymentId: await other.wantToPay(otherLoan), utr: others });

  for (const [wrong, right] of [
    [['12345', others], own],
    [[own], next],
  ] as const) {
    await fromHomeToPaying(page, debtor);
    const amount = await nextAmount(debtor);
    const paymentId = await takeCode(page, debtor, { amount, way: 'UPI' });
    await expect(page.locator('.c-qr-code svg')).toBeVisible();
    await page.getByRole('link', { name: 'I have paid' }).click();
    const number = page.getByRole('textbox', { name: /UTR/ });
    const send = page.getByRole('button', { name: 'Send the number' });
    for (const utr of wrong) {
      await number.fill(utr);
      await send.click();
      await expect(number).toHaveAttribute('aria-invalid', 'true');
      const words =
        utr === '12345' ? /^This does not look like a bank’s number/ : /^This number was used before/;
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(number).toHaveValue(utr);
    }
    await number.fill(right);
    await send.click();
    await expect(page.getByText(/^We are checking/).first()).toBeVisible();
    expect(await readStatement(page, { utr: right, amount })).toMatchObject({ credited: 1, waiting: 0 });
    await expectPaid(page);
    const { totals, events } = await expectOneSum(borrower, loanId, { books });
    expect(events.at(-1)).toMatchObject({ kind: 'payment', amount, paymentId });
    await backToLoan(page, debtor, totals.owed - totals.credit);
  }
  await openHistory(page);
  await expectPdf(page, /^Receipt$/);

  // Two have named the same number: finance sees both, and decides.
  const pay = await nextAmount({ ...debtor, borrower: other, loanId: otherLoan });
  expect(await readStatement(page, { utr: others, amount: pay })).toMatchObject({ credited: 0, waiting: 1 });
  const { suspense } = await waiting(page);
  const found = suspense.find(({ externalId }) => externalId === others);
  expect(found?.candidates.map((candidate) => candidate.loanId).toSorted()).toEqual(
    [loanId, otherLoan].toSorted(),
  );
  await sandboxPost(page, 'match', { paymentId: found?.paymentId, loanId: otherLoan, decision: 'match' });
  await expectOneSum(borrower, loanId, { books });
  const { totals } = await expectOneSum(other, otherLoan, { books });
  expect(totals.paid).toBe(pay);
  await other.dispose();
  await borrower.dispose();
});

const ways = { ph: 'Maya', in: 'Bank transfer' } as const;

for (const market of byTurns(0, bothMarkets)) {
  test(`A7.5 A7.6 A7.8 · ${market}: a part, too much, and then all of it, with the saving shown before`, async ({
    page,
    candor,
    books,
  }) => {
    const debtor = await enterWithLoan(page, candor, market);
    const { borrower, loanId } = debtor;
    const way = ways[market];
    await passSomeDays(page, candor, debtor);
    const { instalment, everything } = await choicesOf(debtor);
    const [whole, most] = [instalment?.pay ?? 0, everything.pay];

    await fromHomeToPaying(page, debtor);
    await choice(page, 'Another amount').check();
    const typed = page.locator('#own-amount');
    await typed.fill('99999');
    await page.keyboard.press('Escape');
    await getCode(page).click();
    await expect(page.locator('#own-amount-error')).toContainText(money(market, most));
    await expect(typed).toHaveValue(/^99,?999$/);
    await typed.fill('500');
    await page.keyboard.press('Escape');
    await sandboxPays(page, await takeCode(page, debtor, { amount: 50_000, way }));
    await expectPaid(page);
    const part = await expectOneSum(borrower, loanId, { books });
    expect(part.totals).toMatchObject({ paid: 50_000, charges: 0, waived: 0, credit: 0 });
    await backToLoan(page, debtor, part.totals.owed);

    await fromHomeToPaying(page, debtor);
    const due = (await choicesOf(debtor)).instalment?.pay ?? 0;
    expect(due).toBe(whole - 50_000);
    const paymentId = await takeCode(page, debtor, { amount: due, way, choice: 'This instalment' });
    await sandboxPays(page, paymentId, { act: 'pay-other-amount', amount: due + 10_000 });
    await expectPaid(page);
    const tooMuch = await expectOneSum(borrower, loanId, { books });
    const { loan } = await borrower.get<{ loan: { credit: number } }>('loan/details', { loanId });
    expect(loan.credit).toBe(10_000);
    // Credit is taken off what is still owed.
    await backToLoan(page, debtor, tooMuch.totals.owed);

    await fromHomeToPaying(page, debtor);
    await expect(page.getByText(`You have ${money(market, 10_000)} of credit`)).toBeVisible();
    const { pay, saves } = (await choicesOf(debtor)).everything;
    expect(saves).toBeGreaterThan(0);
    await expect(page.getByText(`You save ${money(market, saves)}`)).toBeVisible();
    await sandboxPays(page, await takeCode(page, debtor, { amount: pay, way, choice: 'Everything' }));
    await expectPaid(page);
    const { totals } = await expectOneSum(borrower, loanId, { books });
    expect(totals).toMatchObject({ owed: 0, credit: 0, waived: saves });
    await backToLoan(page, debtor, 0);
    await expect(page.getByText('Nothing more is due.')).toBeVisible();
    await borrower.dispose();
  });
}

for (const market of byTurns(1, bothMarkets)) {
  test(`A7.10 A7.14 · ${market}: the loan is given back in the cooling-off days for exactly the sum that was shown`, async ({
    page,
    candor,
    books,
  }) => {
    const debtor = await enterWithLoan(page, candor, market);
    const { borrower, loanId } = debtor;
    await openLoan(page, debtor);
    const { payBack } = await borrower.get<{ payBack: number }>('loan/cancel-detail', { loanId });
    await page.getByRole('button', { name: 'Cancel this loan' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Pay ${money(market, payBack)}` })
      .click();
    await sandboxPays(page, await paymentIn(page));
    await expectPaid(page);
    const { totals } = await expectOneSum(borrower, loanId, { books });
    expect(totals).toMatchObject({ paid: payBack, owed: 0, credit: 0 });
    await backToLoan(page, debtor, 0);
    await expect(page.getByText('Cancelled').first()).toBeVisible();
    await borrower.dispose();
  });
}

/** Until the first instalment is running: what is paid on the very day of the payout is kept for it. */
async function passSomeDays(page: Page, candor: ShiftedCandor, { market }: Debtor): Promise<void> {
  await passDaysTo(page, candor, { market, day: dayPlus(await businessDay(page, market), 2) });
}

const newUtr = () => `4${String(randomInt(10 ** 11)).padStart(11, '0')}`;

type Imported = { credited: number; waiting: number };
type Waiting = { suspense: { paymentId: string; externalId: string; candidates: { loanId: string }[] }[] };

/** The bank's statement of the day shows this transfer. */
async function readStatement(
  page: Page,
  { utr, amount }: { utr: string; amount: number },
): Promise<Imported> {
  const line = `${await businessDay(page, 'in')},${utr},${(amount / 100).toFixed(2)},UPI`;
  const csv = `Date,Reference,Credit,Narration\n${line}\n`;
  return sandboxPost<Imported>(page, 'statement', { market: 'in', csv, isDryRun: false });
}

/** What finance has to look at. */
async function waiting(page: Page): Promise<Waiting> {
  const answer = await page.context().request.get('/api/sandbox/payments?market=in');
  return (await answer.json()) as Waiting;
}
