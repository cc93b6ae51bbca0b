import type { BankPreset, StatementColumn } from '@candor/markets/transfers';
import { readCsvLine } from '../disbursements/csv-line.ts';
import { readAmount } from './written-amounts.ts';
import type { ReadHow } from './statement-file.ts';

type Separator = ',' | ';' | '\t';

/** What banks call their columns, where no preset knows the file. */
const known: readonly (readonly [StatementColumn, RegExp])[] = [
  ['date', /^(?:value |transaction |posting |posted |post |txn |tran |booking )?dat(?:e)?$/u],
  [
    'reference',
    /^(?:(?:bank )?(?:utr|reference|ref)(?: no| number| id)?|(?:chq|cheque|check) ?\/ ?ref (?:no|number)|ref no ?\/ ?cheque no|trace no|transaction id|(?:chq|cheque|check) ?(?:no|number))$/u,
  ],
  ['amount', /^(?:(?:transaction |txn )?amount)$/u],
  ['credit', /^(?:credits?|credit (?:amount|amt)|deposits?|deposit (?:amt|amount)|cr|money in|paid in)$/u],
  [
    'debit',
    /^(?:debits?|debit (?:amount|amt)|withdrawals?|withdrawal (?:amt|amount)|dr|money out|paid out)$/u,
  ],
  [
    'direction',
    /^(?:(?:dr|d|debit) ?[/|-]? ?(?:cr|c|credit)|(?:cr|c|credit) ?[/|-]? ?(?:dr|d|debit))(?: (?:indicator|flag|type))?$/u,
  ],
  [
    'narration',
    /^(?:(?:transaction |txn )?(?:narration|description|particulars|details|remarks)|memo|payee)$/u,
  ],
  ['balance', /^(?:running |closing |ending |ledger |book |available )?bal(?:ance)?$/u],
  ['currency', /^(?:currency|ccy|curr)$/u],
];
/** "Type" may be the kind of transfer: it says which way only where nothing else does. */
const maybeDirection = /^(?:(?:transaction |txn |entry )?type|(?:transaction |txn )?indicator)$/u;

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\./gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

export type FoundLayout = {
  readonly separator: Separator;
  /** The line before the first movement; -1: the file has no heads. */
  readonly head: number;
  readonly names: readonly string[];
  readonly preset: BankPreset | null;
  readonly columns: readonly (StatementColumn | null)[];
};

/** Banks write whose account it is above the heads. */
const linesBeforeHead = 40;

/** Where a file's columns begin and what each becomes: as somebody said, by a preset, or by their names. */
export function layoutOf(rows: readonly string[], how: ReadHow): FoundLayout {
  const first = rows.findIndex((row) => row.trim() !== '');
  let best: (FoundLayout & { readonly score: number }) | undefined;
  for (let at = Math.max(first, 0); at < Math.min(rows.length, first + linesBeforeHead); at += 1) {
    const row = rows[at] ?? '';
    const separator = separatorOf(row);
    const cells = readCsvLine(row, separator);
    if (!cells || cells.length < 2) continue;
    const found = columnsOf(cells, how);
    if (!best || found.score > best.score) best = { separator, head: at, names: cells, ...found };
    if (isEnough(found.columns)) break;
  }
  const layout = best && isEnough(best.columns) ? best : asItIs(rows, first);
  if (how.columns)
    return { ...layout, preset: null, columns: layout.names.map((_, at) => how.columns?.[at] ?? null) };
  return layout;
}

/** Enough to read a line by: its day and its amount. */
const isEnough = (columns: FoundLayout['columns']) =>
  columns.includes('date') &&
  (columns.includes('credit') || columns.includes('amount') || columns.includes('debit'));

/** A file whose heads nobody knows, or that has none: a person says what its columns are. */
function asItIs(rows: readonly string[], first: number): FoundLayout {
  const row = rows[first] ?? '';
  const separator = separatorOf(row);
  const cells = readCsvLine(row, separator) ?? [];
  const isData = cells.some((cell) => /\d/u.test(cell) && readAmount(cell) !== undefined);
  const columns = cells.map(() => null);
  if (!isData)
    return { separator, head: first, names: cells, preset: null, columns: columnsOf(cells, {}).columns };
  return {
    separator,
    head: first - 1,
    names: cells.map((_, at) => `Column ${at + 1}`),
    preset: null,
    columns,
  };
}

/** What stands between the cells; a spreadsheet may write semicolons, a bank tabs. */
function separatorOf(row: string): Separator {
  const count = (separator: string) => row.split(separator).length;
  if (count('\t') > count(',') && count('\t') > count(';')) return '\t';
  return count(';') > count(',') ? ';' : ',';
}

function columnsOf(cells: readonly string[], how: Pick<ReadHow, 'presets' | 'preset'>) {
  const names = cells.map(plainName);
  const fits = (how.presets ?? [])
    .filter(({ key }) => how.preset === undefined || how.preset === key)
    .filter(({ columns }) => columns.every(([head]) => names.includes(plainName(head))))
    .toSorted((a, b) => b.columns.length - a.columns.length);
  const [preset] = fits;
  const columns: (StatementColumn | null)[] = names.map(() => null);
  if (preset) {
    for (const [head, becomes] of preset.columns) columns[names.indexOf(plainName(head))] = becomes;
    return { preset, columns, score: 100 + preset.columns.length };
  }
  for (const [role, pattern] of known) {
    const at = names.findIndex((name, place) => columns[place] === null && pattern.test(name));
    if (at >= 0) columns[at] = role;
  }
  if (!columns.includes('direction') && columns.includes('amount')) {
    const at = names.findIndex((name) => maybeDirection.test(name));
    if (at >= 0) columns[at] = 'direction';
  }
  return { preset: null, columns, score: columns.filter((role) => role !== null).length };
}
