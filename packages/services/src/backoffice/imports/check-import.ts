import { createHash } from 'node:crypto';
import { type Parts } from '@candor/domain/loan';
import { planOf } from '@candor/domain/instalments';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import type { Database, ReadTx } from '@candor/store/database';
import type { ImportReason } from '@candor/store/imports';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { RowJudge, type GoodRow, type JudgedRow } from './judge-rows.ts';
import { importLimits, readImportFile, type FileFault, type ImportLine } from './read-import-file.ts';

export type ImportSums = Parts & { readonly loans: number };

/** Counts and sums of a file, without a word about anybody. */
export type ImportSummary = {
  readonly rows: number;
  readonly good: number;
  readonly refused: number;
  /** Of the good: people who have an account here already, and loans that are late. */
  readonly known: number;
  readonly late: number;
  readonly products: Readonly<Record<string, ImportSums>>;
};

export type CheckImport = { readonly market: MarketId; readonly asOf: CalendarDate; readonly csv: string };
export type CheckedImport = {
  readonly fingerprint: string;
  readonly heads: readonly string[];
  readonly summary: ImportSummary;
};

/** So many rows are judged with one set of questions to the database. */
const rowsAtOnce = 500;
/** A file is of today or of the days before a weekend. */
const oldestDays = 10;

/**
 * Reads a whole file as the import would, and writes nothing. Each few hundred rows are handed to `take` with
 * what was found; the rows themselves are not gathered. A file without one row, or with too many, is refused
 * as a whole.
 */
export async function checkImport(
  { database, seal }: { readonly database: Pick<Database, 'read'>; readonly seal: PersonSeal },
  { market, asOf, csv }: CheckImport,
  take: (rows: readonly JudgedRow[]) => void | Promise<void>,
): Promise<CheckedImport | FileFault> {
  const file = readImportFile(csv);
  if ('words' in file) return file;
  const judge = await database.read(async (tx) => {
    const fault = await dayFault(tx, market, asOf);
    return fault ?? RowJudge.open(tx, seal, { market, asOf, heads: file.heads });
  });
  if ('words' in judge) return judge;
  const counting = new Counting();
  for (const lines of chunks(file.rows, rowsAtOnce)) {
    const rows = await database.read((tx) => judge.judge(tx, lines));
    counting.add(rows);
    if (counting.rows > importLimits.rows) return { line: importLimits.rows + 2, words: tooMany };
    await take(rows);
  }
  if (counting.rows === 0) return { line: 2, words: 'There is no row below the names of the columns.' };
  const fingerprint = createHash('sha256').update(csv).digest('hex');
  return { fingerprint, heads: file.heads, summary: counting.summary() };
}

const tooMany = `The file has more than ${importLimits.rows} rows. Split it and import the parts one by one.`;

async function dayFault(tx: ReadTx, market: MarketId, asOf: CalendarDate): Promise<FileFault | undefined> {
  const today = await businessDateOf(tx, market);
  const days = (Date.parse(today) - Date.parse(asOf)) / 86_400_000;
  if (days < 0)
    return { line: 1, words: `The day of the file, ${asOf}, is after the business day, ${today}.` };
  if (days > oldestDays)
    return {
      line: 1,
      words: `The day of the file, ${asOf}, is more than ${oldestDays} days ago. Make a new one.`,
    };
  return undefined;
}

function* chunks(rows: Iterable<ImportLine>, size: number): Generator<ImportLine[]> {
  let chunk: ImportLine[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** What is owed of a loan on the day it comes over: what the opening entry posts. */
export function openingOf({ loan }: Pick<GoodRow, 'loan'>): Parts {
  const { rows } = planOf(loan);
  return {
    principal: loan.schedule.terms.amount,
    interest: loan.accrued,
    // Only what is overdue has any.
    fee: rows.reduce((sum, row) => sum + row.fee, 0n),
    penalty: rows.reduce((sum, row) => sum + row.penalty, 0n),
  };
}

class Counting {
  rows = 0;
  #known = 0;
  #late = 0;
  #good = 0;
  readonly #products = new Map<string, ImportSums>();

  add(rows: readonly JudgedRow[]): void {
    this.rows += rows.length;
    for (const row of rows) if ('good' in row) this.#count(row.good);
  }

  #count(good: GoodRow): void {
    this.#good += 1;
    if (good.borrowerId !== null) this.#known += 1;
    if (good.row.oldestDueOn !== null) this.#late += 1;
    const { productId } = good.version;
    const sum = this.#products.get(productId) ?? {
      loans: 0,
      penalty: 0n,
      fee: 0n,
      interest: 0n,
      principal: 0n,
    };
    const { principal, interest, fee, penalty } = openingOf(good);
    this.#products.set(productId, {
      loans: sum.loans + 1,
      principal: sum.principal + principal,
      interest: sum.interest + interest,
      fee: sum.fee + fee,
      penalty: sum.penalty + penalty,
    });
  }

  summary(): ImportSummary {
    const products = Object.fromEntries([...this.#products].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const good = this.#good;
    return {
      rows: this.rows,
      good,
      refused: this.rows - good,
      known: this.#known,
      late: this.#late,
      products,
    };
  }
}

/** Of all products together. */
export function totalsOf({ products }: ImportSummary): ImportSums {
  return Object.values(products).reduce(
    (all, each) => ({
      loans: all.loans + each.loans,
      principal: all.principal + each.principal,
      interest: all.interest + each.interest,
      fee: all.fee + each.fee,
      penalty: all.penalty + each.penalty,
    }),
    { loans: 0, principal: 0n, interest: 0n, fee: 0n, penalty: 0n },
  );
}

/** One sentence for a cell of the file that goes back. */
export function reasonsText(reasons: readonly ImportReason[]): string {
  return reasons.map(({ column, words }) => (column === null ? words : `${column}: ${words}`)).join(' · ');
}
