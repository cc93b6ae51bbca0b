import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../testing/day.ts';
import { checkCharge } from './check-charge.ts';
import type { ChargeFacts } from './check-charge.ts';

const loan = { amount: 500_000n, disbursedOn: day('2026-05-01'), lastDueOn: day('2026-08-01') };

const anyCharge = fc.record({
  key: fc.constantFrom('interest' as const, 'delay-fee' as const, 'late-charge' as const),
  amount: fc.bigInt(0n, 120_000n),
  days: fc.integer({ min: 1, max: 400 }),
  overdue: fc.bigInt(1n, 300_000n),
});

describe('years of charges on a loan of ₱5,000.00', () => {
  it('never pass 100 % of the principal, nor 5 % a month of what was overdue', () => {
    fc.assert(
      fc.property(fc.array(anyCharge, { maxLength: 60 }), (charges) => {
        let total = 0n;
        let late = 0n;
        let lateAllowedTimes600 = 0n;
        for (const { key, amount, days, overdue } of charges) {
          const isLate = key === 'late-charge';
          if (isLate) lateAllowedTimes600 += overdue * BigInt(days);
          const facts: ChargeFacts = {
            loan,
            enteredOn: loan.disbursedOn,
            charge: { key, amount },
            chargedSoFar: total,
            late: isLate
              ? { overdue: [{ scheduled: overdue, penalties: 0n, days }], chargedSoFar: 0n }
              : null,
            disclosed: [],
          };
          const posted = mostOf(facts);
          expect(checkCharge('ph', { ...facts, charge: { key, amount: posted } })).toBeUndefined();
          if (posted < amount) {
            const more = { ...facts, charge: { key, amount: posted + 1n } };
            expect(checkCharge('ph', more)?.refused).toMatch(/is_above_the_ceiling$/u);
          }
          total += posted;
          if (isLate) late += posted;
        }
        expect(total <= loan.amount).toBe(true);
        expect(late * 600n <= lateAllowedTimes600).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

/** What is left of a charge when each ceiling in turn has said what it still allows: there are two. */
function mostOf(facts: ChargeFacts): bigint {
  const { key, amount } = facts.charge;
  const largest = checkCharge('ph', facts)?.facts?.['largestLawful'];
  if (largest === undefined) return amount;
  const allowed = BigInt(String(largest).replace('.', ''));
  expect(allowed).toBeLessThan(amount);
  return mostOf({ ...facts, charge: { key, amount: allowed } });
}
