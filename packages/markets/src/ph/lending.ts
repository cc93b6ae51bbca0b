import { effectiveAnnual, eirMonthly } from '@candor/domain/rate';
import { zero } from '@candor/domain/numbers';
import type { LendingRules } from '../lending-rules.ts';

export const lending = {
  convention: eirMonthly,
  secondConvention: effectiveAnnual,
  defaults: {
    coolingOffDays: 1,
    rounding: { mode: 'half-even', to: 1n },
    feeTaxPercent: zero,
    surplus: 'keep',
  },
  coolingOffExit: 'net-received',
  leastRepayment: 5_000n,
  promiseDays: 14,
  hardshipPauseDays: 30,
  creditBackWorkingDays: 3,
  settlementQuoteDays: 30,
  contactHours: { from: '08:00', until: '20:00' },
  contactsAtMost: { aDay: 1, aWeek: 3 },
  // The law sets no time here; the house gives what India's law gives.
  disclosureValidity: { workingDays: 3, shortTermDays: 7, shortTermWorkingDays: 1, isByLaw: false },
  restructure: {
    mostDaysToFirst: 62,
    mostInstalments: 24,
    daysToAccept: 3,
    // No rule is written for lending companies. A bank's restructured loan performs again after six payments
    // in a row (BSP Circular 941, series of 2017); our loans are of three to six instalments, so half of
    // that, and all arrears that stood. Confirm with counsel.
    cure: { instalmentsOnTime: 3, days: 0 },
  },
  dueDayChange: { everyMonths: 6, mostDays: 15 },
  writeOffFromDays: 90,
} as const satisfies LendingRules;
