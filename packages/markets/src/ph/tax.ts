import type { TaxRules } from '../tax/tax-rules.ts';

export const tax = {
  invoice: null,
  law: 'Fees of the products here carry no tax of their own. Confirm with counsel.',
} as const satisfies TaxRules;
