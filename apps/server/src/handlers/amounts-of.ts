import type { Calls } from '@candor/contract';
import { totalOfParts, type Parts } from '@candor/domain/loan';
import type { CoveragePreview } from '@candor/services/payments/payments';
import type { z } from 'zod';

/** The parts of an amount as they cross the wire. */
export function amountsOf({ penalty, fee, interest, principal }: Parts): Record<keyof Parts, number> {
  return {
    penalty: Number(penalty),
    fee: Number(fee),
    interest: Number(interest),
    principal: Number(principal),
  };
}

type Covered = z.input<Calls['loan.init-pay-type']['response']>['covers'];
type DayAmount = CoveragePreview['left'][number];

/** What is due on a day. */
export function dayAmount({ dueOn, amount }: DayAmount): { dueOn: string; amount: number } {
  return { dueOn, amount: Number(amount) };
}

/** What a payment covers, instalment by instalment. */
export function coveredAnswer({
  rows,
  charge,
  prepaid,
  kept,
  usedCredit,
}: Pick<CoveragePreview, 'rows' | 'charge' | 'prepaid' | 'kept' | 'usedCredit'>): Covered {
  return {
    rows: rows.map(({ dueOn, parts }) => ({
      dueOn,
      amount: Number(totalOfParts(parts)),
      parts: amountsOf(parts),
    })),
    charge: Number(charge),
    prepaid: Number(prepaid),
    kept: kept.map(dayAmount),
    usedCredit: Number(usedCredit),
  };
}
