import { routePath } from '@candor/contract/routes';
import { expect, type Page } from '@playwright/test';
import { BorrowerByApi, type Wish } from './borrower-by-api.ts';
import { live, type Market } from './identity-page.ts';
import type { ShiftedCandor } from './identity-server.ts';
import { catchUp } from './repay-days.ts';

/** A page moves on by itself; on a busy machine after a while. */

/** As the page writes it: ₱2,910.19, ₹1,00,000.00. */
export function money(market: Market, minor: number): string {
  const [sign, locale] = market === 'ph' ? ['₱', 'en-PH'] : ['₹', 'en-IN'];
  return `${sign}${(minor / 100).toLocaleString(locale, { minimumFractionDigits: 2 })}`;
}

export type Debtor = { readonly borrower: BorrowerByApi; readonly loanId: string; readonly market: Market };

/** A running loan, paid out by the business day of today, in this browser. */
export async function enterWithLoan(
  page: Page,
  candor: ShiftedCandor,
  market: Market,
  wish?: Wish,
): Promise<Debtor> {
  await catchUp(page, candor, market);
  const borrower = await BorrowerByApi.logIn(candor.url, market);
  const loanId = await borrower.certified().then(() => borrower.borrow(wish));
  await page.context().addCookies(await borrower.cookies());
  return { borrower, loanId, market };
}

/** Weeks later the login has ended: in by a code again, in this browser too. */
export async function comeBack(
  page: Page,
  url: string,
  { borrower, market }: Debtor,
): Promise<BorrowerByApi> {
  const again = await BorrowerByApi.logIn(url, market, borrower.phone);
  await page.context().clearCookies({ name: /session/ });
  await page.context().addCookies(await again.cookies());
  return again;
}

async function open(page: Page, market: Market, path: string): Promise<void> {
  const address = new URL(path, 'http://x');
  address.searchParams.set('market', market);
  await page.goto(address.pathname + address.search);
  await live(page);
}

export const openHome = (page: Page, { market }: Debtor) => open(page, market, routePath('home'));
export const openLoan = (page: Page, { market, loanId }: Debtor) =>
  open(page, market, routePath('loanDetail', { loanId }));
export const openDelay = (page: Page, { market, loanId }: Debtor) =>
  open(page, market, routePath('repayDelay', { loanId }));

/** From home to the page on which one chooses what to pay. */
export async function fromHomeToPaying(page: Page, debtor: Debtor): Promise<void> {
  await openHome(page, debtor);
  await page.getByRole('link', { name: /^Pay\b/ }).click();
  await expect(choice(page, 'Everything')).toBeVisible();
}

export const choice = (page: Page, title: string) =>
  page.getByRole('radio', { name: new RegExp(`^${title}`) });
export const getCode = (page: Page) => page.getByRole('button', { name: /^Pay\b/ });

/** Chooses what and how, and taps; leaves at the code. */
export async function takeCode(
  page: Page,
  { market }: Debtor,
  wish: { readonly amount: number; readonly way: string; readonly choice?: string },
): Promise<string> {
  if (wish.choice !== undefined) await choice(page, wish.choice).check();
  await page.getByRole('radio', { name: new RegExp(`^${wish.way}`) }).check();
  await expect(getCode(page)).toHaveText(
    new RegExp(`${escaped(money(market, wish.amount))} (?:with|at|by) `),
  );
  await getCode(page).click();
  return paymentIn(page);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Once the address names it. */
export async function paymentIn(page: Page): Promise<string> {
  await page.waitForURL(/[?&]paymentId=/);
  return new URL(page.url()).searchParams.get('paymentId') ?? '';
}

/** Somebody pays, or does something else: what the sandbox's page does, without its buttons. */
export async function sandboxPays(
  page: Page,
  paymentId: string,
  wish: { readonly act?: string; readonly amount?: number } = {},
): Promise<void> {
  await sandboxPost(page, 'pay', { paymentId, act: 'pay', ...wish });
}

export async function sandboxPost<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const answer = await page.context().request.post(`/api/sandbox/${path}`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

/** Nobody reloads: the page says by itself that the money has come. */
export async function expectPaid(page: Page): Promise<void> {
  await expect(
    page.getByText(/(?:is|are) paid in full\.| left for |^Paid\. (?:Thank you\.|Your )/).first(),
  ).toBeVisible();
}

/** From a payment that was made back to the loan, which says the same as the books. */
export async function backToLoan(page: Page, { market }: Debtor, owed: number): Promise<void> {
  await page.getByRole('link', { name: /^Back to (?:your|my|the) loan$/ }).click();
  await expectOwed(page, market, owed);
}

async function expectOwed(page: Page, market: Market, owed: number): Promise<void> {
  await expect(page.getByText('You still owe', { exact: true })).toBeVisible();
  await expect(page.getByText(money(market, owed), { exact: true }).first()).toBeVisible();
}

/** Opens the list of all that moved money, newest first. */
export async function openHistory(page: Page): Promise<void> {
  await page.getByText('Payments and charges').click();
  await expect(page.getByText('Paid out to you')).toBeVisible();
}

/** Taps and gets a file. */
export async function expectPdf(page: Page, button: RegExp): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
}
