import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { expectOneSum } from './expect-one-sum.ts';
import { live } from './identity-page.ts';
import { dayPlus, passDaysTo } from './repay-days.ts';
import { enterWithLoan, money, openHistory, openLoan, sandboxPost, type Debtor } from './repay-page.ts';
import { expect, test } from './repay-server.ts';

type Row = { dueOn: string; total: number; penalty: number; isDisputed: boolean; mayDispute: boolean };
type Details = { rows: Row[] };
type Inbox = { messages: { kind: string }[] };

const market = 'ph';
const why = 'You were right: the bank had it on the 18th.';
const said = (page: Page) => page.getByRole('list', { name: 'Messages' });
const link = (page: Page) => page.getByRole('link', { name: 'I don’t agree with this charge' });
const rests = (page: Page) => page.getByText('While we review it, nothing is added to it.');
const firstOf = async ({ borrower, loanId }: Debtor) =>
  (await borrower.get<Details>('loan/details', { loanId })).rows[0] as Row;
/** What falls due soon and what is late are told by messages of two kinds. */
const isReminder = ({ kind }: Inbox['messages'][number]) => kind === 'reminder' || kind === 'late-reminder';
const reminders = async ({ borrower }: Debtor) =>
  (await borrower.get<Inbox>('message/list')).messages.filter(isReminder).length;

/** After weeks nobody is logged in any more. */
async function logInAgain(page: Page, url: string, debtor: Debtor): Promise<Debtor> {
  const borrower = await BorrowerByApi.logIn(url, market, debtor.borrower.phone);
  await debtor.borrower.dispose();
  await page.context().clearCookies({ name: /session/ });
  await page.context().addCookies(await borrower.cookies());
  return { ...debtor, borrower };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}

/** From the row of the loan to a complaint that was sent, and back: the row says that the charge rests. */
async function disputeOnRow(page: Page, debtor: Debtor, charge: number): Promise<string> {
  await openLoan(page, debtor);
  await link(page).click();
  const about = page.getByRole('region', { name: 'I don’t agree with this charge' });
  await expect(about.getByText('Late charge', { exact: true })).toBeVisible();
  await expect(about).toContainText(money(market, charge));
  await expect(page.getByRole('radio', { name: /^Payment missing/u })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Why is it wrong?' }).fill('I paid on the 18th. My bank says so.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForURL(/[?&]reportId=/);
  await expect(page.getByRole('heading', { name: 'We have your complaint' })).toBeVisible();
  const reportId = new URL(page.url()).searchParams.get('reportId') ?? '';
  await page.getByRole('link', { name: /^CL-/u }).click();
  await expect(rests(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your complaints' })).toBeVisible();
  await expect(link(page)).toHaveCount(0);
  return reportId;
}

/** Staff take the charge back on the sandbox's page, and say why. */
async function waiveOnSandbox(page: Page, reportId: string): Promise<void> {
  await open(page, routePath('sandbox'));
  const card = page.locator(`[data-complaint="${reportId}"]`);
  await expect(card.getByText('Charge disputed')).toBeVisible();
  await card.getByRole('textbox', { name: 'What you say' }).fill(why);
  await card.getByRole('button', { name: 'Waive the charge' }).click();
  await expect(card.locator('.c-chip', { hasText: 'Answered' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Waive the charge' })).toHaveCount(0);
}

test('A9.4 A7.2 A18.16 · a late charge is disputed on its row, rests while somebody looks at it, and is taken back; the next one stands; the books tie', async ({
  page,
  candor,
  books,
}) => {
  const entered = await enterWithLoan(page, candor, market);
  const { dueOn } = await firstOf(entered);
  await passDaysTo(page, candor, { market, day: dayPlus(dueOn, 6) });
  const debtor = await logInAgain(page, candor.url, entered);
  const { borrower, loanId } = debtor;
  // Three days before, on the day, one and three days after it.
  await expect.poll(() => reminders(debtor)).toBe(4);
  const charged = await firstOf(debtor);
  expect(charged.penalty).toBeGreaterThan(0);
  const reportId = await disputeOnRow(page, debtor, charged.penalty);

  // The seventh day after the due date is one on which people are reminded.
  await passDaysTo(page, candor, { market, day: dayPlus(dueOn, 9) });
  expect(await firstOf(debtor)).toMatchObject({ isDisputed: true, total: charged.total });
  expect(await reminders(debtor)).toBe(4);
  await openLoan(page, debtor);
  await expect(page.getByText(money(market, charged.total), { exact: true }).first()).toBeVisible();
  await expect(rests(page)).toBeVisible();
  await expectOneSum(borrower, loanId, { books });

  await waiveOnSandbox(page, reportId);
  await open(page, routePath('complaints'));
  await expect(page.locator('.c-chip', { hasText: 'New answer' })).toBeVisible();
  await page.getByRole('link', { name: 'A charge or fee' }).click();
  await expect(said(page).getByText(why)).toBeVisible();
  await page.getByRole('link', { name: /^CL-/u }).click();
  const left = charged.total - charged.penalty;
  await expect(page.getByText(money(market, left), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(money(market, charged.total), { exact: true })).toHaveCount(0);
  await expect(rests(page)).toHaveCount(0);
  await openHistory(page);
  await expect(page.getByText('Taken off what you owe')).toBeVisible();
  const { totals, events } = await expectOneSum(borrower, loanId, { books });
  expect(totals.waived).toBe(charged.penalty);
  expect(events.at(-1)).toMatchObject({ kind: 'waiver', amount: charged.penalty });

  // It is still not paid: what is charged from now on is looked at too, and stands.
  await passDaysTo(page, candor, { market, day: dayPlus(dueOn, 11) });
  const anew = await firstOf(debtor);
  expect(anew).toMatchObject({ mayDispute: true, isDisputed: false });
  const wish = { kind: 'charge', loanId, row: 1, words: 'Again?', answerWay: 'app' };
  const { reportId: second } = await borrower.post<{ reportId: string }>('problem/save', wish);
  await sandboxPost(page, 'problem-act', {
    reportId: second,
    act: 'let-stand',
    words: 'Two days, as agreed.',
  });
  await openLoan(page, debtor);
  await expect(page.getByText(money(market, anew.total), { exact: true }).first()).toBeVisible();
  await expect(link(page)).toHaveCount(0);
  await open(page, routePath('complaints', { view: 'new', loanId, row: '1' }));
  await expect(page.getByRole('heading', { name: 'This can’t be reported here' })).toBeVisible();
  await passDaysTo(page, candor, { market, day: dayPlus(dueOn, 12) });
  expect((await firstOf(debtor)).total).toBeGreaterThan(anew.total);
  await expectOneSum(borrower, loanId, { books, endedOn: dayPlus(dueOn, 11) });
  await borrower.dispose();
});
