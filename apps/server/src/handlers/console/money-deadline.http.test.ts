import { keyed, openShop, type Who } from '@candor/simulator/lender';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';

let app: IdentityApp;
let marco: Who;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  marco = await staffSession(app, await staffMember(app, 'marco@lender.example', ['finance']));
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const read = async (call: string) => (await app.get(`console/${call}`, marco)).json();
const post = (call: string, body: object) => app.post(`console/${call}`, body, keyed(marco));
const statement = (rows: readonly string[]) =>
  post('statement-read', {
    market: 'in',
    csv: ['Date,Reference,Credit,Narration', ...rows].join('\n'),
    isDryRun: false,
  });
const inSuspense = async (number: string) =>
  (await read('money-to-match?market=in')).money.find(
    (row: { number: string | null }) => row.number === number,
  );
const onToday = async (id: string) => {
  const { items } = await read('queue?market=in&queue=money');
  return items.find((each: { itemId: string }) => each.itemId === id)?.deadline;
};

describe('A15.45, A15.18 · the deadline of unapplied money', () => {
  it('runs from the day on which its statement was brought in, on Today as in Payments, and stays with its parts', async () => {
    await statement(['2026-10-20,500000000005,90.00,LATE', '2026-11-16,500000000006,80.00,NEW']);
    const [late, fresh] = [await inSuspense('500000000005'), await inSuspense('500000000006')];
    expect(late).toMatchObject({ receivedOn: '2026-10-20', dueAt: fresh.dueAt });
    expect(await onToday(late.paymentId)).toBe(late.dueAt);
    expect((await read(`money-candidates?paymentId=${late.paymentId}`)).dueAt).toBe(late.dueAt);
    await app.test.sql(`update payment set known_on = '2026-11-10' where id = $1`, [late.paymentId]);
    const older = (await inSuspense('500000000005')).dueAt;
    expect(older < late.dueAt).toBe(true);
    const split = { paymentId: late.paymentId, amounts: [4_000, 5_000], reason: 'For two loans' };
    for (const part of (await post('money-split', split)).json().parts)
      expect(await onToday(part)).toBe(older);
  });

  it('A15.45 · what was split is summed by its parts, on the screen and in the file', async () => {
    const { count, sums } = await read('list-totals?market=in&list=incoming&query=');
    expect({ count, sums }).toEqual({ count: 4, sums: { amount: 17_000 } });
    const wish = { market: 'in', list: 'incoming', query: '', people: false, reason: 'For the auditor' };
    const { exportId } = (await post('list-export', wish)).json();
    const { heads, rows } = (await post('list-export-take', { exportId })).json();
    const column = (head: string) => rows.map((row: string[]) => row[heads.indexOf(head)]);
    expect(column('Amount').toSorted()).toEqual(['', '40.00', '50.00', '80.00']);
    expect(column('Split amount').filter(Boolean)).toEqual(['90.00']);
    expect(new Set(column('State'))).toEqual(new Set(['Unapplied', 'Split']));
  });
});
