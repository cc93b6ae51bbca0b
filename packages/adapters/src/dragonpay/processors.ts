import { parseAmount } from '../channels/parse-amount.ts';
import type { PayKind, PaySpeed, PayType } from '@candor/services/kernel/ports';
import { languages, type Words } from '@candor/markets';

/** One processor as the available-processors call lists it. */
export type Processor = {
  readonly procId: string;
  readonly name: string;
  readonly kind: PayKind;
  readonly speed: PaySpeed;
  readonly least: bigint;
  /** An amount is allowed below it; null: no end. */
  readonly below: bigint | null;
  readonly surcharge: bigint;
  readonly isUp: boolean;
};

/**
 * Dragonpay's sorts, as bits: 1 online banking, 2 bank counters and machines, 4 other counters, 128 mobile
 * wallets.
 */
const kinds: readonly (readonly [number, PayKind])[] = [
  [128, 'wallet'],
  [4, 'over-the-counter'],
  [2, 'over-the-counter'],
  [1, 'online-bank'],
];

/**
 * The processors that a body lists and that can be shown; what we can't sort (cards, crypto, cash on
 * delivery) is left out.
 */
export function readProcessors(body: unknown): Processor[] | null {
  if (!Array.isArray(body)) return null;
  return body.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const fields = entry as Readonly<Record<string, unknown>>;
    const procId = textOf(fields['procId']);
    const name = textOf(fields['shortName']) ?? textOf(fields['longName']);
    const type = Number(fields['type']);
    const kind = kinds.find(([bit]) => (type & bit) !== 0)?.[1];
    const least = parseAmount(fields['minAmount']);
    if (!procId || !/^[\w-]{1,20}$/u.test(procId) || !name || !kind || least === null) return [];
    const below = parseAmount(fields['maxAmount']);
    return [
      {
        procId,
        name: name.slice(0, 60),
        kind,
        speed: speedOf(kind, fields['realTime'] === true),
        least,
        below: below === null || below === 0n ? null : below,
        surcharge: parseAmount(fields['surcharge']) ?? 0n,
        isUp: fields['status'] === 'A',
      },
    ];
  });
}

function speedOf(kind: PayKind, isRealTime: boolean): PaySpeed {
  if (!isRealTime) return kind === 'over-the-counter' ? 'next-banking-day' : 'same-day';
  return kind === 'over-the-counter' ? 'minutes' : 'at-once';
}

/** Allowed when least ≤ amount < below: 50.00 to less than 10,000.00 takes 9,999.99 and not 10,000.00. */
export function takesAmount({ least, below }: Processor, amount: bigint): boolean {
  return amount >= least && (below === null || amount < below);
}

export function payTypeOf({ procId, name, kind, speed, least, below, surcharge, isUp }: Processor): PayType {
  const most = below === null ? null : below - 1n;
  return {
    id: `dragonpay:${procId}`,
    kind,
    name: sameInEach(name),
    fee: surcharge,
    speed,
    least,
    most,
    isDown: !isUp,
  };
}

/** A name is the same in every language. */
export function sameInEach(name: string): Words {
  return Object.fromEntries(languages.map((language) => [language, name])) as Words;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
