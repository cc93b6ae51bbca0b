import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repayingBorrower } from '@candor/simulator/borrowers';
import { openShop, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let admin: Who;
let adminId: string;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  await repayingBorrower(app, 'ph');
  adminId = await staffMember(app, 'grace@lender.example', ['admin']);
  admin = await staffSession(app, adminId);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const codeOf = (answer: { json(): { code: string } }) => answer.json().code;
const today = async () => {
  const { rows } = await app.test.sql(
    `select business_date::text as day from business_clock where market = 'ph'`,
  );
  return String(rows[0]?.['day']);
};
const move = (body: object) =>
  app.post('console/clock-move', { market: 'ph', reason: 'To see interest', ...body }, admin);

describe('A15.180 · the sandbox’s clock', () => {
  it('goes forward with all that the end of a day does, by somebody who says why', async () => {
    const from = await today();
    const to = new Date(Date.parse(from) + 3 * 86_400_000).toISOString().slice(0, 10);
    const entries = async () =>
      Number((await app.test.sql('select count(*)::int as n from ledger_entry')).rows[0]?.['n']);
    const before = await entries();
    expect((await move({ from, to })).json()).toEqual({ market: 'ph', businessDate: to });
    expect(await today()).toBe(to);
    expect(await entries()).toBeGreaterThan(before);
    const { rows } = await app.test.sql(
      `select facts, exists (select 1 from audit_word w where w.audit_id = a.id) as says
       from audit_log a where command = 'sandbox.move-clock' and actor_kind = 'staff' and actor_id = $1`,
      [adminId],
    );
    expect(rows).toEqual([{ facts: { from, to }, says: true }]);
  });

  it('goes not back, not from another day, and not for years', async () => {
    const from = await today();
    expect(codeOf(await move({ from, to: from }))).toBe('clock_goes_forward_only');
    expect(codeOf(await move({ from: '2020-01-01', to: '2020-01-02' }))).toBe('clock_was_moved');
    expect(codeOf(await move({ from, to: '2030-01-01' }))).toBe('clock_moves_a_quarter_at_most');
    expect(await today()).toBe(from);
  });
});
