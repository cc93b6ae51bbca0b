import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { makeEntry } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import { isMarketId, type MarketId } from '@candor/markets';
import { dryRun, type Database, type ReadTx } from '@candor/store/database';
import { accountNames } from '@candor/store/ledger';
import {
  findBankLine,
  firstStatement,
  listBankEntriesOfLines,
  listBankLinesOn,
  listOpenBankEntries,
  listOpenBankLines,
  listStatementsOfDay,
  listThirdParties,
  readBankDaySums,
  readBankMovement,
  readBankOpening,
  readClearingAges,
  statementOfDay,
  type BankEntry,
  type ClearingAge,
  type BankLine,
  type BankOpening,
} from '@candor/store/bank';
import { lastSignOff, signOffOf } from '@candor/store/bank-imports';
import { preview } from '../../kernel/commands/preview.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Refusal } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { bankLineAbout } from './keep-statement.ts';
import { namesEntry } from './names-entry.ts';
import { bookingTakesTwo, isExactMatch, planLine, type LineMeaning, type LineRule } from './post-line.ts';

/** More than so many of a kind are counted and added up, and not listed. */
const listed = 200;

/**
 * The bank and the books at the end of a day, and what stands between them. Both sides are brought to the
 * same figure, or what is missing is named.
 *   bank 3,431,085.67 − 16,625.00 in books and not at the bank = books 3,295,783.23 + 118,677.44 at the bank
 *     and not in books
 */
export type BankProof = {
  readonly bank: {
    readonly opening: bigint;
    readonly credits: number;
    readonly debits: number;
    readonly movement: bigint;
    readonly closing: bigint;
    readonly notAtBank: bigint;
    readonly notAtBankCount: number;
    readonly adjusted: bigint;
  };
  readonly books: {
    readonly opening: bigint;
    readonly entries: number;
    readonly movement: bigint;
    readonly balance: bigint;
    readonly notInBooks: bigint;
    readonly notInBooksCount: number;
    /** At the bank on this day, in the books on a later one. */
    readonly bookedLater: bigint;
    readonly bookedLaterCount: number;
    readonly adjusted: bigint;
  };
  readonly difference: bigint;
  /** Why the day can't be called reconciled, in words; nothing where it is. */
  readonly gaps: readonly string[];
};

export function readBankDay(
  database: Database,
  seal: PersonSeal,
  market: MarketId,
  wanted: CalendarDate | undefined,
) {
  return database.read(async (tx) => {
    const today = await businessDateOf(tx, market);
    const on = wanted ?? dateOfDayNumber(dayNumber(today) - 1);
    const opening = await readBankOpening(tx, market);
    const files = await listStatementsOfDay(tx, market, on, listed);
    const statement = files[0];
    const first = opening ? undefined : await firstStatement(tx, market);
    const proof = opening && opening.on <= on ? await proofOf(tx, market, on, opening) : null;
    const gaps = [
      ...(statement ? [] : ['No statement of this day was imported']),
      ...(opening ? [] : ['The bank account has no opening balance yet']),
      ...(opening && opening.on > on ? [`The bank account opens on ${opening.on}`] : []),
      ...(proof?.gaps ?? []),
    ];
    const since = opening?.on ?? ('1900-01-01' as CalendarDate);
    const ofDay = await listBankLinesOn(tx, market, on, listed);
    const older = (await listOpenBankLines(tx, { market, since, to: on }, listed)).filter(
      ({ valueOn }) => valueOn < on,
    );
    const lines = [...older, ...ofDay];
    const entries = await listBankEntriesOfLines(
      tx,
      lines.map(({ id }) => id),
    );
    return {
      on,
      today,
      statement: statement ?? null,
      files: files.map(({ file }) => file),
      opening: opening ?? null,
      /** What the first statement says that the account opens with. */
      offer: first && first.opening !== null ? { on: first.from, balance: first.opening } : null,
      proof: proof && { ...proof, gaps: undefined },
      gaps,
      lines: lines.map((line) =>
        Object.assign({ narration: opened(seal, line), bookedAs: entries.get(line.id) ?? [] }, line),
      ),
      inTransit: await listOpenBankEntries(tx, { market, since, to: on }, listed),
      ages: (await readClearingAges(tx, market, today)).map((age) =>
        Object.assign({ ties: tiesTo(age) }, age),
      ),
      parties: await listThirdParties(tx, market),
      signOff: (await signOffOf(tx, market, on)) ?? null,
      lastSignOff: (await lastSignOff(tx, market, on)) ?? null,
    };
  });
}

/** The proof of a day and all that stands in its way; undefined before the account was opened. */
export async function bankProofOf(
  tx: ReadTx,
  market: MarketId,
  on: CalendarDate,
): Promise<BankProof | undefined> {
  const opening = await readBankOpening(tx, market);
  if (!opening || opening.on > on) return undefined;
  const proof = await proofOf(tx, market, on, opening);
  const hasStatement = (await statementOfDay(tx, market, on)) !== undefined;
  return hasStatement ? proof : { ...proof, gaps: ['No statement of this day was imported', ...proof.gaps] };
}

/** What the payments come to by age is what the books hold. */
function tiesTo({ balance, today, oneDay, threeDays, older }: ClearingAge): boolean {
  return balance === today + oneDay + threeDays + older;
}

async function proofOf(
  tx: ReadTx,
  market: MarketId,
  on: CalendarDate,
  opening: BankOpening,
): Promise<BankProof> {
  const before = dateOfDayNumber(dayNumber(on) - 1);
  const [at, was] = [
    await readBankDaySums(tx, market, on, opening),
    await readBankDaySums(tx, market, before, opening),
  ];
  const moved = await readBankMovement(tx, market, on, opening.entryId);
  // What the bank says; where it says nothing of this day, its last word and the lines since.
  const bankAt = (sums: typeof at) => (sums.stated ?? opening.balance) + sums.since;
  const closing = bankAt(at);
  const bankOpening = on === opening.on ? opening.balance : bankAt(was);
  const bank = {
    opening: bankOpening,
    credits: moved.credits,
    debits: moved.debits,
    movement: moved.atBank,
    closing,
    notAtBank: at.inTransit,
    notAtBankCount: at.inTransitCount,
    adjusted: closing + at.inTransit,
  };
  const books = {
    opening: at.booked - moved.inBooks,
    entries: moved.entries,
    movement: moved.inBooks,
    balance: at.booked,
    notInBooks: at.open,
    notInBooksCount: at.openCount,
    bookedLater: at.unbooked,
    bookedLaterCount: at.unbookedCount,
    adjusted: at.booked + at.open + at.unbooked,
  };
  const missing = closing - bankOpening - moved.atBank;
  const gaps = [
    // A statement that names no balance proves nothing: its lines alone anybody could have typed.
    ...(at.statedOn === on ? [] : ['The bank named no closing balance for this day']),
    ...(missing === 0n
      ? []
      : [
          'The lines of the day do not come to the bank’s closing balance: a part of the statement is missing',
        ]),
    ...(at.openCount === 0 ? [] : [`${at.openCount} on the statement and not in the books`]),
  ];
  return { bank, books, difference: bank.adjusted - books.adjusted, gaps };
}

/** What the bank wrote, as long as it may be kept. */
function opened(seal: PersonSeal, line: BankLine): string {
  return seal.open(line.sealed, bankLineAbout(line));
}

export type SeenLine = {
  readonly line: BankLine & { readonly narration: string };
  readonly meaning: LineMeaning;
  readonly refused: Refusal<LineRule> | null;
  readonly mark: string | null;
  readonly remittance: {
    readonly channel: string;
    readonly gross: bigint;
    readonly cost: bigint;
    /** What the bank received: gross less cost. */
    readonly remitted: bigint;
    readonly isCostKnown: boolean;
    readonly payments: number;
    readonly from: CalendarDate | null;
    readonly through: CalendarDate | null;
    readonly missing: { readonly reference: string; readonly amount: bigint } | null;
  } | null;
  /** What would be booked, line by line. */
  readonly entry: {
    readonly businessDate: CalendarDate;
    readonly event: string;
    readonly lines: readonly { readonly number: number; readonly name: string; readonly minor: bigint }[];
  } | null;
  /** Entries in the books that may be what the line shows. */
  readonly candidates: readonly BankEntry[];
  /** Whether it takes an approver: money that left the bank and is in no entry yet. */
  readonly takesTwo: boolean;
  /** A match beyond doubt: nobody need say why. */
  readonly isExact: boolean;
};

/** One line of a statement: what it may be, and what would be booked then. */
export function seeBankLine(
  database: Database,
  seal: PersonSeal,
  lineId: bigint,
  wanted: LineMeaning | undefined,
): Promise<SeenLine | undefined> {
  return preview(database, async (tx) => {
    const line = await findBankLine(tx, lineId);
    if (!line || !isMarketId(line.market)) return undefined;
    const candidates = line.entryId === null ? await candidatesOf(tx, line) : [];
    const told = { ...line, narration: opened(seal, line) };
    const meaning = wanted ?? likely(told, candidates);
    const plan = await dryRun(tx, () => planLine(tx, { lineId, meaning }));
    const takesTwo = bookingTakesTwo(line, meaning);
    const seen = { line: told, meaning, candidates, takesTwo };
    if ('refused' in plan)
      return { ...seen, refused: plan, mark: null, remittance: null, entry: null, isExact: false };
    const { movement, mark } = plan;
    const remitted = movement?.remittance ?? null;
    const days = remitted?.payments.map(({ receivedOn }) => receivedOn).toSorted() ?? [];
    return {
      ...seen,
      refused: null,
      mark,
      isExact: isExactMatch(seal, plan),
      remittance: remitted && {
        channel: remitted.channel,
        gross: remitted.gross,
        cost: remitted.cost,
        remitted: remitted.gross - remitted.cost,
        isCostKnown: remitted.isCostKnown,
        payments: remitted.payments.length,
        from: days[0] ?? null,
        through: days.at(-1) ?? null,
        missing: remitted.missing,
      },
      entry: movement && (await named(tx, movement.entry)),
    };
  });
}

function likely(
  line: BankLine & { readonly narration: string },
  candidates: readonly BankEntry[],
): LineMeaning {
  const exact = candidates.filter(({ minor }) => minor === line.amount);
  // Of several of the same amount the one that the bank's words name, else the oldest: a person may choose.
  const [best] = exact.toSorted((one, other) => namedBy(line, other) - namedBy(line, one));
  if (best) return { is: 'match', entryIds: [best.entryId] };
  const next = dateOfDayNumber(dayNumber(line.valueOn) + 1);
  const near = candidates.filter(({ businessDate }) => businessDate <= next);
  const together = near.reduce((sum, { minor }) => sum + minor, 0n);
  if (near.length > 1 && together === line.amount)
    return { is: 'match', entryIds: near.map(({ entryId }) => entryId) };
  if (line.kind === 'remittance') return { is: 'remittance', channel: line.channel ?? '' };
  if (line.kind === 'interest') return { is: 'interest' };
  if (line.kind === 'charge') return { is: 'charge' };
  if (line.kind === 'transfer') return { is: 'transfer' };
  return { is: 'match', entryIds: near.map(({ entryId }) => entryId) };
}

const namedBy = (line: BankLine & { readonly narration: string }, { naturalKey }: BankEntry): number =>
  namesEntry(line, naturalKey) ? 1 : 0;

/**
 * Open entries of the days around it that go the same way. What was recorded after its day has ended is of a
 * later business day than the line.
 */
async function candidatesOf(tx: ReadTx, { market, valueOn, amount }: BankLine): Promise<BankEntry[]> {
  const [since, to] = [-7, 7].map((days) => dateOfDayNumber(dayNumber(valueOn) + days));
  const open = await listOpenBankEntries(tx, { market, since: since!, to: to! }, listed);
  return open.filter(({ minor }) => minor < 0n === amount < 0n && abs(minor) <= abs(amount));
}

const abs = (amount: bigint) => (amount < 0n ? -amount : amount);

async function named(tx: ReadTx, { businessDate, event, lines }: ReturnType<typeof makeEntry>) {
  const accounts = await accountNames(
    tx,
    lines.map(({ account }) => account),
  );
  return {
    businessDate,
    event,
    lines: lines.map(({ account, minor }) => {
      const found = accounts.get(account);
      return { number: found?.number ?? 0, name: found?.name ?? account, minor };
    }),
  };
}
