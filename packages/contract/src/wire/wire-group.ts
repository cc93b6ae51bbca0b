/** The groups of fields that travel under scrambled names, as the specification lists them. */
export const wireGroups = [
  'login',
  'product',
  'loanOrder',
  'repaymentPlan',
  'certification',
  'contacts',
  'deviceAndLocation',
  'problemReport',
] as const;

export type WireGroup = (typeof wireGroups)[number];
