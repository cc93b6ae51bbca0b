import { multiply, rational } from '@candor/domain/numbers';
import { rateValue } from '@candor/domain/rate';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ProductTerms } from '@candor/domain/product';
import type { Quote } from '@candor/domain/schedule';
import type { Rational } from '@candor/domain/numbers';
import { spanOf } from './law/is-in-scope.ts';
import { loanLimits } from './law/loan-limits.ts';
import type { CarriedLimits } from './law/loan-limits.ts';
import type { LendingRules } from './lending-rules.ts';
import type { MarketId } from './markets.ts';
import { lending } from './registry.generated.ts';

type AgreedTerms = Pick<
  ProductTerms,
  'lateCharge' | 'contingentCharges' | 'delay' | 'earlySettlement' | 'coolingOffDays' | 'paymentOrder'
>;

/**
 * What a loan is made under beside its schedule: the product's terms, and what the law adds to them for life.
 */
export interface MarketAgreement extends AgreedTerms {
  readonly limits: CarriedLimits;
  /**
   * The disclosed rate in percent a year where leaving in the cooling-off days costs it; null where leaving
   * is free.
   */
  readonly exitRate: Rational | null;
}

export function loanAgreement(
  market: MarketId,
  product: ProductTerms,
  { schedule, rate }: Quote,
  enteredOn: CalendarDate,
): MarketAgreement {
  const { lateCharge, contingentCharges, delay, earlySettlement, coolingOffDays, paymentOrder } = product;
  const { coolingOffExit }: LendingRules = lending[market];
  return {
    lateCharge,
    ...(contingentCharges && { contingentCharges }),
    delay,
    earlySettlement,
    coolingOffDays,
    paymentOrder,
    limits: loanLimits(market, spanOf(schedule), enteredOn),
    exitRate:
      coolingOffExit === 'net-received-at-disclosed-rate' ? multiply(rateValue(rate), rational(100n)) : null,
  };
}
