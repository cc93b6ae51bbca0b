import { paidParts } from '@candor/domain/product';
import { rational } from '@candor/domain/numbers';
import { describe, expect, it } from 'vitest';
import { day } from '../testing/day.ts';
import { sampleFee, sampleProduct } from '../testing/sample-product.ts';
import { checkCharge } from './check-charge.ts';
import type { ChargeFacts } from './check-charge.ts';
import { disclosedCharges } from './disclosed-charges.ts';
import { loanLimits } from './loan-limits.ts';

/** ₱8,000.00 over three months; 970.56 charged so far; nothing is wrong with it. */
const fine: ChargeFacts = {
  loan: { amount: 800_000n, disbursedOn: day('2026-09-18'), lastDueOn: day('2026-12-18') },
  enteredOn: day('2026-09-18'),
  charge: { key: 'late-charge', amount: 2_000n },
  chargedSoFar: 97_056n,
  late: { overdue: [{ scheduled: 100_000n, penalties: 0n, days: 12 }], chargedSoFar: 0n },
  disclosed: ['interest', 'late-charge'],
};

describe('before a charge is posted in the Philippines', () => {
  /** Each row repairs the fault of the row above and adds another. */
  it.each<[string, Partial<ChargeFacts>, unknown]>([
    ['20.00 on 1,000.00 that is 12 days late is 5 % a month', {}, undefined],
    [
      '20.01 is more',
      { charge: { key: 'late-charge', amount: 2_001n } },
      { refused: 'late_charge_is_above_the_ceiling', facts: { asked: '20.01', largestLawful: '20.00' } },
    ],
    [
      'what was charged before counts',
      { late: { overdue: [{ scheduled: 100_000n, penalties: 0n, days: 12 }], chargedSoFar: 1n } },
      { refused: 'late_charge_is_above_the_ceiling', facts: { asked: '20.00', largestLawful: '19.99' } },
    ],
    [
      'what was paid in between does not: 6 days of 1,000.00 and 6 of 500.00 allow 15.00',
      {
        late: {
          overdue: [
            { scheduled: 100_000n, penalties: 0n, days: 6 },
            { scheduled: 50_000n, penalties: 0n, days: 6 },
          ],
          chargedSoFar: 0n,
        },
      },
      { refused: 'late_charge_is_above_the_ceiling', facts: { asked: '20.00', largestLawful: '15.00' } },
    ],
    ['the last 20.00 below 100 % of the principal', { chargedSoFar: 798_000n }, undefined],
    [
      'one centavo above it',
      { chargedSoFar: 798_001n },
      { refused: 'total_cost_is_above_the_ceiling', facts: { asked: '20.00', largestLawful: '19.99' } },
    ],
    [
      'interest stops there too',
      { charge: { key: 'interest', amount: 1n }, late: null, chargedSoFar: 800_000n },
      { refused: 'total_cost_is_above_the_ceiling', facts: { asked: '0.01', largestLawful: '0.00' } },
    ],
    [
      'a loan of 10,000.01 is outside',
      { loan: { ...fine.loan, amount: 1_000_001n }, charge: { key: 'late-charge', amount: 900_000_000n } },
      undefined,
    ],
    [
      'so is one that was entered into before the ceilings',
      { enteredOn: day('2022-03-02'), charge: { key: 'late-charge', amount: 900_000_000n } },
      undefined,
    ],
  ])('%s', (_, change, expected) => {
    expect(checkCharge('ph', { ...fine, ...change })).toEqual(expected);
  });

  it('a loan carries its ceilings with it', () => {
    expect(loanLimits('ph', fine.loan, fine.enteredOn)).toEqual({
      mostCost: 800_000n,
      mostLatePercentPerMonth: rational(5n),
    });
    expect(loanLimits('in', fine.loan, fine.enteredOn)).toEqual({
      mostCost: null,
      mostLatePercentPerMonth: null,
    });
  });
});

describe('before a charge is posted in India', () => {
  it.each<[string, Partial<ChargeFacts>, string | undefined]>([
    ['it may be as much as was agreed', { charge: { key: 'late-charge', amount: 90_000_000n } }, undefined],
    [
      'it must be in the key facts statement',
      { charge: { key: 'delay-fee', amount: 1n } },
      'charge_is_not_disclosed',
    ],
    ['a fee is known by its name', { charge: { key: 'fee:stamp', amount: 1n } }, 'charge_is_not_disclosed'],
    [
      'and may be levied if it is there',
      { charge: { key: 'fee:stamp', amount: 1n }, disclosed: ['fee:stamp'] },
      undefined,
    ],
    [
      'a penal charge bears on no penal charge',
      { late: { overdue: [{ scheduled: 100_000n, penalties: 1n, days: 12 }], chargedSoFar: 0n } },
      'late_charge_bears_on_charges',
    ],
    [
      'before the rules it might have',
      {
        enteredOn: day('2024-03-31'),
        disclosed: [],
        late: { overdue: [{ scheduled: 100_000n, penalties: 1n, days: 12 }], chargedSoFar: 0n },
      },
      undefined,
    ],
  ])('%s', (_, change, refused) => {
    expect(checkCharge('in', { ...fine, ...change })?.refused).toBe(refused);
  });

  it('the statement names what the product can ever charge, and nothing else', () => {
    const product = sampleProduct({
      fees: [sampleFee({ name: 'processing' }), sampleFee({ name: 'insurance' })],
      paymentOrder: paidParts,
    });
    expect(disclosedCharges(product)).toEqual(['interest', 'fee:processing', 'fee:insurance', 'late-charge']);
    const free = sampleProduct({ interest: { ...product.interest, rate: rational(0n) }, lateCharge: null });
    expect(disclosedCharges(free)).toEqual([]);
    const delay = { times: 1, days: 7, percent: rational(0n), fixed: 0n, daysBefore: 1, daysAfter: 0 };
    expect(disclosedCharges({ ...free, delay, earlySettlement: { chargePercent: rational(1n) } })).toEqual([
      'delay-fee',
      'early-settlement-charge',
    ]);
  });
});
