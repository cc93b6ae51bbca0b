import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { LendingDesk } from './testing/lending-desk.ts';
import { passDayOfLoan } from './testing/loan-acts.ts';

/**
 * A product is checked when it is saved. Here somebody has changed a loan's agreement behind the
 * application's back.
 */
describe('the law is asked again before a charge is posted', () => {
  let desk: LendingDesk;
  beforeAll(async () => {
    desk = await LendingDesk.open('ph', '2026-05-18');
  });
  afterAll(() => desk.test.drop());

  const entries = async () => (await desk.test.sql('select count(*) from ledger_entry')).rows[0]?.['count'];

  it('a late charge above 5 % a month is refused with the largest lawful one, and nothing is written', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    await desk.test.sql(
      `update loan set agreement = jsonb_set(jsonb_set(agreement, '{lateCharge,percent,num}', '"40"'),
         '{limits,mostLatePercentPerMonth}', 'null') where id = $1`,
      [loanId],
    );
    await desk.moveTo('2026-06-28');
    const before = await entries();
    // 2,910.19 due on 18 June; of the 9 days that ended overdue since, 6 after the days of grace, at 20 % a
    // month: 116.41.
    expect(await desk.refused(passDayOfLoan, { loanId })).toEqual({
      refused: 'late_charge_is_above_the_ceiling',
      facts: { asked: '116.41', largestLawful: '43.65' },
    });
    const money = await desk.money(100_000n, { loanId });
    expect(await desk.refused(receivePayment, money)).toMatchObject({
      refused: 'late_charge_is_above_the_ceiling',
    });
    expect(await entries()).toBe(before);
  });

  it('nothing is charged beyond the principal, whatever the agreement says', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    await desk.test.sql(
      `update loan set agreement = jsonb_set(agreement, '{limits,mostCost}', 'null') where id = $1`,
      [loanId],
    );
    await desk.moveTo('2030-06-18');
    expect(await desk.refused(passDayOfLoan, { loanId })).toMatchObject({
      refused: 'total_cost_is_above_the_ceiling',
    });
  });
});

describe('in India a charge that the key facts do not name', () => {
  let desk: LendingDesk;
  beforeAll(async () => {
    desk = await LendingDesk.open('in', '2026-11-16');
  });
  afterAll(() => desk.test.drop());

  it('can’t be levied', async () => {
    const loanId = await desk.lend({ amount: 2_000_000n, months: 12 });
    await desk.test.sql(`update loan set disclosed = disclosed - 'late-charge' where id = $1`, [loanId]);
    await desk.moveTo('2027-01-16');
    expect(await desk.refused(passDayOfLoan, { loanId })).toEqual({
      refused: 'charge_is_not_disclosed',
      facts: { charge: 'late-charge' },
    });
  });
});
