import type { Calls } from '@candor/contract';
import { percentText } from '@candor/domain/product';
import type { LateOutlook } from '@candor/services/lending/loans';
import type { z } from 'zod';

type Answer = NonNullable<NonNullable<z.input<Calls['home.page']['response']>['loan']>['late']>;

/** What waiting costs, wherever it is said. */
export function lateAnswer({ scheduled, perDay, freeUntil, chargedFrom, rate, days }: LateOutlook): Answer {
  return {
    scheduled: Number(scheduled),
    perDay: Number(perDay),
    freeUntil,
    chargedFrom,
    rate: rate && { percent: percentText(rate.percent), per: rate.per },
    days: days.map(({ on, charge, pay }) => ({ on, charge: Number(charge), pay: Number(pay) })),
  };
}
