import { request, type APIRequestContext } from '@playwright/test';
import { BorrowerByApi } from '../borrower-by-api.ts';
import type { Market } from '../identity-page.ts';
import type { ShiftedCandor } from '../servers.ts';

/** One server, on which days pass from moment to moment. */
export type Stage = {
  readonly url: string;
  readonly market: Market;
  readonly http: APIRequestContext;
  readonly candor: ShiftedCandor;
};

export async function makeStage(candor: ShiftedCandor, url: string, market: Market): Promise<Stage> {
  const http = await request.newContext({
    baseURL: url,
    extraHTTPHeaders: { 'x-requested-with': 'XMLHttpRequest' },
  });
  return { url, market, http, candor };
}

export async function sandbox(stage: Stage, path: string, data: object): Promise<void> {
  const answer = await stage.http.post(`/api/sandbox/${path}`, { data, timeout: 0 });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
}

type Clock = { market: Market; businessDate: string };

export const plus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Noon in Manila and half past nine in India: a lender may speak to a borrower in both. */
const noonOf = (day: string) => Date.parse(`${day}T04:00:00Z`);

/** The days before this one are ended in the books, and it is noon of it on the wall too. */
export async function passTo(stage: Stage, day: string): Promise<void> {
  const { market, candor } = stage;
  const { clocks } = (await (await stage.http.get('/api/sandbox/clock')).json()) as { clocks: Clock[] };
  const from = clocks.find((clock) => clock.market === market)?.businessDate ?? '';
  if (from < day) await sandbox(stage, 'clock-move', { market, from, to: day });
  const aheadMs = noonOf(day) - candor.now().getTime();
  if (aheadMs > 0) await candor.pass(Math.ceil(aheadMs / 1000));
}

/** After weeks nobody is logged in any more. */
export const comeBack = (stage: Stage, { phone }: BorrowerByApi) =>
  BorrowerByApi.logIn(stage.url, stage.market, phone);

export async function lent(stage: Stage): Promise<{ readonly by: BorrowerByApi; readonly loanId: string }> {
  const by = await BorrowerByApi.logIn(stage.url, stage.market);
  return { by, loanId: await by.certified().then(() => by.borrow()) };
}

type Wish = { choice: string; amount?: number; surplus?: string };
type Ways = { amount: number; payTypes: { payTypeId: string; kind: string; isDown: boolean }[] };

const wayOf = ({ payTypes }: Pick<Ways, 'payTypes'>, market: Market) =>
  payTypes.find(({ kind, isDown }) => !isDown && kind === (market === 'ph' ? 'wallet' : 'upi'))?.payTypeId ??
  payTypes.find(({ isDown }) => !isDown)?.payTypeId ??
  '';

export async function begin(stage: Stage, by: BorrowerByApi, loanId: string, wish: Wish): Promise<string> {
  const ways = await by.get<Ways>('loan/init-pay-type', { loanId, ...wish });
  const { paymentId } = await by.post<{ paymentId: string }>('loan/generate-code', {
    loanId,
    ...wish,
    amount: ways.amount,
    payTypeId: wayOf(ways, stage.market),
  });
  return paymentId;
}

export async function pay(stage: Stage, by: BorrowerByApi, loanId: string, wish: Wish): Promise<string> {
  const paymentId = await begin(stage, by, loanId, wish);
  await sandbox(stage, 'pay', { paymentId, act: 'pay' });
  return paymentId;
}

export const firstDay = async (by: BorrowerByApi, loanId: string) =>
  (await by.get<{ rows: { dueOn: string }[] }>('loan/details', { loanId })).rows[0]?.dueOn ?? '';

/** Ten days late, with what waiting costs. */
export async function late(stage: Stage): Promise<{ readonly by: BorrowerByApi; readonly loanId: string }> {
  const debtor = await lent(stage);
  await passTo(stage, plus(await firstDay(debtor.by, debtor.loanId), 10));
  return { ...debtor, by: await comeBack(stage, debtor.by) };
}

export async function cancelled(stage: Stage) {
  const { by, loanId } = await lent(stage);
  const { payBack, payTypes } = await by.get<{ payBack: number; payTypes: Ways['payTypes'] }>(
    'loan/cancel-detail',
    { loanId },
  );
  const { paymentId } = await by.post<{ paymentId: string }>('loan/cancel', {
    loanId,
    payBack,
    payTypeId: wayOf({ payTypes }, stage.market),
  });
  await sandbox(stage, 'pay', { paymentId, act: 'pay' });
  return { by, loanId, paymentId };
}
