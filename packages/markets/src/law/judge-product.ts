import { decimalText, zero } from '@candor/domain/numbers';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ProductTerms } from '@candor/domain/product';
import type { MarketId } from '../markets.ts';
import type { Breach } from './breach.ts';
import { breachesOf } from './check-product.ts';
import { contingentLateBreaches, lateBreaches } from './late-breaches.ts';
import type { Limit, LimitKind } from './limit.ts';
import { limitsInForce } from './limits-in-force.ts';
import { nominalBreaches } from './nominal-breaches.ts';
import { dearestLoan } from './price-breaches.ts';

/** One limit that a product's terms are held against, crossed or not. */
export interface LimitJudgement {
  /** Its id in the market's book. */
  readonly limit: string;
  readonly kind: LimitKind;
  /** Null where the limit is no figure: early repayment is always allowed. */
  readonly ceiling: string | null;
  /** What is held against it, at its worst; null where no loan of the product falls under it. */
  readonly value: string | null;
  readonly breaches: readonly Breach[];
}

/**
 * Every limit on what is offered, with how near the product comes to it. The verdict is `checkProduct`'s own:
 * what it calls lawful has no breach here, and the other way round.
 *   The loan until payday: nominal 4.5 of 6, effective 7.73 of 12, late 4.5 of 5, all cost 8 of 100.
 */
export function judgeProduct(market: MarketId, terms: ProductTerms, on: CalendarDate): LimitJudgement[] {
  return limitsInForce(market, on).flatMap((limit) => judgementOf(limit, terms, on) ?? []);
}

function judgementOf(limit: Limit, terms: ProductTerms, on: CalendarDate): LimitJudgement | undefined {
  const worst = worstValue(limit, terms, on);
  if (worst === undefined) return undefined;
  const breaches = breachesOf(limit, terms, on);
  const { id, kind } = limit;
  return { limit: id, kind, ...worst, value: breaches[0]?.value ?? worst.value, breaches };
}

/** A ceiling of nothing is crossed by everything: what then breaks it most is the worst there is. */
function worstValue(
  limit: Limit,
  terms: ProductTerms,
  on: CalendarDate,
): Pick<LimitJudgement, 'ceiling' | 'value'> | undefined {
  switch (limit.kind) {
    case 'nominal-rate': {
      const [worst] = nominalBreaches({ ...limit, percentPerMonth: zero }, terms, on);
      return { ceiling: decimalText(limit.percentPerMonth, 6, 'down'), value: worst?.value ?? null };
    }
    case 'late-charge': {
      const nothing = { ...limit, percentPerMonth: zero };
      const [worst] = [...lateBreaches(nothing, terms, on), ...contingentLateBreaches(nothing, terms, on)];
      return { ceiling: decimalText(limit.percentPerMonth, 6, 'down'), value: worst?.value ?? null };
    }
    case 'effective-rate':
    case 'total-cost': {
      const value = dearestLoan(limit, terms, on, zero)?.value ?? null;
      const most = limit.kind === 'effective-rate' ? limit.percent : limit.percentOfPrincipal;
      return { ceiling: decimalText(most, 6, 'down'), value: value && decimalText(value, 6, 'up') };
    }
    case 'cooling-off':
      return { ceiling: String(limit.leastDays), value: String(terms.coolingOffDays) };
    case 'prepayment-always-allowed':
      return { ceiling: null, value: null };
    // No terms can break them: a contingent charge is on the statement, bears nothing and is not capitalised.
    case 'disclosed-charges-only':
    case 'no-charge-on-a-charge':
      return terms.contingentCharges ? { ceiling: null, value: null } : undefined;
    // How a loan is run, not what is offered.
    case 'payout-to-own-account':
    case 'raise-on-request-only':
    case 'contact-hours':
    case 'contact-persons':
      return undefined;
  }
}
