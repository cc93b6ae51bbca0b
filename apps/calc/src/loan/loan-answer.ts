import { amountText } from '@candor/domain/money';
import { totalOfParts } from '@candor/domain/loan';
import { rowStates } from '@candor/domain/instalments';
import type { AllocationLine, Loan, LoanRow, Parts } from '@candor/domain/loan';
import type { JsonValue } from '../json.ts';

export function partsAnswer(parts: Parts): Record<string, string> {
  const { penalty, fee, interest, principal } = parts;
  return {
    penalty: amountText(penalty),
    fee: amountText(fee),
    interest: amountText(interest),
    principal: amountText(principal),
    total: amountText(totalOfParts(parts)),
  };
}

/** Lines by the place of their row among all rows of the loan, oldest due date first. */
export function linesAnswer(loan: Loan, lines: readonly AllocationLine[]): JsonValue[] {
  return rowStates(loan).flatMap(({ row }, index) =>
    lines.flatMap(({ n, parts }) => (n === row.n ? [placed(index, row, partsAnswer(parts))] : [])),
  );
}

/** What every row asks, what is paid and what is left. */
export function rowsAnswer(loan: Loan): JsonValue[] {
  return rowStates(loan).map(({ row, owed, paid, left }, index) => {
    const sums = { paid: amountText(totalOfParts(paid)), left: amountText(totalOfParts(left)) };
    return placed(index, row, Object.assign(partsAnswer(owed), sums));
  });
}

function placed(index: number, { dueOn }: LoanRow, amounts: Readonly<Record<string, string>>): JsonValue {
  return { n: index + 1, dueOn, ...amounts };
}
