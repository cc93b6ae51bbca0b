import { amountText } from '@candor/domain/money';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import type { ProvisionView } from './read-provision.ts';

/** Every loan of a month's provision, for a spreadsheet. */
export function provisionCells({ classes, loans, law }: ProvisionView): {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const percents = new Map(classes.map((each) => [each.class, each.percent]));
  const names = new Map<string, string>(law.classes.map(({ id, name }) => [id, name]));
  return {
    heads: ['Loan', 'Class', 'Days late', 'Exposure', 'Percent', 'Required'],
    rows: loans.map((loan) => [
      loan.orderId === null ? String(loan.loanId) : applicationReference(loan.orderId),
      names.get(loan.class) ?? loan.class,
      String(loan.daysLate),
      amountText(loan.exposure),
      percents.get(loan.class) ?? '',
      amountText(loan.required),
    ]),
  };
}
