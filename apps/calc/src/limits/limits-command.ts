import { isRefusal } from '@candor/domain/refusals';
import { readProductTerms } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ProductTerms } from '@candor/domain/product';
import { checkProduct, citedLimits, marketIds } from '@candor/markets';
import type { Breach, CitedLimit, MarketId } from '@candor/markets';
import type { Command } from '../command.ts';
import { refuse } from '../problem.ts';
import { fieldOf, has, readObject } from '../read/read-object.ts';
import { readChoice, readDate } from '../read/read-values.ts';
import { breachAnswer, breachLine } from './breach-answer.ts';
import { limitAnswer } from './limit-answer.ts';

const shape = `request
  {"market": ${marketIds.map((id) => `"${id}"`).join(' | ')}, "on": "2026-11-15",      the day on which a loan is entered into, restructured or renewed
   "product": {"amount": {"min": "1000.00", "max": "10000.00", "step": "500.00"},
               "terms": [{"instalments": 1, "every": {"count": 30, "unit": "day" | "week" | "half-month" | "month"}}, …],
               "interest": {"rate": "6", "per": …, "method": …, "dayCount": …},          as in schedule
               "fees": [{"name": "processing", "percent": "3", "fixed": "0.00", "taxPercent": "0", "taken": …,
                         "payee": "lender" | "third-party"}],
               "lateCharge": {"kind": "percent", "percent": "4.5", "per": "day" | "month", "graceDays": 3}
                           | {"kind": "fixed", "fixed": "50.00", "graceDays": 3} | null,
               "delay": {"times": 1, "days": 15, "percent": "1", "fixed": "0.00", "daysBefore": 5, "daysAfter": 0} | null,
               "coolingOffDays": 1, "earlySettlement": {"chargePercent": "0"},
               "paymentOrder": ["penalty", "fee", "interest", "principal"], "rounding": {"mode": …, "to": "0.01"}}}
  Without "product": the limits in force on that day, nothing checked.
answer
  {"market", "on", "lawful": true | false | null, "limits": [{"id", "kind", "value", "unit", "scope", "validFrom", "validUntil",
   "law", "says", "note"}, …], "breaches": [{"term": "fees[0].fixed", "limit": "ph-eir-12", "rule", "set": "600.00",
   "value": "12.765958", "ceiling": "12.000000", "largestLawful": "535.71", "leastLawful": null, "worst": {"amount", …}}, …]}
  Each breach names one term, and what it may be at most if all others stay as they are; null if even 0 is too much.`;

interface Asked {
  readonly market: MarketId;
  readonly on: CalendarDate;
  readonly product: ProductTerms | null;
}

export const limitsCommand: Command = {
  summary: "the law's limits on a day, and whether a product keeps to them",
  shape,
  answer: (request) => {
    const { market, on, product } = readLimitsRequest(request);
    const limits = citedLimits(market, on);
    const breaches = product ? (checkProduct(market, product, on)?.breaches ?? []) : null;
    return {
      json: {
        market,
        on,
        lawful: breaches && breaches.length === 0,
        limits: limits.map(limitAnswer),
        breaches: (breaches ?? []).map(breachAnswer),
      },
      table: () => tableOf(limits, breaches),
      arithmetic: null,
    };
  },
};

function readLimitsRequest(request: unknown): Asked {
  const example = '{"market": "ph", "on": "2026-11-15"}';
  const fields = readObject(request, '', ['market', 'on', 'product'], example);
  const market = readChoice(fields, 'market', marketIds);
  const on = readDate(fields, 'on', 'the day on which a loan is entered into', '2026-11-15');
  if (!has(fields, 'product')) return { market, on, product: null };
  const product = readProductTerms(fieldOf(fields, 'product'), on);
  if (!isRefusal(product)) return { market, on, product };
  const [fault] = product.faults;
  if (!fault) throw new Error('terms that are unfit have a fault');
  return refuse(
    fault.field === 'product' ? fault.field : `product.${fault.field}`,
    fault.rule,
    fault.example,
  );
}

function tableOf(limits: readonly CitedLimit[], breaches: readonly Breach[] | null): string {
  const lines = limits.map((limit) => {
    const { value, unit } = limitAnswer(limit);
    const figure =
      value === null ? '' : ` ${Array.isArray(value) ? value.join(', ') : String(value)} ${String(unit)}`;
    return `${limit.id}:${figure} (since ${limit.validFrom}; ${limit.citation.law}; ${limit.citation.note})`;
  });
  if (breaches === null) return lines.join('\n');
  const verdict = breaches.length === 0 ? 'Lawful: every loan of this product keeps to them.' : 'Not lawful:';
  return [...lines, '', verdict, ...breaches.map(breachLine)].join('\n');
}
