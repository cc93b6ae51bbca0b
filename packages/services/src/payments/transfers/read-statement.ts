import { isRefusal } from '@candor/domain/refusals';
import { parseCalendarDate } from '@candor/domain/calendar';
import { parseMoney } from '@candor/domain/money';
import type { CalendarDate } from '@candor/domain/calendar';
import { isNoNumber, plainNumber, transferRules } from '@candor/markets/transfers';
import { kindOfLine, type LineKind } from '../bank/line-kind.ts';
import { readCsvLine } from '../disbursements/csv-line.ts';

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
export type StatementFault = { readonly line: number; readonly sentence: string };
export type ReadStatement = {
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

const columns = {
  date: /^(?:value |transaction |posting |txn )?date$/u,
  reference: /^(?:utr|utr no|reference|reference no|reference number|ref|ref no|chq\/ref no|trace no)$/u,
  credit: /^(?:amount|credit|credit amount|deposit|deposit amt)$/u,
  debit: /^(?:debit|debit amount|withdrawal|withdrawal amt)$/u,
  direction:
    /^(?:(?:dr|d|debit) ?[/|-]? ?(?:cr|c|credit)|(?:cr|c|credit) ?[/|-]? ?(?:dr|d|debit))(?: (?:indicator|flag|type))?$/u,
  kind: /^(?:(?:transaction |txn |entry )?type|(?:transaction |txn )?indicator)$/u,
  narration: /^(?:narration|description|particulars|details|remarks)$/u,
  balance: /^(?:running |closing |ledger |book )?balance$/u,
} as const;
type Places = Readonly<Record<Exclude<keyof typeof columns, 'kind'>, number>> & {
  /** One column for both ways: it says "amount", not "credit". */
  readonly isForBoth: boolean;
};

/**
 * A bank's statement as CSV: a head that names date, reference and amount (or credit), in whatever order,
 * then a line for each movement, whichever way it went; a balance after each, if the bank gives one. A line
 * that can't be read is told with its number, and the others are read all the same. `channels` are the
 * collecting channels whose remittances come to the account.
 *   Date,Reference,Credit,Narration
 *   2026-11-16,412345678901,"1,860.00",UPI/CPFWX93GGB9Q   → 186000n on 16 November
 *   16-Nov-2026,412345678902,75.5,                        → 7550n
 *   2026-11-16,,118615.00,DRAGONPAY CORP REMIT 1117       → a remittance of Dragonpay's
 *   16-Nov-2026,412345678902,"75,50",                     → fault: no thousands are written so
 *   05/11/2026,…                                          → fault: nobody knows which is the day
 */
export function readStatement(csv: string, channels: readonly string[] = []): ReadStatement {
  const rows = csv.replace(/^\uFEFF/u, '').split(/\r\n|\n|\r/u);
  const head = rows.findIndex((row) => row.trim() !== '');
  const separator = separatorOf(rows[head] ?? '');
  const places = placesIn(readCsvLine(rows[head] ?? '', separator) ?? []);
  const none = { credits: [], movements: [], opening: null, closing: null, balanceDays: [], lines: 0 };
  if (typeof places === 'string') return { ...none, faults: [{ line: head + 1 || 1, sentence: places }] };
  const movements: ReadMovement[] = [];
  const faults: StatementFault[] = [];
  const balances: { opening: bigint | null; closing: bigint | null } = { opening: null, closing: null };
  const balanceDays: CalendarDate[] = [];
  let lines = 0;
  for (const [index, row] of rows.entries()) {
    if (index <= head || row.trim() === '') continue;
    const cells = readCsvLine(row, separator);
    const balance = balanceRow(cells, places);
    if (balance) {
      balances[balance.is] = balance.amount;
      if (balance.on) balanceDays.push(balance.on);
      continue;
    }
    lines += 1;
    const read = readRow(cells, places, channels);
    if (typeof read === 'string') faults.push({ line: index + 1, sentence: read });
    else movements.push({ line: index + 1, ...read });
  }
  const credits = movements.flatMap(({ kind, line, reference, amount, valueOn, narration }) =>
    kind === 'transfer' && reference !== null ? [{ line, amount, valueOn, reference, narration }] : [],
  );
  return { credits, movements, faults, lines, balanceDays, ...balances };
}

/** What stands between the names of the columns; a spreadsheet may write semicolons. */
function separatorOf(head: string): ',' | ';' {
  return head.split(';').length > head.split(',').length ? ';' : ',';
}

function placesIn(cells: readonly string[]): Places | string {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll('.', '').trim());
  const place = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const found = {
    date: place(columns.date),
    reference: place(columns.reference),
    credit: place(columns.credit),
    debit: place(columns.debit),
    // "Type" may be the kind of transfer: what says Dr/Cr comes first.
    direction: names.some((name) => columns.direction.test(name))
      ? place(columns.direction)
      : place(columns.kind),
    narration: place(columns.narration),
    balance: place(columns.balance),
  };
  // Without a column of its own the number may stand in the narration.
  const needed = ['date', ...(found.narration < 0 ? ['reference' as const] : []), 'credit'] as const;
  const missing = needed.filter((name) => found[name] < 0);
  if (missing.length === 0) return { ...found, isForBoth: names[found.credit] === 'amount' };
  return `The first line must name the columns; it names no ${missing.join(' and no ')}. For example: Date,Reference,Credit,Narration.`;
}

type Row = Omit<ReadMovement, 'line'>;

function readRow(
  cells: readonly string[] | undefined,
  places: Places,
  channels: readonly string[],
): Row | string {
  if (!cells) return 'Its quotes do not close.';
  const cell = cellsOf(cells);
  const written = writtenAmount(cell, places);
  if ('fault' in written) return written.fault;
  const { isOut } = written;
  const text = written.text.replace(currencySign, '');
  const size = groupedAmount.test(text) ? parseMoney(text.replaceAll(',', '')) : undefined;
  if (size === undefined || isRefusal(size)) return `“${shown(text)}” is no amount. For example: 1860.00.`;
  if (size === 0n) return 'Its amount is nothing.';
  if (size > most) return `“${shown(text)}” is more money than there is.`;
  const valueOn = readDate(cell(places.date));
  if (!valueOn)
    return `“${shown(cell(places.date))}” is no date that can be read one way only. For example: 2026-11-16 or 16-Nov-2026.`;
  const amount = isOut ? -size : size;
  const narration = cell(places.narration).slice(0, 500);
  const number = places.reference < 0 ? numberIn(narration) : plainNumber(cell(places.reference));
  const reference = /^[A-Z0-9]{4,60}$/u.test(number) && !isNoNumber(number) ? number : null;
  const kind = kindOfLine({ amount, narration }, channels);
  if (kind.kind === 'transfer' && reference === null)
    return `“${shown(number)}” is no number of a transfer: without one nobody can tell whether this money was counted before.`;
  return { ...kind, amount, valueOn, reference, narration, balance: readBalance(cell(places.balance)) };
}

const cellsOf = (cells: readonly string[]) => (place: number) =>
  place < 0 ? '' : (cells[place] ?? '').replace(/^'(?=[=+\-@])/u, '').trim();

/** In which column the amount stands, and which way the money went. */
function writtenAmount(
  cell: (place: number) => string,
  places: Places,
): { readonly text: string; readonly isOut: boolean } | { readonly fault: string } {
  const [credit, debit] = [cell(places.credit), cell(places.debit)];
  if (isNothing(credit) && !isNothing(debit)) return { text: debit.replace(/^-/u, ''), isOut: true };
  const direction = cell(places.direction).toLowerCase().replaceAll('.', '');
  if (wentOut.test(direction)) return { text: credit.replace(/^-/u, ''), isOut: true };
  if (places.direction >= 0 && places.isForBoth && !cameIn.test(direction))
    return { fault: `“${shown(direction)}” says neither that the money came (Cr) nor that it went (Dr).` };
  // One column for both ways and nothing beside it: the sign says which.
  if (places.isForBoth && places.direction < 0 && credit.startsWith('-'))
    return { text: credit.slice(1), isOut: true };
  return { text: credit, isOut: false };
}

/** "Opening balance" and "Closing balance" as lines of their own: no movement. */
function balanceRow(
  cells: readonly string[] | undefined,
  places: Places,
):
  | { readonly is: 'opening' | 'closing'; readonly amount: bigint; readonly on: CalendarDate | null }
  | undefined {
  if (!cells) return undefined;
  const cell = cellsOf(cells);
  if (!isNothing(cell(places.credit)) || !isNothing(cell(places.debit))) return undefined;
  const found =
    /^(?:(?<first>opening|beginning)|closing|ending) balance\b|^balance (?:(?<before>b\/?f|brought)|c\/?f|carried)\b/iu.exec(
      cell(places.narration),
    );
  const amount = readBalance(cell(places.balance));
  if (!found || amount === null) return undefined;
  const isOpening = found.groups?.['first'] !== undefined || found.groups?.['before'] !== undefined;
  return { is: isOpening ? 'opening' : 'closing', amount, on: readDate(cell(places.date)) ?? null };
}

/** An account may be overdrawn: "-120.00", "(120.00)" or "120.00 DR". Null for what is no balance. */
function readBalance(text: string): bigint | null {
  const [, plain = ''] = /^\(?-?([\d,]+(?:\.\d{1,2})?)\)?(?: ?(?:cr|dr))?$/iu.exec(text) ?? [];
  const amount = groupedAmount.test(plain) ? parseMoney(plain.replaceAll(',', '')) : undefined;
  if (amount === undefined || isRefusal(amount)) return null;
  return /^[(-]|dr$/iu.test(text) ? -amount : amount;
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

/** "₱300.00", "PHP 300.00", "Rs. 300.00" */
const signs = statements.flatMap((words): readonly string[] => words.signs).join('|');
const currencySign = new RegExp(`^(?:${signs.replaceAll('.', '\\.')})\\s*`, 'iu');
const wentOut = /^(?:d|dr|debit|withdrawal)$/u;
const cameIn = /^(?:c|cr|credit|deposit)$/u;
/** 1860, 1,234,567 or, as India writes it, 12,34,567: the last group has three digits, always. */
const groupedAmount = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d{1,2})?$/u;

const most = 9_007_199_254_740_991n;

function isNothing(text: string): boolean {
  return /^(?:-|0*(?:\.0*)?)$/u.test(text);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function readDate(written: string): CalendarDate | undefined {
  // A bank may add the time of day.
  const text = written.replace(/[ T]\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?$/iu, '');
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(text);
  if (slashed) return oneWayOnly(Number(slashed[1]), Number(slashed[2]), slashed[3] ?? '');
  const named = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ,]+(\d{4})$/iu.exec(text);
  const month = named ? months.indexOf((named[2] ?? '').toLowerCase()) + 1 : 0;
  const iso =
    month > 0 ? `${named?.[3]}-${String(month).padStart(2, '0')}-${named?.[1]?.padStart(2, '0')}` : text;
  const date = parseCalendarDate(iso);
  return isRefusal(date) ? undefined : date;
}

/** 11/16/2026 has one reading, since there is no sixteenth month; 05/11/2026 has two. */
function oneWayOnly(first: number, second: number, year: string): CalendarDate | undefined {
  if (first <= 12 === second <= 12 && first !== second) return undefined;
  const [month, day] = first <= 12 ? [first, second] : [second, first];
  const date = parseCalendarDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
  return isRefusal(date) ? undefined : date;
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
