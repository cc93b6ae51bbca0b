import { nthOfKey } from './line-numbers.ts';
import type { UnnumberedLine } from './read-statement.ts';

/** What a person says of lines that may be the same as those of a file before. */
export type Repeats = 'known' | 'further';

export type StoredLines = {
  /** How many lines with this key are stored. */
  readonly known: (key: string) => number;
  /**
   * At how many places of the stored day the account held what the file begins with; null: the file does not
   * say what it begins with.
   */
  readonly places: number | null;
  /** Where in the file, the oldest first, the first movement stands that is not stored for sure. */
  readonly firstNew: number;
};

export type JudgedRepeats = {
  /** Lines of which nothing tells whether they are the same as stored ones; empty: everything is told. */
  readonly doubtful: readonly UnnumberedLine[];
  /** What stands for a line instead of a number, where its place among its like in the file does not tell. */
  readonly numbers: ReadonlyMap<number, string>;
};

/**
 * Which lines without a number are stored already. A file that overlaps another begins with lines of it, in
 * time: after the first that is new, all are new, however much they look like one of before. Where the file
 * begins is told by the balance, if the account held that once only; else a person is asked, and until then
 * nothing is imported.
 *   stored 100.00, +500.00 → 600.00, −500.00 → 100.00; the file begins with 100.00, +500.00 → 600.00: the
 *     same payment in another file, or a second one: both are possible.
 */
export function judgeRepeats(
  lines: readonly UnnumberedLine[],
  { known, places, firstNew }: StoredLines,
  said: Repeats | undefined,
): JudgedRepeats {
  const isTold = places !== null && places <= 1;
  const inFile = new Counter();
  const added = new Counter();
  const numbers = new Map<number, string>();
  const doubtful: UnnumberedLine[] = [];
  let isNew = said === 'further';
  for (const each of lines) {
    const { line, key, plainKey } = each;
    const place = inFile.next(key);
    // A file before may have had the line without its balance.
    const plainPlace = plainKey === key ? 0 : inFile.next(plainKey);
    const isAlike = place <= known(key);
    const isPlainAlike = !isAlike && plainPlace > 0 && plainPlace <= known(plainKey);
    isNew ||= each.at >= firstNew;
    if (!isNew && (isAlike || isPlainAlike)) {
      if (isPlainAlike || !isTold || !each.hasBalance) doubtful.push(each);
      if (isPlainAlike) numbers.set(line, nthOfKey(plainKey, plainPlace));
      continue;
    }
    isNew = true;
    const nth = known(key) + added.next(key);
    if (nth !== place) numbers.set(line, nthOfKey(key, nth));
  }
  return { doubtful: said === undefined ? doubtful : [], numbers };
}

export type HeldMovement = { readonly amount: bigint; readonly held: bigint | null };

/**
 * The place of the first movement that no stored one is alike, by amount and the balance after it; where the
 * file says no balances, or a stored line none, nothing is new for sure.
 */
export function firstNewOf(movements: readonly HeldMovement[], stored: readonly HeldMovement[]): number {
  if (stored.some(({ held }) => held === null)) return Number.POSITIVE_INFINITY;
  const left = new Map<string, number>();
  const keyOf = ({ amount, held }: HeldMovement) => `${amount} ${held}`;
  for (const each of stored) left.set(keyOf(each), (left.get(keyOf(each)) ?? 0) + 1);
  const found = movements.findIndex((each) => {
    if (each.held === null) return false;
    const count = left.get(keyOf(each)) ?? 0;
    left.set(keyOf(each), count - 1);
    return count === 0;
  });
  return found < 0 ? Number.POSITIVE_INFINITY : found;
}

class Counter {
  readonly #counts = new Map<string, number>();

  next(key: string): number {
    const now = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, now);
    return now;
  }
}
