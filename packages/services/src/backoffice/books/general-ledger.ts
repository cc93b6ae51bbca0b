import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { listAccounts, readBusinessClock } from '@candor/store/ledger';
import {
  findHandOver,
  insertHandOver,
  lastJournalNumber,
  latestMapping,
  listHandOvers,
  listJournalLines,
  listReachedLines,
  lockHandOvers,
  mappingOf,
  sumReach,
  type Reach,
  type ReachedLine,
} from '@candor/store/general-ledger';
import type { Database, ReadTx } from '@candor/store/database';
import { numberPart, readCursor, writeCursor } from '../../kernel/page-cursor.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { nameOf } from '../../payments/reconciliation/settle-break.ts';
import { openRequestAbout } from '../approvals/open-request-about.ts';

/** As the audit log files what is asked about the mapping of a market. */
export const mappingSubject = (market: string) => `gl-mapping:${market}`;

export type HandOverPlan = {
  readonly reach: Reach;
  readonly before: Reach | null;
  readonly n: number;
  readonly entries: number;
  readonly late: number;
  readonly debit: bigint;
  /** Accounts that the entries touch and that nobody has mapped. */
  readonly unmapped: readonly { readonly number: number; readonly name: string }[];
  readonly mappingId: bigint | null;
};

/** What the next hand-over through a day would take: one function for whoever looks and whoever does it. */
async function planHandOver(tx: ReadTx, market: MarketId, through: CalendarDate): Promise<HandOverPlan> {
  const [last] = await listHandOvers(tx, market, 1);
  const reach = { through, lastNo: await lastJournalNumber(tx, market) };
  const before = last ? { through: last.through, lastNo: last.lastNo } : null;
  const { accounts, ...sums } = await sumReach(tx, market, reach, before);
  const mapping = await latestMapping(tx, market);
  const names = new Map((await listAccounts(tx, null)).map(({ number, name }) => [number, name]));
  const unmapped = accounts.filter((number) => !mapping?.accounts[String(number)]?.code);
  return {
    reach,
    before,
    n: (last?.n ?? 0) + 1,
    ...sums,
    unmapped: unmapped.map((number) => ({ number, name: names.get(number) ?? '' })),
    mappingId: mapping?.id ?? null,
  };
}

/** The mapping, what was handed over, and what the next hand-over of each month that is over would take. */
export function readGeneralLedger(database: Database, market: MarketId, now: Date) {
  return database.read(async (tx) => {
    const clock = await readBusinessClock(tx, market);
    if (!clock) throw new Error(`the market ${market} has no business clock`);
    const through = lastDayOver(clock.businessDate);
    const { unmapped, entries, late, debit } = await planHandOver(tx, market, through);
    return {
      accounts: await listAccounts(tx, null),
      mapping: await latestMapping(tx, market),
      asked: await openRequestAbout(tx, mappingSubject(market), now),
      handOvers: await listHandOvers(tx, market, 60),
      next: { through, entries, late, debit, unmapped },
    };
  });
}

/** The last day of the month before. */
const lastDayOver = (businessDate: CalendarDate): CalendarDate =>
  dateOfDayNumber(dayNumber(`${businessDate.slice(0, 7)}-01` as CalendarDate) - 1);

export type MakeHandOver = { readonly market: MarketId; readonly through: CalendarDate };
type HandOverRule =
  | 'gl_account_is_not_mapped'
  | 'gl_nothing_to_hand_over'
  | 'gl_period_was_handed_over'
  | 'period_not_over';

/**
 * Every entry of a period, and every late one of the days before, goes over to the general ledger once. An
 * account that nobody has mapped refuses it by name: nothing goes over without a place to go.
 */
export const handOver: Command<
  MakeHandOver,
  { readonly handOverId: string; readonly entries: number },
  HandOverRule
> = {
  name: 'books.hand-over',
  subject: ({ market }) => `books:${market}`,
  async decide(tx, { market, through }, { actor, now }) {
    await lockHandOvers(tx, market);
    const clock = await readBusinessClock(tx, market);
    if (!clock || through >= clock.businessDate) return { refused: 'period_not_over' };
    const plan = await planHandOver(tx, market, through);
    if (plan.before && plan.before.through > through) return { refused: 'gl_period_was_handed_over' };
    if (plan.entries === 0) return { refused: 'gl_nothing_to_hand_over' };
    const { unmapped, mappingId, reach, n, entries, late, debit } = plan;
    if (unmapped.length > 0 || mappingId === null)
      return {
        refused: 'gl_account_is_not_mapped',
        facts: { accounts: unmapped.map(({ number, name }) => `${number} ${name}`).join(', ') },
      };
    const id = await insertHandOver(tx, {
      ...reach,
      market,
      n,
      entries,
      late,
      debit,
      mappingId,
      madeBy: nameOf(actor),
      madeAt: now,
    });
    const facts = { through, entries, late, n, lastNo: String(reach.lastNo) };
    return { output: { handOverId: String(id), entries }, facts };
  },
};

/** Entries in one part of a file. */
const entriesInPart = 2_000;

type FilePart = { readonly lines: readonly MappedLine[]; readonly nextCursor: string | null };
export type MappedLine = {
  readonly line: ReachedLine;
  readonly code: string | null;
  readonly codeName: string | null;
};

/** The lines of a hand-over, as they were mapped then: the same file whenever it is saved. */
export function readHandOverPart(
  database: Database,
  handOverId: bigint,
  cursor: string | undefined,
): Promise<(FilePart & { readonly market: string; readonly n: number }) | undefined> {
  return database.read(async (tx) => {
    const handed = await findHandOver(tx, handOverId);
    if (!handed) return undefined;
    const { found, before } = handed;
    const accounts = await mappingOf(tx, found.mappingId);
    const after = placeIn(cursor);
    const lines = await listReachedLines(tx, found.market, {
      to: found,
      from: before,
      after,
      entries: entriesInPart,
    });
    const mapped = lines.map((line) => {
      const there = accounts[String(line.account)];
      return { line, code: there?.code ?? null, codeName: there?.name ?? null };
    });
    return { market: found.market, n: found.n, ...partOf(mapped) };
  });
}

/** The journal of some days, entry by entry, as a file has it. */
export function readJournalPart(
  database: Database,
  market: MarketId,
  {
    from,
    to,
    cursor,
  }: { readonly from: CalendarDate; readonly to: CalendarDate; readonly cursor: string | undefined },
): Promise<FilePart> {
  return database.read(async (tx) => {
    const lines = await listJournalLines(tx, market, {
      from,
      to,
      after: placeIn(cursor),
      entries: entriesInPart,
    });
    return partOf(lines.map((line) => ({ line, code: null, codeName: null })));
  });
}

const placeIn = (cursor: string | undefined) => BigInt(readCursor(cursor, [numberPart])?.[0] ?? '0');

function partOf(lines: readonly MappedLine[]): FilePart {
  const numbers = new Set(lines.map(({ line }) => line.no));
  const last = lines.at(-1);
  return {
    lines,
    nextCursor: numbers.size === entriesInPart && last ? writeCursor([String(last.line.no)]) : null,
  };
}
