import { paidParts } from '../product/product-terms.ts';
import type { PaidPart } from '../product/product-terms.ts';

/**
 * What is owed, paid or left, by what it is for: penalty 2.21 · fee 50.00 · interest 272.79 · principal
 * 1,000.00.
 */
export type Parts = Readonly<Record<PaidPart, bigint>>;

export const noParts: Parts = { penalty: 0n, fee: 0n, interest: 0n, principal: 0n };

export function addParts(a: Parts, b: Parts): Parts {
  return eachPart((part) => a[part] + b[part]);
}

export function subtractParts(a: Parts, b: Parts): Parts {
  return eachPart((part) => a[part] - b[part]);
}

export function eachPart(amountOf: (part: PaidPart) => bigint): Parts {
  return {
    penalty: amountOf('penalty'),
    fee: amountOf('fee'),
    interest: amountOf('interest'),
    principal: amountOf('principal'),
  };
}

/**
 * What somebody is told of parts: interest that was paid beyond the day is no interest below nothing, it pays
 * principal.
 *   Interest −62.14 and principal 5,449.81 are 5,387.67 of principal.
 */
export function toldParts(parts: Parts): Parts {
  const { interest, principal } = parts;
  return interest < 0n ? { ...parts, interest: 0n, principal: principal + interest } : parts;
}

export function totalOfParts(parts: Parts): bigint {
  return parts.penalty + scheduledOfParts(parts);
}

/** Without the late charges: what the schedule asks, and all that a late charge is ever a percentage of. */
export function scheduledOfParts({ fee, interest, principal }: Parts): bigint {
  return fee + interest + principal;
}

export function isNothing(parts: Parts): boolean {
  return paidParts.every((part) => parts[part] === 0n);
}
