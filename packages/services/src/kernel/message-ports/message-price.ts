import type { CarryingWay, MessageCost } from '@candor/store/message-attempts';

export type { MessageCost } from '@candor/store/message-attempts';

/** What a part of a message costs by each way; a way without a price is not counted. */
export type MessagePrices = Readonly<Partial<Record<CarryingWay, MessageCost>>>;

const microDigits = 6;

/**
 * A price as people write it, exactly: `0.35 PHP` is 350,000 millionths. Undefined: it is none, or finer than
 * a millionth.
 */
export function parseMessagePrice(text: string): MessageCost | undefined {
  const [, whole, part = '', currency] = /^(\d{1,9})(?:\.(\d{1,6}))? ([A-Z]{3})$/u.exec(text.trim()) ?? [];
  if (whole === undefined || currency === undefined) return undefined;
  return {
    currency,
    micros: BigInt(whole) * 10n ** BigInt(microDigits) + BigInt(part.padEnd(microDigits, '0')),
  };
}

/** As text that says all of it: `0.35`, `12.00`, `0.00415`. */
export function priceText(micros: bigint): string {
  const digits = String(micros).padStart(microDigits + 1, '0');
  const part = digits.slice(-microDigits).replace(/0+$/u, '').padEnd(2, '0');
  return `${digits.slice(0, -microDigits)}.${part}`;
}
