import type { ArrearsRules } from '../arrears/arrears-rules.ts';

export const arrears = {
  classes: [
    { id: 'current', fromDays: 0, toDays: 0, isPerforming: true },
    { id: '1-30', fromDays: 1, toDays: 30, isPerforming: true },
    { id: '31-60', fromDays: 31, toDays: 60, isPerforming: true },
    { id: '61-90', fromDays: 61, toDays: 90, isPerforming: true },
    { id: '91-180', fromDays: 91, toDays: 180, isPerforming: false },
    { id: 'over-180', fromDays: 181, toDays: null, isPerforming: false },
  ],
  isOverdueOnDueDate: false,
  curesOnlyInFull: false,
  law: 'The customary ageing of receivables; past due for more than 90 days is non-performing (BSP Circular 941, series of 2017). Confirm with counsel.',
} as const satisfies ArrearsRules;
