import { totalOfRows } from '@candor/ui';
import type { BankDay, BankLine } from './bank.tsx';

type BankEntry = BankDay['inTransit'][number];

/** A row of the reconciliation: a line, what stands on it in the books, or either alone. */
export type Pair = {
  readonly key: string;
  readonly line: BankLine | null;
  readonly entries: readonly BankEntry[];
  readonly isMatched: boolean;
};

/** What is open first: lines in their order, then what waits for its line; then what is matched. */
export function pairsOf({ lines, inTransit }: Pick<BankDay, 'lines' | 'inTransit'>): Pair[] {
  const paired = lines.map((line): Pair => ({
    key: `line ${line.lineId}`,
    line,
    entries: line.bookedAs,
    isMatched: line.isMatched,
  }));
  const waiting = inTransit.map((entry): Pair => ({
    key: `entry ${entry.entryId}`,
    line: null,
    entries: [entry],
    isMatched: false,
  }));
  return [
    ...paired.filter(({ isMatched }) => !isMatched),
    ...waiting,
    ...paired.filter(({ isMatched }) => isMatched),
  ];
}

const amountsOf = ({ line, entries }: Pair, side: 'line' | 'entries'): readonly bigint[] =>
  side === 'line' ? [BigInt(line?.amount ?? 0)] : entries.map(({ amount }) => BigInt(amount));

/** One side of rows, added up. */
export const sumOf = (pairs: readonly Pair[], side: 'line' | 'entries'): bigint =>
  totalOfRows(
    pairs.flatMap((pair) => amountsOf(pair, side)),
    (amount) => amount,
  );

/** What the statement has more than the books. */
export const differenceOf = (pairs: readonly Pair[]): bigint =>
  totalOfRows(
    pairs.flatMap((pair) => [
      ...amountsOf(pair, 'line'),
      ...amountsOf(pair, 'entries').map((amount) => -amount),
    ]),
    (amount) => amount,
  );

/** How many days before one a row has stood open. */
export function ageOf({ line, entries }: Pair, today: string): number {
  const since = line?.valueOn ?? entries[0]?.businessDate ?? today;
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(since)) / 86_400_000));
}

export const dayBeside = (on: string, by: number): string =>
  new Date(Date.parse(`${on}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
