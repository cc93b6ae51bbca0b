import type { CalendarDate } from '@candor/domain/calendar';
import type { StatementColumn } from '@candor/markets/transfers';
import { readCsvLine } from '../disbursements/csv-line.ts';
import { layoutOf, type FoundLayout } from './csv-layout.ts';
import {
  shown,
  type FaultReason,
  type FileLine,
  type ReadHow,
  type StatementFault,
  type StatementFile,
} from './statement-file.ts';
import { isNothing, readAmount, readBalance } from './written-amounts.ts';
import { orderOfDates, readDate } from './written-dates.ts';

type Places = Readonly<Record<StatementColumn, number>>;
type Fault = { readonly reason: FaultReason; readonly sentence: string };
type Reading = {
  readonly places: Places;
  readonly order: ReturnType<typeof orderOfDates>['order'];
  readonly isDecimalComma: boolean;
  readonly currency: string | undefined;
};

/**
 * A bank's statement with columns: heads that name day and amount, in whatever order and with whatever stands
 * above them, then a line for each movement. A line that can't be read is told with its number and its
 * reason, and the others are read all the same.
 */
export function readCsvStatement(text: string, how: ReadHow = {}): StatementFile {
  const rows = text.split(/\r\n|\n|\r/u);
  for (const [line, corrected] of how.corrections ?? []) if (line <= rows.length) rows[line - 1] = corrected;
  const layout = layoutOf(rows, how);
  const missing = missingIn(layout.columns);
  const cellsOf: (readonly string[] | undefined)[] = [];
  for (const [index, row] of rows.entries())
    cellsOf.push(index <= layout.head || row.trim() === '' ? [] : readCsvLine(row, layout.separator));
  const data = rows.flatMap((row, index) => (index > layout.head && row.trim() !== '' ? [index] : []));
  const described = (dates: ReturnType<typeof orderOfDates>) => ({
    preset: layout.preset?.key ?? null,
    names: layout.names.map((name, at) => name.trim() || `Column ${at + 1}`),
    columns: layout.columns,
    dates: dates.order,
    isDateOrderAsked: dates.isAsked,
    samples: data.slice(0, 3).map((index) => cellsOf[index] ?? []),
  });
  const none = { format: 'csv', rows: [], opening: null, closing: null, balanceDays: [] } as const;
  if (missing !== null) {
    const faults = [{ line: layout.head + 1 || 1, reason: 'head' as const, sentence: missing }];
    return { ...none, layout: described({ order: null, isAsked: false }), lines: 0, faults };
  }
  const places = placesOf(layout.columns);
  const written = data.map((index) => cellsOf[index]?.[places.date]?.trim() ?? '');
  const dates = how.dates
    ? { order: how.dates, isAsked: false }
    : layout.preset
      ? { order: layout.preset.dates, isAsked: false }
      : orderOfDates(written, how.today);
  const isDecimalComma = writesCommas(layout, data, cellsOf, places);
  const reading = { places, order: dates.order, isDecimalComma, currency: how.currency };
  return { ...none, layout: described(dates), ...readRows(data, cellsOf, reading, how.leftOut) };
}

function readRows(
  data: readonly number[],
  cellsOf: readonly (readonly string[] | undefined)[],
  reading: Reading,
  leftOut: ReadonlySet<number> | undefined,
) {
  const rows: FileLine[] = [];
  const faults: StatementFault[] = [];
  const balances: { opening: bigint | null; closing: bigint | null } = { opening: null, closing: null };
  const balanceDays: CalendarDate[] = [];
  let lines = 0;
  for (const index of data) {
    const cells = cellsOf[index];
    const balance = balanceRow(cells, reading);
    if (balance) {
      balances[balance.is] = balance.amount;
      if (balance.on) balanceDays.push(balance.on);
      continue;
    }
    lines += 1;
    if (leftOut?.has(index + 1)) continue;
    const read = readRow(cells, reading);
    if ('sentence' in read) faults.push({ line: index + 1, ...read });
    else rows.push({ line: index + 1, ...read });
  }
  return { rows, faults, lines, balanceDays, ...balances };
}

/** Null where there is enough to read by. */
function missingIn(columns: FoundLayout['columns']): string | null {
  const has = (role: StatementColumn) => columns.includes(role);
  const missing = [
    ...(has('date') ? [] : ['date']),
    // Without a column of its own the number may stand in the narration, or nowhere.
    ...(has('reference') || has('narration') || has('date') ? [] : ['reference']),
    ...(has('credit') || has('amount') || has('debit') ? [] : ['credit']),
  ];
  return missing.length === 0
    ? null
    : `No columns are known here: the first line names no ${missing.join(' and no ')}. Say what each column is, or save the file again with a first line like: Date,Reference,Credit,Narration.`;
}

function placesOf(columns: FoundLayout['columns']): Places {
  const at = (role: StatementColumn) => columns.indexOf(role);
  return {
    date: at('date'),
    narration: at('narration'),
    reference: at('reference'),
    credit: at('credit'),
    debit: at('debit'),
    amount: at('amount'),
    direction: at('direction'),
    balance: at('balance'),
    currency: at('currency'),
  };
}

/** A file with semicolons may write "1.860,00"; one with a point before the cents anywhere does not. */
function writesCommas(
  { separator }: FoundLayout,
  data: readonly number[],
  cellsOf: readonly (readonly string[] | undefined)[],
  { credit, debit, amount }: Places,
): boolean {
  if (separator !== ';') return false;
  let isComma = false;
  for (const index of data)
    for (const place of [credit, debit, amount]) {
      const cell = place < 0 ? '' : (cellsOf[index]?.[place] ?? '').trim();
      if (/\.\d{1,2}\D*$/u.test(cell)) return false;
      if (/,\d{2}\D*$/u.test(cell)) isComma = true;
    }
  return isComma;
}

const cellIn = (cells: readonly string[], place: number) =>
  place < 0 ? '' : (cells[place] ?? '').replace(/^'(?=[=+\-@])/u, '').trim();

/** As large as a figure may be that travels as a number. */
const most = 9_007_199_254_740_991n;

function readRow(cells: readonly string[] | undefined, reading: Reading): Omit<FileLine, 'line'> | Fault {
  if (!cells) return { reason: 'quotes', sentence: 'Its quotes do not close.' };
  const { places, order, isDecimalComma, currency } = reading;
  const own = cellIn(cells, places.currency);
  if (own !== '' && currency !== undefined && own.toUpperCase() !== currency)
    return { reason: 'currency', sentence: `Its currency is ${shown(own)}, the account’s is ${currency}.` };
  const written = writtenAmount(cells, places);
  if ('sentence' in written) return written;
  const read = readAmount(written.text, isDecimalComma);
  if (!read)
    return { reason: 'amount', sentence: `“${shown(written.text)}” is no amount. For example: 1860.00.` };
  if (read.size === 0n) return { reason: 'amount-empty', sentence: 'Its amount is nothing.' };
  if (read.size > most)
    return { reason: 'amount', sentence: `“${shown(written.text)}” is more money than there is.` };
  const day = cellIn(cells, places.date);
  const valueOn = readDate(day, order);
  if (!valueOn) return dateFault(day, order);
  const isOut = written.isOut ?? read.isOut ?? false;
  return {
    valueOn,
    amount: isOut ? -read.size : read.size,
    reference: cellIn(cells, places.reference),
    narration: cellIn(cells, places.narration).slice(0, 500),
    balance: readBalance(cellIn(cells, places.balance), isDecimalComma),
  };
}

function dateFault(day: string, order: Reading['order']): Fault {
  const other = order === 'day-first' ? 'month-first' : 'day-first';
  if (order === null && readDate(day, 'day-first') && readDate(day, 'month-first'))
    return {
      reason: 'date-order',
      sentence: `“${shown(day)}” is no date that can be read one way only. For example: 2026-11-16 or 16-Nov-2026.`,
    };
  if (order !== null && readDate(day, other))
    return {
      reason: 'date',
      sentence: `“${shown(day)}” is no date where the others have the ${order.replace('-', ' ')}.`,
    };
  return {
    reason: 'date',
    sentence: `“${shown(day)}” is no date that exists. For example: 2026-11-16 or 16-Nov-2026.`,
  };
}

const wentOut = /^(?:d|dr|db|debit|withdrawal)$/u;
const cameIn = /^(?:c|cr|credit|deposit)$/u;

/** In which column the amount stands, and which way the money went; null where the amount itself says it. */
function writtenAmount(
  cells: readonly string[],
  places: Places,
): { readonly text: string; readonly isOut: boolean | null } | Fault {
  const [credit, debit, amount] = [places.credit, places.debit, places.amount].map((at) => cellIn(cells, at));
  if (!isNothing(debit!)) {
    if (!isNothing(credit!))
      return { reason: 'direction', sentence: 'It has an amount in Debit and in Credit.' };
    return { text: debit!.replace(/^-/u, ''), isOut: true };
  }
  const direction = cellIn(cells, places.direction).toLowerCase().replaceAll('.', '');
  if (!isNothing(credit!)) return { text: credit!, isOut: wentOut.test(direction) ? true : null };
  if (isNothing(amount!)) {
    const names = places.amount >= 0 ? 'Amount' : 'Debit and Credit';
    return { reason: 'amount-empty', sentence: `Its amount is nothing: ${names} is empty.` };
  }
  if (places.direction < 0) return { text: amount!, isOut: null };
  if (wentOut.test(direction)) return { text: amount!.replace(/^-/u, ''), isOut: true };
  if (cameIn.test(direction)) return { text: amount!, isOut: false };
  return {
    reason: 'direction',
    sentence: `“${shown(direction)}” says neither that the money came (Cr) nor that it went (Dr).`,
  };
}

const balanceWords =
  /^(?:(?<first>opening|beginning)|closing|ending) balance\b|^balance (?:(?<before>b\/?f|brought)|c\/?f|carried)\b/iu;

/** "Opening balance" and "Closing balance" as lines of their own: no movement. */
function balanceRow(cells: readonly string[] | undefined, { places, order, isDecimalComma }: Reading) {
  if (!cells) return undefined;
  if ([places.credit, places.debit, places.amount].some((at) => !isNothing(cellIn(cells, at))))
    return undefined;
  const found = balanceWords.exec(cellIn(cells, places.narration));
  const amount = readBalance(cellIn(cells, places.balance), isDecimalComma);
  if (!found || amount === null) return undefined;
  const isOpening = found.groups?.['first'] !== undefined || found.groups?.['before'] !== undefined;
  const on = readDate(cellIn(cells, places.date), order) ?? null;
  return { is: isOpening ? ('opening' as const) : ('closing' as const), amount, on };
}
