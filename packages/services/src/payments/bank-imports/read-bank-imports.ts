import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { transferRules } from '@candor/markets/transfers';
import { listBankStatements, type CountedStatement } from '@candor/store/bank';
import { findBankImport, listBankImports, type BankImport } from '@candor/store/bank-imports';
import { findStaff } from '@candor/store/staff';
import type { Database, ReadTx } from '@candor/store/database';
import { numberPart, readCursor, writeCursor } from '../../kernel/page-cursor.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { FaultReason, FileLayout } from '../statement-files/statement-file.ts';
import { saidBefore, type SaidBefore } from '../bank/said-before.ts';
import { accountOfFile } from '../statement-files/account-of-file.ts';
import { forecastEach, forecastLines, type LineFate, type LinesForecast } from '../transfers/credit-lines.ts';
import type { Repeats } from '../transfers/repeated-lines.ts';
import { judgeLines } from './doubtful-lines.ts';
import type { ImportHow } from './import-how.ts';
import { parseImport, type ParsedImport } from './parsed-import.ts';

/** Lines that can't be read for one reason. */
type FaultGroup = {
  readonly reason: FaultReason;
  readonly lines: number;
  readonly firstLine: number;
  readonly sentence: string;
  /** The first line as the file has it. */
  readonly text: string;
};

/** One line before it is imported. What is no borrower's transfer is kept, for a person to match. */
type FirstLine = {
  readonly line: number;
  readonly valueOn: CalendarDate;
  readonly amount: bigint;
  readonly reference: string | null;
  readonly narration: string;
  readonly becomes: LineFate | 'kept';
};

export type SeenImport = {
  readonly row: BankImport;
  readonly openerName: string;
  readonly presets: readonly { readonly key: string; readonly name: string }[];
  /** Null once it is over: the file is gone. */
  readonly file: {
    readonly format: string;
    readonly layout: FileLayout | null;
    readonly how: ImportHow;
    readonly lines: number;
    readonly from: string | null;
    readonly to: string | null;
    readonly moneyIn: { readonly lines: number; readonly amount: bigint };
    readonly moneyOut: { readonly lines: number; readonly amount: bigint };
    readonly leftOutLines: number;
    readonly opening: bigint | null;
    readonly closing: bigint | null;
    /** Why its balances do not follow from its lines; null: they do, or it has none. */
    readonly balanceFault: string | null;
    readonly hasLineBalances: boolean;
    /** What the bank said last before it, where this file opens with another balance. */
    readonly saidBefore: SaidBefore | null;
    readonly faults: readonly FaultGroup[];
    /** Lines of days whose books are closed: booked today, with their own value date. */
    readonly closedLines: number;
    readonly seen: string;
    /** Lines without a number that may be the same as stored ones, and what somebody said of them. */
    readonly repeats: { readonly lines: number; readonly firstLine: number; readonly said: Repeats | null };
    /** Which account the file says that it is of. */
    readonly account: string | null;
    /** Its first lines, and what becomes of each. */
    readonly first: readonly FirstLine[];
    /** Where its transfers would go; null: too many to look them all up beforehand. */
    readonly forecast: LinesForecast | null;
  } | null;
};

/** One import: what its file says, how it is read, what is wrong with it, and how far it has come. */
export function readBankImport(
  {
    database,
    seal,
    now,
  }: { readonly database: Database; readonly seal: PersonSeal; readonly now: () => Date },
  importId: string,
): Promise<SeenImport | undefined> {
  return database.read(async (tx) => {
    const row = await findBankImport(tx, importId);
    if (!row) return undefined;
    const presets = transferRules[row.market as MarketId].statement.presets.map(({ key, name }) => ({
      key,
      name,
    }));
    const openerName = await personName(tx, row.openedBy);
    // While it runs only its progress is looked at: the file is read once, by whoever imports it.
    const parsed = row.state === 'open' ? await parseImport(tx, seal, importId, now()) : undefined;
    const forecast = parsed && (await forecastOf(tx, parsed));
    return {
      row,
      openerName,
      presets,
      file: parsed
        ? {
            ...fileOf(parsed),
            saidBefore: await saidBefore(tx, parsed.row.market, parsed),
            repeats: await repeatsOf(tx, parsed),
            account: accountOfFile(parsed.read.format, parsed.text),
            first: await firstLines(tx, parsed),
            forecast: forecast ?? null,
          }
        : null,
    };
  });
}

/** Looked up beforehand for so many transfers at most: whoever opens a file does not wait. */
const forecastAtMost = 5_000;

async function forecastOf(tx: ReadTx, { row, read, today }: ParsedImport): Promise<LinesForecast | null> {
  if (today === undefined || read.credits.length > forecastAtMost) return null;
  return forecastLines(tx, { market: row.market, lines: read.credits, today });
}

/** As many as are looked through before an import; the sums beside tell of all. */
const shownAtMost = 50;

async function firstLines(tx: ReadTx, { row, read, today }: ParsedImport): Promise<FirstLine[]> {
  const shown = read.movements.slice(0, shownAtMost);
  const places = new Set(shown.map(({ line }) => line));
  const credits = read.credits.filter(({ line }) => places.has(line));
  const fates = today ? await forecastEach(tx, { market: row.market, lines: credits, today }) : [];
  const byLine = new Map(credits.map(({ line }, nth) => [line, fates[nth]]));
  return shown.map(({ line, valueOn, amount, reference, narration }) => ({
    line,
    valueOn,
    amount,
    reference,
    narration,
    becomes: byLine.get(line) ?? 'kept',
  }));
}

async function repeatsOf(tx: ReadTx, { row, read }: ParsedImport) {
  const { doubtful } = await judgeLines(tx, row.market, read, undefined);
  const said = (row.how as ImportHow).repeats ?? null;
  return { lines: doubtful.length, firstLine: doubtful[0]?.line ?? 0, said };
}

function fileOf({
  row,
  text,
  read,
  balances,
  closedThrough,
  mark,
}: ParsedImport): Omit<
  NonNullable<SeenImport['file']>,
  'forecast' | 'repeats' | 'saidBefore' | 'account' | 'first'
> {
  const { movements, layout, format } = read;
  const days = movements.map(({ valueOn }) => valueOn).toSorted();
  const sum = (isIn: boolean) => {
    const those = movements.filter(({ amount }) => amount > 0n === isIn);
    return { lines: those.length, amount: those.reduce((total, { amount }) => total + amount, 0n) };
  };
  const fault = 'sentence' in balances ? balances : null;
  return {
    format,
    layout,
    how: row.how as ImportHow,
    lines: read.lines,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    moneyIn: sum(true),
    moneyOut: sum(false),
    leftOutLines: row.leftOut.reduce((total, { lines }) => total + lines.length, 0),
    opening: 'sentence' in balances ? read.opening : balances.opening,
    closing: 'sentence' in balances ? read.closing : balances.closing,
    balanceFault: fault?.sentence ?? null,
    hasLineBalances: movements.some(({ balance }) => balance !== null),
    faults: groupsOf(read.faults, text),
    closedLines: movements.filter(({ valueOn }) => closedThrough !== null && valueOn <= closedThrough).length,
    seen: mark,
  };
}

function groupsOf(faults: ParsedImport['read']['faults'], text: string): FaultGroup[] {
  if (faults.length === 0) return [];
  const rows = text.split(/\r\n|\n|\r/u);
  return [...Map.groupBy(faults, ({ reason }) => reason)].map(([reason, those]) => {
    const first = those[0]!;
    return {
      reason,
      lines: those.length,
      firstLine: first.line,
      sentence: first.sentence,
      text: (rows[first.line - 1] ?? '').slice(0, 1_000),
    };
  });
}

const pageSize = 50;

/** The statements that were read, the newest first, and what is under way. */
export function readBankStatements(database: Database, market: MarketId, cursor: string | undefined) {
  return database.read(async (tx) => {
    const place = readCursor(cursor, [numberPart]);
    const before = place ? BigInt(place[0]!) : null;
    const rows = await listBankStatements(tx, market, { before, limit: pageSize + 1 });
    const items = rows.slice(0, pageSize);
    const last = items.at(-1);
    const imports = before === null ? await listBankImports(tx, market, 20) : [];
    const underWay = imports.filter(({ state }) => state !== 'done' && state !== 'cancelled');
    return {
      items: await named(tx, items),
      underWay: underWay.slice(0, 5),
      nextCursor: rows.length > pageSize && last ? writeCursor([String(last.id)]) : null,
    };
  });
}

async function named(tx: ReadTx, items: readonly CountedStatement[]) {
  const names = new Map<string, string>();
  for (const { readBy } of items) if (!names.has(readBy)) names.set(readBy, await personName(tx, readBy));
  return items.map((item) => ({ ...item, readerName: names.get(item.readBy) ?? item.readBy }));
}

const staffName = /^staff:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

async function personName(tx: ReadTx, actor: string): Promise<string> {
  const [, id] = staffName.exec(actor) ?? [];
  return id === undefined ? actor.replace(/^[a-z]+:/u, '') : ((await findStaff(tx, id))?.name ?? id);
}
