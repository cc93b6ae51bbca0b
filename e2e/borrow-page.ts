import { routePath } from '@candor/contract/routes';
import { openDatabase } from '@candor/store/database';
import { startEmbedded } from '@candor/store/embedded';
import { verifyBooks } from '@candor/store/ledger';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { live, type Market } from './identity-page.ts';

/** What the sandbox's page does, without its buttons. */
export async function sandbox(context: BrowserContext, path: string, data: object): Promise<void> {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const answer = await context.request.post(`/api/sandbox/${path}`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The books' days up to this one are closed, as the lender's day-end does it. */
export async function endDays(context: BrowserContext, market: Market, last: string): Promise<void> {
  const answer = await context.request.get('/api/sandbox/clock');
  const { clocks } = (await answer.json()) as { clocks: { market: Market; businessDate: string }[] };
  const from = clocks.find((clock) => clock.market === market)?.businessDate ?? '';
  const to = new Date(Date.parse(`${last}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  await sandbox(context, 'clock-move', { market, from, to });
}

/** A borrower whose order waits for a person, in a browser that is logged in. */
export async function referred(
  page: Page,
  baseURL: string,
  market: Market,
): Promise<{ readonly borrower: BorrowerByApi; readonly orderId: string }> {
  const borrower = await BorrowerByApi.logIn(baseURL, market);
  await borrower.certified();
  await sandbox(page.context(), 'stand-ins', { decides: false });
  const orderId = await borrower.apply();
  await borrower.until(orderId, 'in-review');
  await page.context().addCookies(await borrower.cookies());
  return { borrower, orderId };
}

export async function openOrder(page: Page, market: Market, orderId: string): Promise<void> {
  await page.goto(`${routePath('loanDetail', { orderId })}&market=${market}`);
  await live(page);
}

export async function openOffer(page: Page, market: Market, orderId: string): Promise<void> {
  await page.goto(`${routePath('confirm', { orderId })}&market=${market}`);
  await live(page);
  await expect(signButton(page)).toBeVisible();
}

export const signButton = (page: Page) => page.getByRole('button', { name: /^Sign and get/ });
export const readBox = (page: Page) => page.getByRole('checkbox', { name: /^I have read/ });
export const agreeBox = (page: Page) => page.getByRole('checkbox', { name: /^I agree/ });
export const codeBox = (page: Page) => page.getByRole('textbox', { name: '6-digit code' });

/** Both boxes by hand, the button, and the sheet in which the code is typed. */
export async function tickAndAsk(page: Page): Promise<void> {
  await readBox(page).check();
  await agreeBox(page).check();
  await signButton(page).click();
  await expect(codeBox(page)).toBeFocused();
}

type Row = { n: number; dueOn: string; principal: number; interest: number; fee: number; total: number };
type Quote = { amount: number; netReceived: number; totalToRepay: number; cost: number; rows: Row[] };
type Cell = { kind: string; minor?: number };
type Sheet = { sections: { rows: { cells: Cell[] }[] }[] };
type Details = {
  item: { outstanding: number | null };
  rows: Row[];
  quote: Quote;
  account: { masked: string } | null;
};

const rowOf = ({ n, dueOn, principal, interest, fee, total }: Row) => ({
  n,
  dueOn,
  principal,
  interest,
  fee,
  total,
});

/** The offer's quote, before it is signed. */
export async function offeredQuote(
  borrower: BorrowerByApi,
  orderId: string,
  figures: object = {},
): Promise<Quote> {
  return (await borrower.get<{ quote: Quote }>('loan/offer', { orderId, ...figures })).quote;
}

/** What was offered is what was disclosed, signed, and stands in the books: to the cent, row by row. */
export async function expectOneTruth(
  borrower: BorrowerByApi,
  orderId: string,
  offered: Quote,
): Promise<void> {
  const signed = await borrower.get<{ isSigned: boolean; quote: Quote; disclosure: Sheet }>(
    'contract/detail',
    {
      orderId,
    },
  );
  expect(signed.isSigned).toBe(true);
  expect(signed.quote).toEqual(offered);
  const disclosed = signed.disclosure.sections.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap(({ minor }) => minor ?? [])),
  );
  for (const figure of [offered.amount, offered.netReceived, offered.totalToRepay])
    expect(disclosed).toContain(figure);
  const details = await borrower.get<Details>('loan/details', { orderId });
  expect(details.rows.map(rowOf)).toEqual(offered.rows.map(rowOf));
  expect(details.item.outstanding).toBe(offered.totalToRepay);
}

/** Every entry adds up, and each loan was paid out once. */
export async function expectBooksTie(dataDir: string): Promise<void> {
  const { url, stop } = await startEmbedded({ dataDir });
  const books = openDatabase({ url, max: 1 });
  const { differences } = await books.read(verifyBooks, { isolation: 'repeatable read' });
  await books.close();
  await stop();
  expect(differences).toEqual([]);
}
