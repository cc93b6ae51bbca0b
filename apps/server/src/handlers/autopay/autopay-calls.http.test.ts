import { randomUUID } from 'node:crypto';
import { repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { openLender } from '@candor/simulator/lender';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const read = async ({ suffix, who, loanId }: RepayingBorrower) =>
  (await app.get(`loan/autopay${suffix}?loanId=${loanId}`, who)).json();
const act = async (
  call: 'ask' | 'move' | 'skip',
  { suffix, who, loanId }: RepayingBorrower,
  body: object,
  key: string = randomUUID(),
) => {
  const request = { ...who, headers: { 'idempotency-key': key } };
  return (await app.post(`loan/autopay-${call}${suffix}`, { loanId, ...body }, request)).json();
};

describe.each([
  // Nothing is known of where these loans were paid out to: that is debited by no scheme.
  ['ph', 'wallet', []],
  ['in', 'upi-autopay', ['upi-autopay']],
] as const)('autopay in %s', (market, scheme, schemes) => {
  it('A15.970 A15.971 · is offered with what it would debit, and asked for once, however often it is asked', async () => {
    const ana = await repayingBorrower(app, market);
    const before = await read(ana);
    expect(before).toMatchObject({ state: 'none', current: null, next: null });
    expect(before.offered.map((one: { scheme: string }) => one.scheme)).toEqual(schemes);
    const sums = before.dues.map(({ amount }: { amount: number }) => amount);
    expect(sums.reduce((all: number, one: number) => all + one, 0)).toBe(before.total);
    const details = (await app.get(`loan/details${ana.suffix}?loanId=${ana.loanId}`, ana.who)).json();
    expect([details.loan.owed, details.loan.autopay]).toEqual([before.total, 'off']);

    const key = randomUUID();
    const first = await act('ask', ana, { scheme }, key);
    expect(first.link).toMatch(/^\/sandbox-bank\/[\da-f-]{36}$/u);
    expect(await act('ask', ana, { scheme }, key)).toEqual(first);
    expect(await act('ask', ana, { scheme })).toEqual(first);
    expect(await read(ana)).toMatchObject({ state: 'asked', offered: [] });
    expect(await act('ask', ana, { scheme: 'cheque' })).toMatchObject({
      code: 'autopay_cannot_change_now',
    });
    expect((await read(ana)).state).toBe('asked');
  });

  it('A15.972 A15.973 · ends with one tap; what does not run is neither skipped nor turned on', async () => {
    const ben = await repayingBorrower(app, market);
    const { dues } = await read(ben);
    const skip = { dueOn: dues[0].dueOn };
    const cannot = { code: 'autopay_cannot_change_now' };
    expect(await act('skip', ben, skip)).toMatchObject(cannot);
    expect(await act('move', ben, { move: 'cancel' })).toMatchObject(cannot);
    await act('ask', ben, { scheme });
    expect(await act('skip', ben, skip)).toMatchObject(cannot);
    expect(await act('move', ben, { move: 'resume' })).toMatchObject(cannot);
    expect(await act('move', ben, { move: 'cancel' })).toMatchObject({ state: 'cancelled' });
    expect(await read(ben)).toMatchObject({ state: 'cancelled', current: null });
    expect((await read(ben)).offered).toHaveLength(schemes.length);
  });

  it('is nobody else’s', async () => {
    const cara = await repayingBorrower(app, market);
    const dan = await repayingBorrower(app, market);
    const foreign = { ...dan, loanId: cara.loanId };
    const nowhere = { code: 'not_found' };
    expect(await read(foreign)).toMatchObject(nowhere);
    expect(await act('ask', foreign, { scheme })).toMatchObject(nowhere);
    expect(await act('move', foreign, { move: 'cancel' })).toMatchObject(nowhere);
    expect(await act('skip', foreign, { dueOn: '2026-12-16' })).toMatchObject(nowhere);
    expect((await read(cara)).state).toBe('none');
  });
});
