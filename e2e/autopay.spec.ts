import { routePath } from '@candor/contract/routes';
import type { Database } from '@candor/store/database';
import { openDebitsOf, openTryOf } from '@candor/store/mandates';
import type { Page } from '@playwright/test';
import { wishes } from './borrower-by-api.ts';
import { bothMarkets } from './by-turns.ts';
import { expectOneSum } from './expect-one-sum.ts';
import { expectUsable } from './expect-usable.ts';
import { live, messagesTo, type Market } from './identity-page.ts';
import type { ShiftedCandor } from './identity-server.ts';
import { dayPlus, passDaysTo } from './repay-days.ts';
import {
  comeBack,
  enterWithLoan,
  fromHomeToPaying,
  openLoan,
  sandboxPays,
  takeCode,
  expectPaid,
  type Debtor,
} from './repay-page.ts';
import { expect, test } from './repay-server.ts';

type Autopay = {
  state: string;
  dues: { dueOn: string; amount: number }[];
  total: number;
  next: { dueOn: string; isTold: boolean; isRequested: boolean; bouncedOn: string | null } | null;
};
type Details = { loan: { owed: number }; rows: { dueOn: string; state: string }[] };

const autopayOf = ({ borrower, loanId }: Debtor) => borrower.get<Autopay>('loan/autopay', { loanId });
const stateOf = async ({ borrower, loanId }: Debtor, n: number) =>
  (await borrower.get<Details>('loan/details', { loanId })).rows[n]?.state;

const openAutopay = async (page: Page, { market, loanId }: Debtor) => {
  await page.goto(`${routePath('autopay', { loanId })}&market=${market}`);
  await live(page);
};

/** From the loan's page to the payer's bank, and back when it is allowed. */
async function setUp(page: Page, debtor: Debtor, button: string): Promise<string> {
  await openLoan(page, debtor);
  await page.getByRole('link', { name: /^Autopay/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectUsable(page);
  const { total } = await autopayOf(debtor);
  const { loan } = await debtor.borrower.get<Details>('loan/details', { loanId: debtor.loanId });
  expect(total).toBe(loan.owed);
  await page.getByRole('button', { name: button }).tap();
  await page.waitForURL(/\/sandbox-bank\//);
  const mandateId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Allow' }).tap();
  await page.getByRole('link', { name: 'Back to the lender' }).tap();
  await live(page);
  await expect(page.getByText('Autopay is on')).toBeVisible();
  await expectUsable(page);
  return mandateId;
}

type Around = { readonly candor: ShiftedCandor; readonly books: Database; readonly mandateId: string };
type Requested = { readonly debtor: Debtor; readonly payment: string };

/** Days later, in a login of that day. */
async function on(page: Page, candor: ShiftedCandor, debtor: Debtor, day: string): Promise<Debtor> {
  await passDaysTo(page, candor, { market: debtor.market, day });
  const borrower = await comeBack(page, candor.url, debtor);
  await debtor.borrower.dispose();
  return { ...debtor, borrower };
}

/** On the day before, the borrower was told; then the due day, until the debit was asked for. */
async function requested(
  page: Page,
  { candor, books, mandateId }: Around,
  before: Debtor,
  dueOn: string,
): Promise<Requested> {
  const told = await on(page, candor, before, dayPlus(dueOn, -1));
  await expect.poll(async () => (await autopayOf(told)).next?.isTold).toBe(true);
  const debtor = await on(page, candor, told, dueOn);
  // To the minute 24 hours after the notice was handed over, and when the worker looks again.
  await candor.pass(600);
  await expect.poll(async () => (await autopayOf(debtor)).next?.isRequested).toBe(true);
  const payment = await books.read(async (tx) => {
    const [debit = ''] = await openDebitsOf(tx, mandateId);
    return (await openTryOf(tx, debit))?.paymentId ?? '';
  });
  return { debtor, payment };
}

const bank = (page: Page, payment: string, act: string) =>
  page.context().request.post(`/sandbox-bank/${payment}`, { form: { act }, maxRedirects: 0 });

const told = async (page: Page, { market, borrower }: Debtor, words: RegExp) =>
  (await messagesTo(page.context(), market, borrower.phone)).some(({ text }) => words.test(text));

/** The inbox says in full what an SMS only names. */
const readsInInbox = async (page: Page, { market }: Debtor, title: string) => {
  await page.goto(`${routePath('inbox')}?market=${market}`);
  await live(page);
  await expect(page.getByText(title).first()).toBeVisible();
};

/** A mandate of which nothing is open is turned to once an hour: the borrower reads then what comes back. */
async function isSentBack(page: Page, candor: ShiftedCandor, debtor: Debtor): Promise<void> {
  const title = 'Autopay money goes back to you';
  type Inbox = { messages: { title: string }[] };
  let looks = 0;
  const isThere = async () => {
    // Another hour only when the worker had its time.
    if (looks++ % 20 === 0) await candor.pass(3_700);
    return (await debtor.borrower.get<Inbox>('message/list')).messages.some((each) => each.title === title);
  };
  await expect.poll(isThere).toBe(true);
  await readsInInbox(page, debtor, title);
}

test('A15.970 A15.971 · ph: a wallet pays what is due, once more where it had too little, and what came twice goes back', async ({
  page,
  candor,
  books,
}) => {
  let debtor = await enterWithLoan(page, candor, 'ph');
  const mandateId = await setUp(page, debtor, 'Allow in GCash');
  const [first = '', second = '', third = ''] = (await autopayOf(debtor)).dues.map(({ dueOn }) => dueOn);
  const around = { candor, books, mandateId };

  await test.step('the first is debited by itself', async () => {
    ({ debtor } = await requested(page, around, debtor, first));
    await openAutopay(page, debtor);
    await expect(page.getByText('It is being debited now')).toBeVisible();
    await candor.pass(120);
    await expect.poll(() => stateOf(debtor, 0)).toBe('paid');
    expect(await told(page, debtor, /autopay/i)).toBe(true);
  });

  await test.step('the second brings nothing, and is debited on the next day', async () => {
    const asked = await requested(page, around, debtor, second);
    debtor = asked.debtor;
    expect((await bank(page, asked.payment, 'find-too-little')).status()).toBe(303);
    await openAutopay(page, debtor);
    await expect(page.getByText(/^There was too little on /)).toBeVisible();
    await expectUsable(page);
    debtor = await on(page, candor, debtor, dayPlus(second, 1));
    await candor.pass(600);
    await expect.poll(async () => (await autopayOf(debtor)).next?.isRequested).toBe(true);
    expect((await autopayOf(debtor)).next?.dueOn).toBe(second);
    await candor.pass(120);
    await expect.poll(() => stateOf(debtor, 1)).toBe('paid');
  });

  await test.step('the third is paid by hand while it is debited: one pays, the other goes back', async () => {
    const asked = await requested(page, around, debtor, third);
    debtor = asked.debtor;
    const { loan } = await debtor.borrower.get<Details>('loan/details', { loanId: debtor.loanId });
    await fromHomeToPaying(page, debtor);
    const wish = { amount: loan.owed, way: 'GCash', choice: 'Everything' };
    await sandboxPays(page, await takeCode(page, debtor, wish));
    await expectPaid(page);
    await bank(page, asked.payment, 'pay');
    await isSentBack(page, candor, debtor);
    expect((await autopayOf(debtor)).state).toBe('expired');
    const { totals } = await expectOneSum(debtor.borrower, debtor.loanId, { books });
    expect(totals.owed).toBe(0);
  });
  await debtor.borrower.dispose();
});

test('A15.972 A15.973 · in: one is skipped, UPI pays the next, and off in one tap means nothing more', async ({
  page,
  candor,
  books,
}) => {
  let debtor = await enterWithLoan(page, candor, 'in');
  const mandateId = await setUp(page, debtor, 'Approve in my UPI app');
  const [first = '', second = '', third = ''] = (await autopayOf(debtor)).dues.map(({ dueOn }) => dueOn);

  await test.step('the first is skipped: nothing is debited, and the second is next', async () => {
    await page.getByRole('button', { name: /^Skip / }).tap();
    const dialog = page.getByRole('dialog', { name: /^Skip / });
    await dialog.getByRole('button', { name: 'Skip it' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await autopayOf(debtor)).next?.dueOn).toBe(second);
    debtor = await on(page, candor, debtor, first);
    await fromHomeToPaying(page, debtor);
    const { dues } = await autopayOf(debtor);
    const wish = { amount: dues[0]?.amount ?? 0, way: 'UPI', choice: 'This instalment' };
    await sandboxPays(page, await takeCode(page, debtor, wish));
    await expectPaid(page);
  });

  await test.step('the second is debited by itself', async () => {
    ({ debtor } = await requested(page, { candor, books, mandateId }, debtor, second));
    await candor.pass(120);
    await expect.poll(() => stateOf(debtor, 1)).toBe('paid');
    await expectOneSum(debtor.borrower, debtor.loanId, { books });
  });

  await test.step('told of the third, the borrower turns it off: nothing is debited', async () => {
    debtor = await on(page, candor, debtor, dayPlus(third, -1));
    await expect.poll(async () => (await autopayOf(debtor)).next?.isTold).toBe(true);
    await openAutopay(page, debtor);
    await page.getByRole('button', { name: 'Turn autopay off' }).tap();
    await expect(page.getByText(/^Autopay is off\. Pay by /)).toBeVisible();
    debtor = await on(page, candor, debtor, third);
    await candor.pass(600);
    const { state, next } = await autopayOf(debtor);
    expect([state, next]).toEqual(['cancelled', null]);
    expect(await stateOf(debtor, 2)).not.toBe('paid');
    await expectOneSum(debtor.borrower, debtor.loanId, { books });
  });
  await debtor.borrower.dispose();
});

/** Long enough for three months by autopay, one by hand and one after it was turned off. */
const halfAYear = (market: Market) => ({
  ...wishes[market],
  term: { instalments: 6, every: { count: 1, unit: 'month' } } as const,
});
const words = {
  ph: { allow: 'Allow in GCash', byHand: 'GCash' },
  in: { allow: 'Approve in my UPI app', byHand: 'UPI' },
} as const;

for (const market of bothMarkets) {
  test(`A15.970 A15.971 A15.973 · ${market}: three months are debited, one at the second try; what was paid by hand meanwhile goes back; off ends it`, async ({
    page,
    candor,
    books,
  }) => {
    let debtor = await enterWithLoan(page, candor, market, halfAYear(market));
    const mandateId = await setUp(page, debtor, words[market].allow);
    const dues = (await autopayOf(debtor)).dues.map(({ dueOn }) => dueOn);
    const around = { candor, books, mandateId };
    const isPaid = async (n: number) => {
      await candor.pass(120);
      await expect.poll(() => stateOf(debtor, n)).toBe('paid');
      await expectOneSum(debtor.borrower, debtor.loanId, { books });
    };

    await test.step('the first month', async () => {
      ({ debtor } = await requested(page, around, debtor, dues[0] ?? ''));
      await isPaid(0);
    });

    await test.step('the second bounces once, and is debited when the scheme lets it be tried again', async () => {
      const asked = await requested(page, around, debtor, dues[1] ?? '');
      debtor = asked.debtor;
      expect((await bank(page, asked.payment, 'find-too-little')).status()).toBe(303);
      await expect.poll(async () => (await autopayOf(debtor)).next?.bouncedOn).toBe(dues[1]);
      debtor = await on(page, candor, debtor, dayPlus(dues[1] ?? '', 1));
      await candor.pass(600);
      await expect.poll(async () => (await autopayOf(debtor)).next?.isRequested).toBe(true);
      await isPaid(1);
    });

    await test.step('the third month', async () => {
      ({ debtor } = await requested(page, around, debtor, dues[2] ?? ''));
      await isPaid(2);
    });

    await test.step('the fourth is paid by hand in the minute of its debit: one payment, the other goes back', async () => {
      const asked = await requested(page, around, debtor, dues[3] ?? '');
      debtor = asked.debtor;
      const before = (await debtor.borrower.get<Details>('loan/details', { loanId: debtor.loanId })).loan
        .owed;
      const { amount } = (await autopayOf(debtor)).dues[0] ?? { amount: 0 };
      await fromHomeToPaying(page, debtor);
      const wish = { amount, way: words[market].byHand, choice: 'This instalment' };
      await sandboxPays(page, await takeCode(page, debtor, wish));
      await expectPaid(page);
      await bank(page, asked.payment, 'pay');
      await isSentBack(page, candor, debtor);
      const { totals } = await expectOneSum(debtor.borrower, debtor.loanId, { books });
      expect(totals.owed).toBe(before - amount);
    });

    await test.step('turned off in one tap: the fifth is not debited', async () => {
      await openAutopay(page, debtor);
      await page.getByRole('button', { name: 'Turn autopay off' }).tap();
      await expect(page.getByText(/^Autopay is off\. Pay by /)).toBeVisible();
      debtor = await on(page, candor, debtor, dues[4] ?? '');
      await candor.pass(600);
      const { state, next } = await autopayOf(debtor);
      expect([state, next]).toEqual(['cancelled', null]);
      expect(await stateOf(debtor, 4)).not.toBe('paid');
    });
    await debtor.borrower.dispose();
  });
}
