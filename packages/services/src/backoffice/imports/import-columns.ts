/**
 * The columns of a file of loans, in the order of the template, with what each means. The market has an
 * example.
 */
type ImportColumn = {
  readonly name: ImportColumnName;
  readonly isNeeded: boolean;
  readonly means: string;
};

export const importColumnNames = [
  'external_reference',
  'given_name',
  'family_name',
  'phone',
  'document_kind',
  'document_number',
  'birth_date',
  'product',
  'paid_out_on',
  'principal',
  'instalments',
  'instalment_every',
  'instalments_left',
  'next_due_on',
  'principal_outstanding',
  'principal_overdue',
  'interest_due',
  'fees_due',
  'late_charges_due',
  'oldest_unpaid_due_on',
  'instalment_amount',
  'costs_paid',
] as const;
export type ImportColumnName = (typeof importColumnNames)[number];

const needed = (name: ImportColumnName, means: string): ImportColumn => ({ name, isNeeded: true, means });
const optional = (name: ImportColumnName, means: string): ImportColumn => ({ name, isNeeded: false, means });

export const importColumns: readonly ImportColumn[] = [
  needed('external_reference', 'The loan’s number in the earlier system. It comes in once, ever.'),
  needed('given_name', 'As on the document.'),
  optional('family_name', 'Empty for who has one name.'),
  needed('phone', 'Mobile number: the borrower logs in with it.'),
  optional('document_kind', 'Which document the number below is of.'),
  optional('document_number', 'Notices one person with two accounts.'),
  optional('birth_date', 'Year-month-day.'),
  needed('product', 'Code of a product here; its terms must be the loan’s.'),
  needed('paid_out_on', 'Year-month-day.'),
  needed('principal', 'As it was lent, fees that were deducted included: 8000.00.'),
  needed('instalments', 'How many the loan had when it was made.'),
  optional('instalment_every', 'If the product has several: 1 month, 14 days.'),
  needed('instalments_left', 'Not yet due on the day of the file; 0 when all are.'),
  optional('next_due_on', 'Of the first of them. Empty when none is left.'),
  needed('principal_outstanding', 'Not yet repaid, overdue or not.'),
  optional('principal_overdue', 'The part of it that is overdue.'),
  optional('interest_due', 'Interest of instalments that are overdue. Not that of the running one.'),
  optional('fees_due', 'Fees that are overdue, with their tax.'),
  optional('late_charges_due', 'Late charges up to the day of the file.'),
  optional('oldest_unpaid_due_on', 'Needed when something is overdue: late since then.'),
  optional('instalment_amount', 'To compare: a row whose instalment would be another is refused.'),
  optional(
    'costs_paid',
    'Interest, fees and charges paid so far. Needed where the law caps what a loan may cost in all.',
  ),
];
