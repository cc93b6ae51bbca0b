import type { ArrearsRules } from '../arrears/arrears-rules.ts';

export const arrears = {
  classes: [
    { id: 'standard', fromDays: 0, toDays: 0, isPerforming: true },
    { id: 'SMA-0', fromDays: 1, toDays: 30, isPerforming: true },
    { id: 'SMA-1', fromDays: 31, toDays: 60, isPerforming: true },
    { id: 'SMA-2', fromDays: 61, toDays: 90, isPerforming: true },
    { id: 'NPA', fromDays: 91, toDays: null, isPerforming: false },
  ],
  curesOnlyInFull: true,
  law: 'RBI circular RBI/2021-2022/125 of 12 November 2021, Prudential norms on income recognition: clarifications. Confirm with counsel.',
} as const satisfies ArrearsRules;
