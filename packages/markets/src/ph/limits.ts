import { eirMonthly } from '@candor/domain/rate';
import { rational } from '@candor/domain/numbers';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Limit, LoanScope } from '../law/limit.ts';

/** Unsecured, general-purpose, at most ₱10,000.00, at most four months. */
const smallLoans: LoanScope = { security: 'unsecured', mostAmount: 1_000_000n, mostMonths: 4 };

const ceilingsBegan = '2022-03-03' as CalendarDate;
const recalibrated = '2026-04-01' as CalendarDate;
const eve = '2026-03-31' as CalendarDate;
const collectionRulesBegan = '2019-09-07' as CalendarDate;

export const limits = [
  {
    id: 'ph-nominal-6',
    kind: 'nominal-rate',
    percentPerMonth: rational(6n),
    scope: smallLoans,
    validFrom: ceilingsBegan,
    validUntil: null,
  },
  {
    id: 'ph-eir-15',
    kind: 'effective-rate',
    percent: rational(15n),
    convention: eirMonthly,
    scope: smallLoans,
    validFrom: ceilingsBegan,
    validUntil: eve,
  },
  {
    id: 'ph-eir-12',
    kind: 'effective-rate',
    percent: rational(12n),
    convention: eirMonthly,
    scope: smallLoans,
    validFrom: recalibrated,
    validUntil: null,
  },
  {
    id: 'ph-late-5',
    kind: 'late-charge',
    percentPerMonth: rational(5n),
    scope: smallLoans,
    validFrom: ceilingsBegan,
    validUntil: null,
  },
  {
    id: 'ph-cost-100',
    kind: 'total-cost',
    percentOfPrincipal: rational(100n),
    scope: smallLoans,
    validFrom: ceilingsBegan,
    validUntil: null,
  },
  {
    id: 'ph-prepayment',
    kind: 'prepayment-always-allowed',
    scope: null,
    validFrom: ceilingsBegan,
    validUntil: null,
  },
  {
    id: 'ph-contact-hours',
    kind: 'contact-hours',
    from: '06:00',
    until: '22:00',
    scope: null,
    validFrom: collectionRulesBegan,
    validUntil: null,
  },
  {
    id: 'ph-contact-persons',
    kind: 'contact-persons',
    persons: ['borrower', 'guarantor'],
    scope: null,
    validFrom: collectionRulesBegan,
    validUntil: null,
  },
] as const satisfies readonly Limit[];
