import { borrowerCredit, costRoom, costToTheEnd, totalOfParts } from '@candor/domain/loan';
import { planOf, rowStates } from '@candor/domain/instalments';
import { overdueSpans } from '@candor/domain/late';
import type { CalendarDate } from '@candor/domain/calendar';
import type { LateCharge, Loan, LoanAgreement, Parts } from '@candor/domain/loan';

/**
 * What is derived from a loan's facts and kept beside them; what it is for stands at the top of the
 * migration.
 */
export type LoanStanding = {
  readonly roundingMode: string;
  readonly interestTotal: bigint;
  readonly accrualStop: bigint | null;
  readonly costRoom: bigint | null;
  readonly credit: bigint;
  readonly nextDueOn: CalendarDate | null;
  readonly graceDays: number | null;
  readonly late: LateFormula;
  readonly rows: readonly RowStanding[];
};

export type RowStanding = {
  readonly n: number;
  /** Which of the plan's rows it is: charges that share what room is left are made in this order. */
  readonly place: number;
  readonly dueOn: CalendarDate;
  readonly left: Parts;
  readonly isDisputed: boolean;
  readonly lateBase: bigint;
  readonly lateTo: CalendarDate;
  readonly lateCharged: bigint;
  readonly lateStands: bigint;
};

/**
 * As a loan stands when a day begins. Rows of which nothing is left are not there: nothing happens to them by
 * itself.
 */
export function loanStanding(loan: Loan, on: CalendarDate): LoanStanding {
  const { interest, total } = costToTheEnd(loan);
  const { mostCost } = loan.agreement.limits;
  const states = loan.state === 'active' ? rowStates(loan).filter(({ left }) => totalOfParts(left) > 0n) : [];
  const graceDays = loan.agreement.lateCharge?.graceDays ?? null;
  return {
    roundingMode: loan.schedule.terms.rounding.mode,
    interestTotal: planOf(loan).rows.reduce((all, row) => all + row.interest, 0n),
    accrualStop: mostCost === null ? null : mostCost - (total - interest),
    costRoom: costRoom(loan),
    credit: borrowerCredit(loan),
    nextDueOn: states[0]?.row.dueOn ?? null,
    graceDays,
    late: lateFormula(loan.agreement),
    rows: states.map(({ row, left }) => {
      const { n, dueOn } = row;
      const charges = loan.lateCharges.filter((charge) => charge.n === n);
      const spans = graceDays === null ? [] : overdueSpans(loan, n, on, graceDays);
      return {
        n,
        place: planOf(loan).rows.indexOf(row),
        dueOn,
        left,
        isDisputed: loan.disputes.some((dispute) => dispute.n === n && dispute.until === null),
        lateBase: spans.reduce((all, { scheduled, days }) => all + scheduled * BigInt(days), 0n),
        lateTo: on,
        lateCharged: sum(charges.filter(({ why }) => why === 'late' || why === 'taken-back')),
        lateStands: sum(charges),
      };
    }),
  };
}

type LateFormula = {
  readonly num: bigint | null;
  readonly den: bigint | null;
  readonly fixed: bigint | null;
  readonly mostNum: bigint | null;
  readonly mostDen: bigint | null;
};

/** Of overdue × days: 4.5 % a month is 9/6000, at most 5 % is 1/600. */
function lateFormula({ lateCharge, limits }: LoanAgreement): LateFormula {
  const most = limits.mostLatePercentPerMonth;
  const isPercent = lateCharge?.kind === 'percent';
  return {
    num: isPercent ? lateCharge.percent.num : null,
    den: isPercent ? lateCharge.percent.den * (lateCharge.per === 'month' ? 3000n : 100n) : null,
    fixed: lateCharge?.kind === 'fixed' ? lateCharge.fixed : null,
    mostNum: most && most.num,
    mostDen: most && most.den * 3000n,
  };
}

function sum(charges: readonly LateCharge[]): bigint {
  return charges.reduce((total, { amount }) => total + amount, 0n);
}
