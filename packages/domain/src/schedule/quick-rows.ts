import { divideRoundedDouble } from '../money/divide-rounded.ts';
import { bigintOf, fitsDouble } from '../numbers/exact-double.ts';
import type { Period } from './due-dates.ts';
import { quickInstalment } from './level-instalment.ts';
import type { LoanTerms } from './loan-terms.ts';
import type { ScheduleRow } from './make-schedule.ts';
import { quickFactors } from './period-factors.ts';
import type { QuickFactors } from './period-factors.ts';

/** The rows of a schedule with what their interest comes to. */
export type Rows = { readonly rows: readonly ScheduleRow[]; readonly interest: bigint };

/**
 * The rows that `exactRows` makes, from whole numbers in doubles, or nothing if one of them might not fit.
 * Every product and sum is looked at before it is used (see `fitsDouble`), so that what is made here has not
 * been rounded anywhere but where a schedule rounds.
 *   10,000.00 at 7 % a month in 6 months: the largest number is 1,000,000 × 84, a hundred-millionth of 2^53.
 */
export function quickRows(
  terms: LoanTerms,
  periods: readonly Period[],
  rowFees?: bigint[],
): Rows | undefined {
  const factors = quickFactors(terms.interest, terms.every, periods);
  const amount = Number(terms.amount);
  if (!fitsDouble(amount)) return undefined;
  const plan = quickPlans[terms.interest.method]({
    amount,
    instalments: terms.instalments,
    mode: terms.rounding.mode,
    to: Number(terms.rounding.to),
    factors,
  });
  return plan && rowsBy(plan, { terms, amount, periods, factors, rowFees });
}

/** How each row follows from the balance: all of it planned, or the principal, or interest and principal. */
type Plan = {
  /** Principal and interest of a row together, or only its principal. */
  readonly planned: number;
  readonly isWithInterest: boolean;
  /** Interest that was divided beforehand: so much in each row until nothing is left. */
  readonly flat: { readonly share: number; readonly all: number } | null;
};

type Planned = {
  readonly amount: number;
  readonly instalments: number;
  readonly mode: LoanTerms['rounding']['mode'];
  readonly to: number;
  readonly factors: QuickFactors;
};

const quickPlans: Readonly<Record<LoanTerms['interest']['method'], (asked: Planned) => Plan | undefined>> = {
  'declining-equal-instalment': ({ amount, factors, mode, to }) => {
    const planned = quickInstalment(amount, factors, { mode, to });
    return planned === undefined ? undefined : { planned, isWithInterest: true, flat: null };
  },
  'declining-equal-principal': ({ amount, instalments, mode, to }) => {
    const den = instalments * to;
    if (!fitsDouble(amount + den)) return undefined;
    const planned = divideRoundedDouble(amount, den, mode) * to;
    return fitsDouble(planned) ? { planned, isWithInterest: false, flat: null } : undefined;
  },
  flat: ({ amount, instalments, mode, to, factors: { nums, den } }) => {
    const allNum = amount * nums.reduce((sum, num) => sum + num, 0);
    const [rowsDen, total] = [den * instalments, amount * den + allNum];
    if (!fitsDouble(total + rowsDen * to)) return undefined;
    const planned = divideRoundedDouble(total, rowsDen * to, mode) * to;
    const share = divideRoundedDouble(allNum, rowsDen, mode);
    const flat = { share, all: divideRoundedDouble(allNum, den, mode) };
    return fitsDouble(planned) ? { planned, isWithInterest: true, flat } : undefined;
  },
};

type Made = {
  readonly terms: LoanTerms;
  readonly amount: number;
  readonly periods: readonly Period[];
  readonly factors: QuickFactors;
  readonly rowFees: readonly bigint[] | undefined;
};

function rowsBy(
  { planned, isWithInterest, flat }: Plan,
  { terms, amount, periods, factors: { nums, den }, rowFees }: Made,
): Rows | undefined {
  const { mode } = terms.rounding;
  const last = periods.length - 1;
  const plannedWhole = bigintOf(planned);
  const rows: ScheduleRow[] = [];
  let [balance, interestTotal, flatLeft] = [amount, 0, flat?.all ?? 0];
  // The same balance as a row shows it. What is below 2^53 is the same in 64 bits; saying so (asIntN) lets
  // the machine subtract it as it subtracts any number.
  let balanceWhole = terms.amount;
  for (let index = 0; index <= last; index += 1) {
    const period = periods[index] ?? missing();
    let interest: number;
    if (flat) {
      interest = index === last || flat.share > flatLeft ? flatLeft : flat.share;
      flatLeft -= interest;
    } else {
      const product = balance * (nums[index] ?? missing());
      if (!fitsDouble(product + den)) return undefined;
      interest = divideRoundedDouble(product, den, mode);
    }
    // A period whose interest is more than the instalment leaves more owed than before; so the balance too is
    // looked at in each row.
    const part = isWithInterest ? planned - interest : planned;
    const isRest = index === last || part > balance;
    balance -= isRest ? balance : part;
    interestTotal += interest;
    if (!fitsDouble(balance) || !fitsDouble(interestTotal) || !fitsDouble(planned + interest))
      return undefined;

    const interestWhole = bigintOf(interest);
    const principal = isRest
      ? balanceWhole
      : isWithInterest
        ? BigInt.asIntN(64, plannedWhole - interestWhole)
        : plannedWhole;
    const repaid = isWithInterest && !isRest ? plannedWhole : BigInt.asIntN(64, principal + interestWhole);
    balanceWhole = BigInt.asIntN(64, balanceWhole - principal);
    const fee = rowFees?.[index];
    rows.push({
      n: index + 1,
      dueOn: period.dueOn,
      days: period.to - period.from,
      principal,
      interest: interestWhole,
      fee: fee ?? 0n,
      total: fee === undefined ? repaid : repaid + fee,
      balance: balanceWhole,
    });
  }
  return { rows, interest: bigintOf(interestTotal) };
}

function missing(): never {
  throw new Error('a period is missing');
}
