import { effectiveAnnual, eirMonthly, zero } from '@candor/domain';
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
  contactHours: { from: '08:00', until: '20:00' },
  contactsAtMost: { aDay: 1, aWeek: 3 },
  // The law sets no time here; the house gives what India's law gives.
  disclosureValidity: { workingDays: 3, shortTermDays: 7, shortTermWorkingDays: 1, isByLaw: false },
} as const satisfies LendingRules;
