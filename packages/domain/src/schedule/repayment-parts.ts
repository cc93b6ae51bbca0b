import { divideRounded, roundToStep } from '../money/divide-rounded.ts';
import { levelInstalment } from './level-instalment.ts';
import type { InterestMethod, LoanTerms } from './loan-terms.ts';
import type { PeriodFactors } from './period-factors.ts';

/** How a balance is repaid: what each row takes of the principal, what it charges in interest. */
type RepaymentPart = { readonly principal: bigint; readonly interest: bigint };

type Method = (terms: LoanTerms, factors: PeriodFactors) => RepaymentPart[];

export const repaymentParts: Readonly<Record<InterestMethod, Method>> = {
  'declining-equal-instalment': (terms, factors) => {
    const instalment = levelInstalment(terms.amount, factors, terms.rounding);
    return declining(terms, factors, (interest) => instalment - interest);
  },
  'declining-equal-principal': (terms, factors) => {
    const { amount, instalments, rounding } = terms;
    const share = roundToStep(amount, BigInt(instalments), rounding.to, rounding.mode);
    return declining(terms, factors, () => share);
  },
  flat,
};

/**
 * Interest on what is still owed, rounded to the minor unit in each row; the last row's principal is the
 * whole balance, which is how it absorbs every odd cent. A principal that rounding makes larger than the
 * balance (50.00 in 7 instalments of 10.00) is cut to it: the rows after that have nothing left to repay, and
 * none is negative.
 */
function declining(
  { amount, instalments, rounding }: LoanTerms,
  { nums, den }: PeriodFactors,
  principalOf: (interest: bigint) => bigint,
): RepaymentPart[] {
  const parts: RepaymentPart[] = [];
  let balance = amount;
  for (let index = 0; index < instalments; index += 1) {
    const interest = divideRounded(balance * (nums[index] ?? 0n), den, rounding.mode);
    const planned = principalOf(interest);
    const principal = index === instalments - 1 || planned > balance ? balance : planned;
    parts.push({ principal, interest });
    balance -= principal;
  }
  return parts;
}

/**
 * Interest on the whole amount for the whole time: total = Σ P×fₖ, divided equally; the last row takes the
 * rest of the rounded total.
 *   1,250.00 at 15 % a year, 4 months: total 62.50, a row 15.625 → 15.62, the last 15.64; instalment to the
 *     peso 328.00
 */
function flat({ amount, instalments, rounding }: LoanTerms, { nums, den }: PeriodFactors): RepaymentPart[] {
  const rows = BigInt(instalments);
  const totalNum = amount * nums.reduce((sum, num) => sum + num, 0n); // over den
  const share = divideRounded(totalNum, den * rows, rounding.mode);
  const instalment = roundToStep(amount * den + totalNum, den * rows, rounding.to, rounding.mode);
  const parts: RepaymentPart[] = [];
  let interestLeft = divideRounded(totalNum, den, rounding.mode);
  let balance = amount;
  for (let index = 0; index < instalments; index += 1) {
    const isLast = index === instalments - 1;
    const interest = isLast || share > interestLeft ? interestLeft : share;
    const principal = isLast || instalment - interest > balance ? balance : instalment - interest;
    parts.push({ principal, interest });
    interestLeft -= interest;
    balance -= principal;
  }
  return parts;
}
