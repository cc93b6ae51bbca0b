import type { CalendarDate } from '@candor/domain/calendar';
import type { Limit } from '../law/limit.ts';

const keyFactsBegan = '2024-10-01' as CalendarDate;
const penalChargesBegan = '2024-04-01' as CalendarDate;
const digitalLendingBegan = '2025-05-08' as CalendarDate;
const recoveryRulesBegan = '2022-08-12' as CalendarDate;

/**
 * The central bank caps no rate of these loans: it makes the lender say the whole price and keep to what it
 * said.
 */
export const limits = [
  {
    id: 'in-key-facts',
    kind: 'disclosed-charges-only',
    scope: null,
    validFrom: keyFactsBegan,
    validUntil: null,
  },
  {
    id: 'in-penal-charges',
    kind: 'no-charge-on-a-charge',
    scope: null,
    validFrom: penalChargesBegan,
    validUntil: null,
  },
  {
    id: 'in-cooling-off',
    kind: 'cooling-off',
    leastDays: 1,
    scope: null,
    validFrom: digitalLendingBegan,
    validUntil: null,
  },
  {
    id: 'in-own-account',
    kind: 'payout-to-own-account',
    scope: null,
    validFrom: digitalLendingBegan,
    validUntil: null,
  },
  {
    id: 'in-limit-raise',
    kind: 'raise-on-request-only',
    scope: null,
    validFrom: digitalLendingBegan,
    validUntil: null,
  },
  {
    id: 'in-contact-hours',
    kind: 'contact-hours',
    from: '08:00',
    until: '19:00',
    scope: null,
    validFrom: recoveryRulesBegan,
    validUntil: null,
  },
  {
    id: 'in-contact-persons',
    kind: 'contact-persons',
    persons: ['borrower', 'guarantor'],
    scope: null,
    validFrom: recoveryRulesBegan,
    validUntil: null,
  },
] as const satisfies readonly Limit[];
