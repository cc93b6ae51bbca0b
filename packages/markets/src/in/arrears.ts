import type { ArrearsRules } from '../arrears/arrears-rules.ts';

/**
 * By the circular's own worked example: due on 31 March and unpaid when that day is ended, a loan is overdue
 * (SMA-0) from 31 March on; SMA-1 at the end of 30 April, SMA-2 of 30 May, NPA of 29 June. That is the due
 * date and 30, 60 and 90 days: the due date itself is the first of the "more than 30, 60, 90 days" of the
 * table, so the day counts here, which begin with the day after it, are one less.
 */
export const arrears = {
  classes: [
    { id: 'standard', fromDays: 0, toDays: 0, isPerforming: true },
    { id: 'SMA-0', fromDays: 1, toDays: 29, isPerforming: true },
    { id: 'SMA-1', fromDays: 30, toDays: 59, isPerforming: true },
    { id: 'SMA-2', fromDays: 60, toDays: 89, isPerforming: true },
    { id: 'NPA', fromDays: 90, toDays: null, isPerforming: false },
  ],
  isOverdueOnDueDate: true,
  curesOnlyInFull: true,
  law: 'RBI circular RBI/2021-2022/125 (DOR.STR.REC.68/21.04.048/2021-22) of 12 November 2021, Prudential norms on income recognition, asset classification and provisioning: clarifications, paragraphs 3 to 6 with the worked example. Confirm with counsel.',
} as const satisfies ArrearsRules;
