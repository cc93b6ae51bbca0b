import { createHash } from 'node:crypto';
import { isNoNumber, plainNumber, transferRules } from '@candor/markets/transfers';
import type { CalendarDate } from '@candor/domain/calendar';
import { kindOfLine, type LineKind } from '../bank/line-kind.ts';
import { readStatementFile } from '../statement-files/read-statement-file.ts';
import type {
  FileFormat,
  FileLayout,
  FileLine,
  ReadHow,
  StatementFault,
} from '../statement-files/statement-file.ts';

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
};

/** Money of a borrower's that came in. */
export type ReadLine = {
  readonly line: number;
  readonly reference: string;
  readonly amount: bigint;
  readonly valueOn: CalendarDate;
  readonly narration: string;
};
export type ReadStatement = {
  readonly format: FileFormat;
  readonly layout: FileLayout | null;
  readonly credits: readonly ReadLine[];
  /** Every line that could be read, the credits among them. */
  readonly movements: readonly ReadMovement[];
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
  const { rows, ...file } = readStatementFile(text, how);
  const seen = new Map<string, number>();
  const movements = rows.map((row): ReadMovement => {
    const { line, amount, valueOn, narration, balance } = row;
    const { kind, channel } = kindOfLine({ amount, narration }, channels);
    const number = numberOf(row) ?? (kind === 'transfer' ? numberInstead(row, seen) : null);
    return { kind, channel, line, amount, valueOn, reference: number, narration, balance };
  });
  const credits = movements.flatMap(({ kind, line, reference, amount, valueOn, narration }) =>
    kind === 'transfer' && reference !== null ? [{ line, amount, valueOn, reference, narration }] : [],
  );
  return { ...file, movements, credits };
}

function numberOf({ reference, narration }: FileLine): string | null {
  const number = reference === '' ? numberIn(narration) : plainNumber(reference);
  return /^[A-Z0-9]{4,60}$/u.test(number) && !isNoNumber(number) ? number : null;
}

/**
 * Banks that give no number give one line for each movement all the same: the line itself is its number, by
 * day, amount, words and the balance after it, and the nth of its like. Read again it is known; money that
 * looks the same to the last letter on the same day is the second of its like.
 */
function numberInstead({ valueOn, amount, narration, balance }: FileLine, seen: Map<string, number>): string {
  const text = [valueOn, amount, narration, balance ?? ''].join('\n');
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 24).toUpperCase();
  const nth = (seen.get(digest) ?? 0) + 1;
  seen.set(digest, nth);
  return `NOREF${digest}${nth === 1 ? '' : `N${nth}`}`;
}

/**
 * Some banks have no column for it and write it among the words: "UPI/412345678901/RENT" is 412345678901.
 * Only what the words call a transfer's number: a payer's account or a day comes back in other transfers, and
 * the second of them would pass for known.
 */
function numberIn(narration: string): string {
  const [, number = ''] = namedNumber.exec(narration) ?? [];
  return plainNumber(number);
}

const statements = Object.values(transferRules).map(({ statement }) => statement);
const numberNames = statements.flatMap((words): readonly string[] => words.numberNames).join('|');
const namedNumber = new RegExp(
  `\\b(?:${numberNames}|REF(?: NO)?)[\\s./:#-]+((?=[A-Z]*\\d)[A-Z0-9]{10,60})\\b`,
  'iu',
);
