import { expect, it } from 'vitest';
import { parseDecimal } from '../numbers/parse-decimal.ts';
import type { FeeLine } from './fee-lines.ts';
import type { FeeTerms } from './loan-terms.ts';
import { partiesInRowFees, partiesOfFee } from './third-party-fees.ts';

const none = parseDecimal('0') as FeeTerms['percent'];
const terms = (name: string, payee?: FeeTerms['payee']): FeeTerms => ({
  name,
  percent: none,
  fixed: 0n,
  taxPercent: none,
  taken: 'spread',
  ...(payee && { payee }),
});
const line = (name: string, fee: bigint): FeeLine => ({ name, fee, tax: 0n, taken: 'spread' });

const schedule = {
  terms: { fees: [terms('processing'), terms('insurance', 'third-party'), terms('registry', 'third-party')] },
  fees: [line('processing', 24_000n), line('insurance', 16_000n), line('registry', 1n)],
};

it('a fee of the lender’s own is nobody else’s, one of a third party all of it', () => {
  expect(partiesOfFee(schedule, line('processing', 24_000n))).toEqual([]);
  expect(partiesOfFee(schedule, line('insurance', 16_000n))).toEqual([{ party: 'insurance', fee: 16_000n }]);
});

it('shares of what is charged grow with it, never come to more than it, and end with all of each party’s own', () => {
  const all = 40_001n;
  for (let charged = 0n; charged <= all; charged += 1n) {
    const sum = partiesInRowFees(schedule, charged).reduce((total, { fee }) => total + fee, 0n);
    if (sum > charged || sum < 0n) throw new Error(`${sum} of ${charged}`);
  }
  expect(partiesInRowFees(schedule, all)).toEqual([
    { party: 'insurance', fee: 16_000n },
    { party: 'registry', fee: 1n },
  ]);
});
