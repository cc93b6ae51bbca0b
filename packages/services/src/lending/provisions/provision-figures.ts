import { dateOfDayNumber, dayNumber, monthsBetween, type CalendarDate } from '@candor/domain/calendar';
import { percentText } from '@candor/domain/product';
import { requiredProvision } from '@candor/domain/provision';
import { arrearsClassOf, type MarketId } from '@candor/markets';
import { provisionClassOf, provisionRules, type ProvisionRules } from '@candor/markets/provisions';
import {
  listLoansToProvide,
  listProvisionClasses,
  type LoanToProvide,
  type Provision,
  type ProvisionOfClass,
  type ProvisionOfLoan,
} from '@candor/store/provisions';
import type { ReadTx } from '@candor/store/database';

export type LoanInProvision = ProvisionOfLoan & { readonly orderId: string | null };

export type ProvisionFigures = {
  readonly exposure: bigint;
  readonly required: bigint;
  /** What stands in the books now. */
  readonly before: bigint;
  readonly classes: readonly ProvisionOfClass[];
  readonly loans: readonly LoanInProvision[];
};

type Wish = { readonly market: MarketId; readonly asOf: CalendarDate; readonly last: Provision | undefined };

/**
 * What a market's loans ask for at the end of a day, loan by loan and class by class, beside what the last
 * posted month provided.
 *   Two loans that owe 10,000.00 and 12,345.67 are standard (0.40 %): 40.00 and 49.38. One of 4,000.00 is
 *     sub-standard (10 %): 400.00.
 *   489.38 are required; 389.38 were provided in September: 100.00 more.
 */
export async function provisionFigures(tx: ReadTx, { market, asOf, last }: Wish): Promise<ProvisionFigures> {
  const owed = await listLoansToProvide(tx, market, asOf);
  const loans = owed.map((loan) => provisionOfLoan(market, asOf, loan));
  const earlier = last ? await listProvisionClasses(tx, market, last.month) : [];
  const beforeOf = new Map(earlier.map((each) => [each.class, each.required]));
  const { classes }: ProvisionRules = provisionRules[market];
  const rows = classes.map(({ id, percent }): ProvisionOfClass => {
    const own = loans.filter((loan) => loan.class === id);
    return {
      class: id,
      percent: percentText(percent),
      loans: own.length,
      exposure: sum(own, 'exposure'),
      required: sum(own, 'required'),
      before: beforeOf.get(id) ?? 0n,
    };
  });
  return {
    exposure: sum(loans, 'exposure'),
    required: sum(loans, 'required'),
    before: last?.required ?? 0n,
    classes: [...rows, ...abolished(rows, earlier)],
    loans,
  };
}

export function provisionOfLoan(market: MarketId, asOf: CalendarDate, loan: LoanToProvide): LoanInProvision {
  const { loanId, orderId, exposure, daysLate, daysForClass } = loan;
  const { id, percent } = provisionClassOf(market, {
    daysLate: daysForClass,
    monthsNonPerforming: monthsOf(market, asOf, loan),
  });
  return { loanId, orderId, class: id, daysLate, exposure, required: requiredProvision(exposure, percent) };
}

/**
 * Full months since it stopped performing. A loan that is late enough on the very day and was not classed yet
 * stopped when it was so late first; and so did one that came over from elsewhere, 500 days late: we classed
 * it yesterday, but 410 days ago it was 90 days late.
 */
function monthsOf(
  market: MarketId,
  asOf: CalendarDate,
  { daysForClass: days, npaSince }: LoanToProvide,
): number | null {
  const { isPerforming, fromDays } = arrearsClassOf(market, { daysLate: days, worstDaysLate: days });
  const lateSince = isPerforming ? null : dateOfDayNumber(dayNumber(asOf) - days + fromDays);
  const [since] = [npaSince, lateSince].filter((each) => each !== null).toSorted();
  return since === undefined ? null : monthsBetween(since, asOf).months;
}

/** A class that the law no longer has: all that was provided for in it is released. */
function abolished(
  rows: readonly ProvisionOfClass[],
  earlier: readonly ProvisionOfClass[],
): ProvisionOfClass[] {
  return earlier
    .filter((each) => each.required > 0n && !rows.some((row) => row.class === each.class))
    .map(({ class: gone, percent, required: before }) => ({
      class: gone,
      percent,
      loans: 0,
      exposure: 0n,
      required: 0n,
      before,
    }));
}

function sum(loans: readonly ProvisionOfLoan[], of: 'exposure' | 'required'): bigint {
  return loans.reduce((all, loan) => all + loan[of], 0n);
}
