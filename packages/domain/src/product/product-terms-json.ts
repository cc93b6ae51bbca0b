import { amountText } from '../money/amount.ts';
import { decimalText } from '../numbers/decimal-text.ts';
import type { Rational } from '../numbers/rational.ts';
import type { LateChargeTerms, ProductTerms } from './product-terms.ts';

type Json = string | number | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * The terms as they are stored, sent and read again by `readProductTerms`. The same terms give the same text,
 * letter for letter, so that a check can be kept for exactly these terms.
 */
export function productTermsJson(terms: ProductTerms): { readonly [name: string]: Json } {
  const { amount, interest, contingentCharges = [], delay, earlySettlement, rounding } = terms;
  return {
    amount: { min: amountText(amount.min), max: amountText(amount.max), step: amountText(amount.step) },
    terms: terms.terms.map(({ instalments, every }) => ({
      instalments,
      every: { count: every.count, unit: every.unit },
    })),
    interest: {
      rate: percentText(interest.rate),
      per: interest.per,
      method: interest.method,
      dayCount: interest.dayCount,
    },
    fees: terms.fees.map(({ name, percent, fixed, taxPercent, taken, payee }) => ({
      name,
      percent: percentText(percent),
      fixed: amountText(fixed),
      taxPercent: percentText(taxPercent),
      taken,
      payee,
    })),
    lateCharge: terms.lateCharge && lateChargeJson(terms.lateCharge),
    // Left out where there is none: terms of earlier versions keep their text, letter for letter.
    ...(contingentCharges.length > 0 && {
      contingentCharges: contingentCharges.map(({ code, names, amount: price, times }) => ({
        code,
        names: { ...names },
        amount: amountText(price),
        times,
      })),
    }),
    delay: delay && {
      times: delay.times,
      days: delay.days,
      percent: percentText(delay.percent),
      fixed: amountText(delay.fixed),
      daysBefore: delay.daysBefore,
      daysAfter: delay.daysAfter,
    },
    coolingOffDays: terms.coolingOffDays,
    earlySettlement: { chargePercent: percentText(earlySettlement.chargePercent) },
    paymentOrder: terms.paymentOrder,
    rounding: { mode: rounding.mode, to: amountText(rounding.to) },
  };
}

function lateChargeJson(late: LateChargeTerms): Json {
  return late.kind === 'percent'
    ? { kind: late.kind, percent: percentText(late.percent), per: late.per, graceDays: late.graceDays }
    : { kind: late.kind, fixed: amountText(late.fixed), graceDays: late.graceDays };
}

const mostPlaces = 40;

/**
 * With as many decimals as it needs. A third has no such text; no percentage that was read as a decimal is
 * one.
 */
export function percentText(value: Rational): string {
  for (let places = 0; places <= mostPlaces; places += 1) {
    if ((value.num * 10n ** BigInt(places)) % value.den === 0n) return decimalText(value, places, 'down');
  }
  throw new RangeError(`${value.num}/${value.den} has no decimal text`);
}
