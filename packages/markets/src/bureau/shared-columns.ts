import type { BureauColumn, BureauForm } from './bureau-layout.ts';

const text = { is: 'text' } as const satisfies BureauForm;
const day = { is: 'day' } as const satisfies BureauForm;
const money = { is: 'money' } as const satisfies BureauForm;
const count = { is: 'count' } as const satisfies BureauForm;
const yesNo = { is: 'code', codes: { true: 'Y', false: 'N' } } as const satisfies BureauForm;

type Called = Pick<BureauColumn, 'head' | 'bureauHas'>;
const column = (
  called: Called,
  field: BureauColumn['field'],
  form: BureauForm,
  most: number,
  isNeeded = true,
): BureauColumn => ({ ...called, field, form, most, isNeeded });

/** What both markets report of the loan itself, under the names of the market's own file. */
export function loanColumns(
  has: Readonly<Record<string, string>>,
  statusCodes: Readonly<Record<string, string>>,
): readonly BureauColumn[] {
  const called = (head: string): Called => ({ head, bureauHas: has[head] ?? 'nothing of its own' });
  return [
    column(called('reported_on'), 'reportedOn', day, 10),
    column(called('account'), 'loan', text, 25),
    column(called('status'), 'status', { is: 'code', codes: statusCodes }, 3),
    column(called('opened_on'), 'openedOn', day, 10),
    column(called('closed_on'), 'closedOn', day, 10, false),
    column(called('sanctioned'), 'sanctioned', money, 15),
    column(called('instalment'), 'instalment', money, 15),
    column(called('outstanding'), 'outstanding', money, 15),
    column(called('overdue'), 'overdue', money, 15),
    column(called('written_off'), 'writtenOff', money, 15),
    column(called('days_late'), 'daysLate', count, 4),
    column(called('disputed'), 'isDisputed', yesNo, 1),
    column(called('correction'), 'isCorrection', yesNo, 1),
  ];
}

/** And of the person. */
export function personColumns(
  has: Readonly<Record<string, string>>,
  documentCodes: Readonly<Record<string, string>>,
  longestName: number,
): readonly BureauColumn[] {
  const called = (head: string): Called => ({ head, bureauHas: has[head] ?? 'nothing of its own' });
  return [
    column(called('name'), 'name', text, longestName),
    column(called('born_on'), 'bornOn', day, 10),
    column(called('document'), 'documentKind', { is: 'code', codes: documentCodes }, 4),
    column(called('document_number'), 'documentNumber', text, 30),
    column(called('phone'), 'phone', text, 15, false),
    column(called('city'), 'city', text, 80),
  ];
}
