import { isRefusal, parseCalendarDate, parseMoney } from '@candor/domain';
import type { CalendarDate } from '@candor/domain';
import { isNoNumber, plainNumber } from '@candor/markets/transfers';
import { readCsvLine } from '../payouts/csv-line.ts';

/** Money that came in, as one line of a statement tells of it. */
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
} as const;
type Places = Readonly<Record<Exclude<keyof typeof columns, 'kind'>, number>> & {
  /** One column for both ways: it says "amount", not "credit". */
  readonly isForBoth: boolean;
};

/**
 * A bank's statement as CSV: a head that names date, reference and amount (or credit), in whatever order, then a line for each
 * movement. Money that went out is passed over. A line that can't be read is told with its number, and the others are read all the same.
 *   Date,Reference,Credit,Narration
 *   2026-11-16,412345678901,"1,860.00",UPI/CPFWX93GGB9Q   → 186000n on 16 November
 *   16-Nov-2026,412345678902,75.5,                        → 7550n
 *   16-Nov-2026,412345678902,"75,50",                     → fault: no thousands are written so
 *   16/11/2026,…                                          → fault: nobody knows which is the day
 */
export function readStatement(csv: string): ReadStatement {
  const rows = csv.replace(/^\uFEFF/u, '').split(/\r\n|\n|\r/u);
  const head = rows.findIndex((row) => row.trim() !== '');
  const places = placesIn(readCsvLine(rows[head] ?? '') ?? []);
  if (typeof places === 'string')
    return { credits: [], faults: [{ line: head + 1 || 1, sentence: places }], lines: 0 };
  const credits: ReadLine[] = [];
  const faults: StatementFault[] = [];
  let lines = 0;
  for (const [index, row] of rows.entries()) {
    if (index <= head || row.trim() === '') continue;
    lines += 1;
    const read = readRow(readCsvLine(row), places);
    if (typeof read === 'string') faults.push({ line: index + 1, sentence: read });
    else if (read) credits.push({ line: index + 1, ...read });
  }
  return { credits, faults, lines };
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
  };
  const missing = (['date', 'reference', 'credit'] as const).filter((name) => found[name] < 0);
  if (missing.length === 0) return { ...found, isForBoth: names[found.credit] === 'amount' };
  return `The first line must name the columns; it names no ${missing.join(' and no ')}. For example: Date,Reference,Credit,Narration.`;
}

/** Undefined for money that went out. */
function readRow(
  cells: readonly string[] | undefined,
  places: Places,
): Omit<ReadLine, 'line'> | string | undefined {
  if (!cells) return 'Its quotes do not close.';
  const cell = (place: number) =>
    place < 0 ? '' : (cells[place] ?? '').replace(/^'(?=[=+\-@])/u, '').trim();
  const [credit, debit] = [cell(places.credit), cell(places.debit)];
  if (isNothing(credit) && !isNothing(debit)) return undefined;
  const direction = cell(places.direction).toLowerCase().replaceAll('.', '');
  if (wentOut.test(direction)) return undefined;
  if (places.direction >= 0 && places.isForBoth && !cameIn.test(direction))
    return `“${shown(direction)}” says neither that the money came (Cr) nor that it went (Dr).`;
  const amount = groupedAmount.test(credit) ? parseMoney(credit.replaceAll(',', '')) : undefined;
  if (amount === undefined || isRefusal(amount))
    return `“${shown(credit)}” is no amount. For example: 1860.00.`;
  if (amount === 0n) return 'Its amount is nothing.';
  if (amount > most) return `“${shown(credit)}” is more money than there is.`;
  const valueOn = readDate(cell(places.date));
  if (!valueOn)
    return `“${shown(cell(places.date))}” is no date that can be read one way only. For example: 2026-11-16 or 16-Nov-2026.`;
  const reference = plainNumber(cell(places.reference));
  if (!/^[A-Z0-9]{4,60}$/u.test(reference) || isNoNumber(reference))
    return `“${shown(reference)}” is no number of a transfer: without one nobody can tell whether this money was counted before.`;
  return { amount, valueOn, reference, narration: cell(places.narration).slice(0, 500) };
}

const wentOut = /^(?:d|dr|debit|withdrawal)$/u;
const cameIn = /^(?:c|cr|credit|deposit)$/u;
/** 1860, 1,234,567 or, as India writes it, 12,34,567: the last group has three digits, always. */
const groupedAmount = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d{1,2})?$/u;

const most = 9_007_199_254_740_991n;

function isNothing(text: string): boolean {
  return /^(?:-|0*(?:\.0*)?)$/u.test(text);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function readDate(text: string): CalendarDate | undefined {
  const named = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ,]+(\d{4})$/iu.exec(text);
  const month = named ? months.indexOf((named[2] ?? '').toLowerCase()) + 1 : 0;
  const iso =
    month > 0 ? `${named?.[3]}-${String(month).padStart(2, '0')}-${named?.[1]?.padStart(2, '0')}` : text;
  const date = parseCalendarDate(iso);
  return isRefusal(date) ? undefined : date;
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
