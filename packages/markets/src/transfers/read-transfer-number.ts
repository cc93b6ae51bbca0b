import type { MarketId } from '../markets.ts';
import { isNoNumber, plainNumber } from './plain-number.ts';
import { transferRules } from './registry.generated.ts';

/**
 * The number of a transfer as it is kept, or undefined if a transfer of this market can't have it.
 *   India: "4123 4567 8901" → 412345678901; "hdfcn52026111600" → HDFCN52026111600; "41234567890" → undefined,
 *     11 digits.
 */
export function readTransferNumber(market: MarketId, typed: string): string | undefined {
  const number = plainNumber(typed);
  if (isNoNumber(number)) return undefined;
  return transferRules[market].numberShapes.some((shape) => shape.test(number)) ? number : undefined;
}
