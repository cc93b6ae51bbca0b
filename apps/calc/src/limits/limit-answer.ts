import { amountText } from '@candor/domain/money';
import { percentText } from '@candor/domain/product';
import type { CitedLimit } from '@candor/markets';
import type { JsonValue } from '../json.ts';

/**
 * A limit as the calculator prints it: what it says in figures, about which loans, since when and by which
 * law.
 */
export function limitAnswer(limit: CitedLimit): { readonly [name: string]: JsonValue } {
  const { id, kind, scope, validFrom, validUntil, citation } = limit;
  return {
    id,
    kind,
    ...figureOf(limit),
    scope: scope && {
      security: scope.security,
      mostAmount: amountText(scope.mostAmount),
      mostMonths: scope.mostMonths,
    },
    validFrom,
    validUntil,
    law: citation.law,
    says: citation.says,
    note: citation.note,
  };
}

function figureOf(limit: CitedLimit): { readonly value: JsonValue; readonly unit: string } {
  switch (limit.kind) {
    case 'nominal-rate':
    case 'late-charge':
      return { value: percentText(limit.percentPerMonth), unit: 'percent per month' };
    case 'effective-rate':
      return {
        value: percentText(limit.percent),
        unit: `percent per ${limit.convention.per}, ${limit.convention.id}`,
      };
    case 'total-cost':
      return { value: percentText(limit.percentOfPrincipal), unit: 'percent of the principal' };
    case 'cooling-off':
      return { value: String(limit.leastDays), unit: 'days at least' };
    case 'contact-hours':
      return { value: `${limit.from}–${limit.until}`, unit: 'local time' };
    case 'contact-persons':
      return { value: limit.persons, unit: 'persons' };
    case 'disclosed-charges-only':
    case 'no-charge-on-a-charge':
    case 'payout-to-own-account':
    case 'raise-on-request-only':
    case 'prepayment-always-allowed':
      return { value: null, unit: 'rule' };
  }
}
