import { effectiveAnnual, nominal12 } from '@candor/domain/rate';
import { rational } from '@candor/domain/numbers';
import type { LendingRules } from '../lending-rules.ts';

export const lending = {
  convention: nominal12,
  secondConvention: effectiveAnnual,
  defaults: {
    coolingOffDays: 3,
    rounding: { mode: 'half-even', to: 1n },
    feeTaxPercent: rational(18n), // goods and services tax
    surplus: 'keep',
  },
  coolingOffExit: 'net-received-at-disclosed-rate',
  leastRepayment: 5_000n,
  promiseDays: 14,
  hardshipPauseDays: 30,
  creditBackWorkingDays: 3,
  settlementQuoteDays: 30,
  contactHours: { from: '08:00', until: '19:00' },
  contactsAtMost: { aDay: 1, aWeek: 3 },
  // RBI/2024-25/18: three working days for loans of seven days or more, one working day for shorter ones.
  disclosureValidity: { workingDays: 3, shortTermDays: 7, shortTermWorkingDays: 1, isByLaw: true },
  // RBI/2018-19/203 of 7 June 2019, prudential framework for resolution of stressed assets: a restructured
  // account is not upgraded before one year from its first payment. Confirm with counsel.
  restructure: {
    mostDaysToFirst: 62,
    mostInstalments: 24,
    daysToAccept: 3,
    cure: { instalmentsOnTime: 3, days: 365 },
  },
  dueDayChange: { everyMonths: 6, mostDays: 15 },
  writeOffFromDays: 90,
} as const satisfies LendingRules;
