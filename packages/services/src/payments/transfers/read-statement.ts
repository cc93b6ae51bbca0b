import type { CalendarDate } from '@candor/domain/calendar';
import { kindOfLine, type LineKind } from '../bank/line-kind.ts';
import { inTime } from '../bank/statement-balances.ts';
import { readStatementFile } from '../statement-files/read-statement-file.ts';
import type {
  FileFormat,
  FileLayout,
  FileLine,
  ReadHow,
  StatementFault,
  StatementFile,
} from '../statement-files/statement-file.ts';

import { keyInstead, nthOfKey, numberOf } from './line-numbers.ts';

export type { StatementFault } from '../statement-files/statement-file.ts';

/** Any movement on the bank account, as one line of a statement tells of it. */
export type ReadMovement = LineKind & {
  readonly line: number;
  /** Positive: it came in. */
  readonly amount: bigint;
  readonly valueOn: CalendarDate;
  /** Null where the bank gives none: its own charges have no number. */
  readonly reference: string | null;
  readonly narration: string;
  /** What the bank says the account held after it. */
  readonly balance: bigint | null;
  /** The same, reckoned from what it held before the first line where the bank says no more; else null. */
  readonly held: bigint | null;
};

/** Money of a borrower's that came in. */
export type ReadLine = {
  readonly line: number;
  readonly reference: string;
  readonly amount: bigint;
  readonly valueOn: CalendarDate;
  readonly narration: string;
};
/** A transfer to which the bank gave no number. */
export type UnnumberedLine = {
  readonly line: number;
  /** Its place among all movements of the file, the oldest first. */
  readonly at: number;
  readonly key: string;
  /** As a file that says no balance would have it. */
  readonly plainKey: string;
  /** Whether the balance after it is in its key. */
  readonly hasBalance: boolean;
};

export type ReadStatement = {
  readonly format: FileFormat;
  readonly layout: FileLayout | null;
  readonly credits: readonly ReadLine[];
  /** Every line that could be read, the credits among them. */
  readonly movements: readonly ReadMovement[];
  /** The transfers without a number, the oldest first. */
  readonly unnumbered: readonly UnnumberedLine[];
  /** From a line of their own ("Opening balance"), where the file has one. */
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  /** The days of those lines: a statement of a quiet day has no others. */
  readonly balanceDays: readonly CalendarDate[];
  readonly faults: readonly StatementFault[];
  /** Lines that are not empty, the head not counted. */
  readonly lines: number;
};

/**
 * A bank's statement: every movement in it, whichever way it went, what it looks like, and which of them are
 * a borrower's transfer. `channels` are the collecting channels whose remittances come to the account.
 *   2026-11-16,412345678901,"1,860.00",UPI/CPFWX93GGB9Q   → 186000n on 16 November
 *   2026-11-16,,118615.00,DRAGONPAY CORP REMIT 1117       → a remittance of Dragonpay's
 */
export function readStatement(
  text: string,
  channels: readonly string[] = [],
  how: ReadHow = {},
): ReadStatement {
  const { rows, ...file } = withoutFuture(readStatementFile(text, how), how.today);
  const plain = rows.map((row): ReadMovement => {
    const { line, amount, valueOn, narration, balance } = row;
    const { kind, channel } = kindOfLine({ amount, narration }, channels);
    const reference = numberOf(row);
    return { kind, channel, line, amount, valueOn, reference, narration, balance, held: balance };
  });
  const isWhole = file.faults.length === 0 && (how.leftOut?.size ?? 0) === 0;
  const opening = how.opening ?? file.opening;
  const balanced = isWhole && opening !== null ? withBalances(plain, opening) : plain;
  const { movements, unnumbered } = withNumbers(balanced, how.numbers);
  const credits = movements.flatMap(({ kind, line, reference, amount, valueOn, narration }) =>
    kind === 'transfer' && reference !== null ? [{ line, amount, valueOn, reference, narration }] : [],
  );
  return { ...file, movements, credits, unnumbered };
}

/**
 * What a bank has not booked yet is no movement: such a line is told with its number, and whoever reads the
 * file corrects its date or leaves it out. It is in no sum meanwhile.
 */
function withoutFuture(file: StatementFile, today: CalendarDate | undefined): StatementFile {
  const isAhead = ({ valueOn }: FileLine) => today !== undefined && valueOn > today;
  const ahead = file.rows.filter(isAhead).map(({ line, valueOn }): StatementFault => ({
    line,
    reason: 'future',
    sentence: `Its day, ${valueOn}, has not come yet. Nothing of it is imported: correct the date, or leave the line out until the bank has booked it.`,
  }));
  if (ahead.length === 0) return file;
  return {
    ...file,
    rows: file.rows.filter((row) => !isAhead(row)),
    faults: [...file.faults, ...ahead].toSorted((one, other) => one.line - other.line),
  };
}

/** What the account held after each line, where the bank says only what it held before the first. */
function withBalances(movements: readonly ReadMovement[], opening: bigint): readonly ReadMovement[] {
  if (movements.some(({ balance }) => balance !== null)) return movements;
  let held = opening;
  const after = new Map<number, bigint>();
  for (const { line, amount } of inTime(movements)) after.set(line, (held += amount));
  return movements.map((movement) => ({ ...movement, held: after.get(movement.line) ?? null }));
}

function withNumbers(movements: readonly ReadMovement[], numbers: ReadHow['numbers']) {
  const alike = new Map<string, number>();
  const instead = new Map<number, string>();
  const unnumbered = inTime(movements).flatMap((movement, at): UnnumberedLine[] => {
    if (movement.kind !== 'transfer' || movement.reference !== null) return [];
    const { line, held } = movement;
    const key = keyInstead({ ...movement, balance: held });
    const place = (alike.get(key) ?? 0) + 1;
    alike.set(key, place);
    instead.set(line, numbers?.get(line) ?? nthOfKey(key, place));
    const hasBalance = held !== null;
    const plainKey = hasBalance ? keyInstead({ ...movement, balance: null }) : key;
    return [{ line, at, key, plainKey, hasBalance }];
  });
  const named = movements.map((movement) => {
    const reference = instead.get(movement.line);
    return reference === undefined ? movement : { ...movement, reference };
  });
  return { movements: named, unnumbered };
}
