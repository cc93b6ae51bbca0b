import { stepDate, type CalendarDate } from '@candor/domain/calendar';
import { coolingOffExit } from '@candor/domain/cooling-off';
import { delayPrice } from '@candor/domain/delay';
import { lateChargeOfRow } from '@candor/domain/late';
import { openLoan } from '@candor/domain/loan';
import type { ProductTerms } from '@candor/domain/product';
import { isRefusal } from '@candor/domain/refusals';
import type { Quote } from '@candor/domain/schedule';
import { isInScope, limitInForce, loanAgreement, spanOf, type MarketId } from '@candor/markets';
import type { Rational } from '@candor/domain/numbers';

const DAYS_LATE = 10;
const DAYS_HELD = 2;

/** What an offer would come to if it went otherwise than planned, in figures of this very loan. */
export type WhatIf = {
  /** The first instalment paid so many days after its day. */
  readonly late: {
    readonly days: number;
    /** Of them: neither the days of grace nor the day on which it is paid. */
    readonly charged: number;
    readonly cost: bigint;
  };
  /** The fee of moving the first instalment; null where none can be moved. */
  readonly delayFee: bigint | null;
  /** What leaving in the cooling-off days costs beyond the money that was received. */
  readonly leaving: { readonly days: number; readonly interest: bigint };
  /** The highest effective rate that the law allows for it, a month; null where it names none. */
  readonly mostRate: Rational | null;
};

/**
 * Counted by what would charge it: the loan as it would be opened, and its own rules.
 *   8,000.00 over three months: 2,910.19 paid 10 days late costs 26.19, moving it 29.10, leaving nothing.
 */
export function whatIf(market: MarketId, product: ProductTerms, quote: Quote): WhatIf {
  const { schedule } = quote;
  const { disbursedOn } = schedule.terms;
  const agreement = loanAgreement(market, product, quote, disbursedOn);
  const loan = openLoan(schedule, agreement);
  const [first] = schedule.rows;
  const price = first && product.delay ? delayPrice(loan, product.delay, first.total) : null;
  const held = Math.min(DAYS_HELD, product.coolingOffDays);
  const { exitRate } = agreement;
  const exit = coolingOffExit(schedule, { days: product.coolingOffDays, exitRate }, after(disbursedOn, held));
  const ceiling = limitInForce(market, 'effective-rate', disbursedOn);
  return {
    late: {
      days: DAYS_LATE,
      charged: Math.max(0, DAYS_LATE - 1 - (product.lateCharge?.graceDays ?? 0)),
      cost: first ? lateChargeOfRow(loan, first.n, after(first.dueOn, DAYS_LATE)) : 0n,
    },
    delayFee: price === null || price.isDearerThanLate ? null : price.fee,
    leaving: { days: held, interest: isRefusal(exit) ? 0n : exit.interest },
    mostRate: ceiling && isInScope(ceiling.scope, spanOf(schedule)) ? ceiling.percent : null,
  };
}

function after(day: CalendarDate, count: number): CalendarDate {
  return stepDate(day, { count, unit: 'day' }, 1) ?? day;
}
