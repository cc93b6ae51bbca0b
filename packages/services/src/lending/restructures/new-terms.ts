import { broughtTo } from '@candor/domain/late';
import {
  costToTheEnd,
  totalOfParts,
  type Loan,
  type LoanCosts,
  type LoanEvent,
  type Parts,
} from '@candor/domain/loan';
import { isCarriedOver, planOf, rowStates } from '@candor/domain/instalments';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { compare, zero } from '@candor/domain/numbers';
import type { Refusal } from '@candor/domain/refusals';
import { isMarketId, lending } from '@candor/markets';
import type { StoredLoan } from '@candor/store/loans';
import { lawfulRestructure, type RestructureRefusal } from './lawful-restructure.ts';

/**
 * Other terms for what is left of a loan, as somebody at the lender chooses them. It can wait as JSON until
 * it is decided.
 */
export type NewTerms = {
  readonly instalments: number;
  /** Null: one period from the day of the restructuring. */
  readonly firstDueOn: string | null;
  /** The loan's own rate, or no interest any more. */
  readonly rate: 'own' | 'none';
};

export type NewTermsRefusal = RestructureRefusal | 'terms_are_beyond_policy';

/**
 * What new terms make of a loan, by the law and the lender's policy of the day: the same decision for whoever
 * looks, whoever approves and the borrower who accepts.
 */
export function restructureTo(
  stored: Pick<StoredLoan, 'market' | 'loan'>,
  { terms, reason }: { readonly terms: NewTerms; readonly reason: string },
  on: CalendarDate,
): LoanEvent[] | Refusal<NewTermsRefusal> {
  if (!isMarketId(stored.market)) throw new Error(`${stored.market} is no market`);
  const { mostDaysToFirst, mostInstalments } = lending[stored.market].restructure;
  const { instalments, rate } = terms;
  const firstDueOn = terms.firstDueOn as CalendarDate | null;
  const latest = dateOfDayNumber(dayNumber(on) + mostDaysToFirst);
  const isInTime = firstDueOn === null || (firstDueOn > on && firstDueOn <= latest);
  if (!isInTime || instalments < 1 || instalments > mostInstalments)
    return {
      refused: 'terms_are_beyond_policy',
      facts: { latest, mostInstalments: String(mostInstalments) },
    };
  const { every, interest } = planOf(stored.loan).terms;
  const price = rate === 'own' ? interest : { ...interest, rate: zero };
  return lawfulRestructure(
    stored,
    { terms: { instalments, every, firstDueOn, interest: price }, reason },
    on,
  );
}

export type ScheduleRow = {
  readonly dueOn: CalendarDate;
  readonly left: Parts;
  /** Of the interest that is left, what a restructuring carried over: it earns none itself. */
  readonly accrued: bigint;
  readonly total: bigint;
};

/** What is left of a loan, day by day: what falls due on one day is one line. */
export function scheduleLeft(loan: Loan, on: CalendarDate): ScheduleRow[] {
  const open = rowStates(loan.state === 'active' ? broughtTo(loan, on) : loan).filter(
    ({ left }) => totalOfParts(left) > 0n,
  );
  return [...Map.groupBy(open, ({ row }) => row.dueOn)].map(([dueOn, states]) => {
    const sum = (part: keyof Parts) => states.reduce((all, { left }) => all + left[part], 0n);
    const left = {
      principal: sum('principal'),
      interest: sum('interest'),
      fee: sum('fee'),
      penalty: sum('penalty'),
    };
    const accrued = states
      .filter(({ row }) => isCarriedOver(row))
      .reduce((all, { left: of }) => all + of.interest, 0n);
    return { dueOn, left, accrued, total: totalOfParts(left) };
  });
}

/** What a loan will have cost when every row is paid and nothing more is charged. */
export function costOf(loan: Loan, on: CalendarDate): LoanCosts {
  return costToTheEnd(loan.state === 'active' ? broughtTo(loan, on) : loan);
}

/** Whether a loan earns interest by the terms that hold now. */
export function earnsInterest(loan: Loan): boolean {
  return compare(planOf(loan).terms.interest.rate, zero) > 0;
}
