import { amountText, rowStates, totalOfParts } from '@candor/domain';
import type { AllocationLine, Loan, Parts } from '@candor/domain';
import type { JsonValue } from '../json.ts';

export function partsAnswer(parts: Parts): { readonly [name: string]: string } {
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
  const states = rowStates(loan);
  return states.flatMap(({ row }, index) =>
    lines
      .filter(({ n }) => n === row.n)
      .map(({ parts }) => ({ n: index + 1, dueOn: row.dueOn, ...partsAnswer(parts) })),
  );
}

/** What every row asks, what is paid and what is left. */
export function rowsAnswer(loan: Loan): JsonValue[] {
  return rowStates(loan).map(({ row, owed, paid, left }, index) => ({
    n: index + 1,
    dueOn: row.dueOn,
    ...partsAnswer(owed),
    paid: amountText(totalOfParts(paid)),
    left: amountText(totalOfParts(left)),
  }));
}
