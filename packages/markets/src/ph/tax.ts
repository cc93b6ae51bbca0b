import type { TaxRules } from '../tax/tax-rules.ts';

export const tax = {
  invoice: null,
  // National Internal Revenue Code, sections 22 (P) and 43: for a person, the calendar year.
  yearBegins: 1,
  law: 'Fees of the products here carry no tax of their own. Confirm with counsel.',
} as const satisfies TaxRules;
