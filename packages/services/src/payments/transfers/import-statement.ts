import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import { lineDaysOfPayments } from '@candor/store/transfers';
import { listClearingChannels, readBusinessClock } from '@candor/store/ledger';
import { paymentsOfReferences } from '@candor/store/payments';
import type { Database, ReadTx } from '@candor/store/database';
import { digestOf, keepStatement } from '../bank/keep-statement.ts';
import { gapFault, saidBefore } from '../bank/said-before.ts';
import { settleTransfers } from '../bank/settle-transfers.ts';
import { checkBalances, type SaidBalances, type StatementBalances } from '../bank/statement-balances.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Actor } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import { creditLine, knownOutcome, type CreditedLine } from './credit-line.ts';
import { creditLines, linesTogether } from './credit-lines.ts';
import { ownersOfMoney } from './owner-of-money.ts';
import { transferRules } from '@candor/markets/transfers';
import { StatementInParts } from './statement-in-parts.ts';
import {
  readStatement,
  type ReadLine,
  type ReadMovement,
  type ReadStatement,
  type StatementFault,
} from './read-statement.ts';
import { transferChannel } from './transfer-channel.ts';

export type ImportStatement = {
  readonly market: MarketId;
  readonly csv: string;
  /** Only tell what would happen. */
  readonly isDryRun: boolean;
  /** As whoever reads it calls the file. */
  readonly file?: string | undefined;
  /** What the bank says the account held before and after, where the file does not. */
  readonly balances?: SaidBalances | undefined;
  /**
   * A part of its transfers alone, that whoever waits sees it go on: from which, and how many. All of them
   * without it.
   */
  readonly part?: { readonly from: number; readonly count: number } | undefined;
  /** Somebody has seen that it opens with another balance than the last one closed with. */
  readonly confirm?: boolean | undefined;
};

export type ImportedStatement = {
  readonly lines: number;
  readonly credited: number;
  readonly waiting: number;
  readonly known: number;
  /**
   * Remittances, charges, interest, and whatever went out: booked by a person, in the bank reconciliation.
   */
  readonly others: number;
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  /** From which transfer on it is read next; null: this was the last part. */
  readonly next: number | null;
  /** How many transfers there are in all. */
  readonly transfers: number;
  /** Each line that could be done, with what became or would become of it. */
  readonly rows: readonly ImportedLine[];
  readonly faults: readonly StatementFault[];
};

type ImportedLine = Omit<ReadLine, 'narration' | 'amount'> & {
  /** Minor units in decimal. */
  readonly amount: string;
  readonly outcome: 'credited' | 'waiting' | 'known';
};

const readFiles = new StatementInParts();

type Parts = { readonly database: Database; readonly seal: PersonSeal; readonly now: () => Date };

const differs: Readonly<Record<'other-amount' | 'other-day' | 'taken-back-here', string>> = {
  'other-amount':
    'This number was counted before with another amount. Nothing was credited; it is kept as a difference.',
  'other-day':
    'This number was counted before, on another day. Nothing was credited; it is kept as a difference.',
  'taken-back-here':
    'The money of this number was taken back before. Nothing was credited; it is kept as a difference.',
};

/**
 * Reads a bank's statement. Its balances must follow from its lines, or nothing is read. Then it is kept with
 * every line, and each transfer is counted by itself and once: the same file twice, or two files that
 * overlap, credit nothing twice. What can't be done is told with its line, and the rest is done all the same.
 * At last what the bank has shown leaves its clearing account.
 */
export async function importStatement(
  parts: Parts,
  { market, csv, isDryRun, file = 'statement', balances: said, part, confirm = false }: ImportStatement,
  actor: Actor,
): Promise<ImportedStatement> {
  const { database, now } = parts;
  const digest = digestOf(csv);
  const { read, today } = await readFor(parts, market, { csv, digest });
  const balances = checkBalances(read, said);
  const none = {
    credited: 0,
    waiting: 0,
    known: 0,
    others: 0,
    opening: null,
    closing: null,
    rows: [],
    next: null,
  };
  const transfers = read.credits.length;
  if ('sentence' in balances) {
    readFiles.forget();
    return { lines: read.lines, ...none, transfers, faults: [balances, ...read.faults] };
  }
  const from = part?.from ?? 0;
  const opens =
    confirm || from > 0 ? null : await database.read((tx) => saidBefore(tx, market, { read, balances }));
  const gap = opens ? [gapFault(opens, balances.opening ?? 0n)] : [];
  if (gap.length > 0 && !isDryRun) {
    readFiles.forget();
    return { lines: read.lines, ...none, transfers, faults: [...gap, ...read.faults] };
  }
  const until = part ? Math.min(from + part.count, transfers) : transfers;
  const next = until < transfers ? until : null;
  if (next === null) readFiles.forget();
  const movements = read.movements.filter(({ valueOn }) => today === undefined || valueOn <= today);
  // What the file says beside its transfers is kept and told once, with the first part.
  if (!isDryRun && today !== undefined && from === 0) {
    const shut = await keep(parts, { market, file, digest, balances, movements, read }, actor);
    if (shut) return { lines: read.lines, ...none, transfers, faults: [shut, ...read.faults] };
  }
  const credits = read.credits.slice(from, until);
  const done = isDryRun
    ? await previewAll(parts, { market, credits, before: read.credits.slice(0, from), today }, actor)
    : await creditAll(parts, { market, credits }, actor);
  if (!isDryRun && today !== undefined && next === null)
    for (let isMore = true; isMore;) {
      const settled = await runCommand(database, settleTransfers(parts.seal), {
        input: { market },
        actor,
        now: now(),
      });
      isMore = settled.kind === 'done' && settled.output.isMore;
    }
  const { opening, closing } = balances;
  const others = from === 0 ? movements.filter(({ kind }) => kind !== 'transfer').length : 0;
  const faults = [...gap, ...(from === 0 ? read.faults : []), ...done.faults].toSorted(
    (a, b) => a.line - b.line,
  );
  return { lines: read.lines, ...done, others, opening, closing, next, transfers, faults };
}

async function readFor(
  { database, now }: Parts,
  market: MarketId,
  { csv, digest }: { readonly csv: string; readonly digest: string },
) {
  const { channels, clock } = await database.read(async (tx) => ({
    channels: await listClearingChannels(tx),
    clock: await readBusinessClock(tx, market),
  }));
  // The business day may not have been moved on yet; the calendar's has.
  const calendarDay = dayIn(markets[market].timeZone, now());
  const today = clock && (clock.businessDate > calendarDay ? clock.businessDate : calendarDay);
  const how = {
    presets: transferRules[market].statement.presets,
    currency: markets[market].currency.code,
    today,
  };
  const key = [digest, market, today ?? '', ...channels].join(' ');
  return { read: readFiles.read(csv, key, (text) => readStatement(text, channels, how)), today };
}

async function keep(
  { database, seal, now }: Parts,
  {
    market,
    file,
    digest,
    balances,
    movements,
    read,
  }: {
    readonly market: MarketId;
    readonly file: string;
    readonly digest: string;
    readonly balances: StatementBalances;
    readonly movements: readonly ReadMovement[];
    readonly read: ReadStatement;
  },
  actor: Actor,
): Promise<StatementFault | undefined> {
  const days: CalendarDate[] = [...movements.map(({ valueOn }) => valueOn), ...read.balanceDays];
  const input = { market, file: file.slice(0, 200), digest, days, balances, movements };
  const answer = await runCommand(database, keepStatement(seal), { input, actor, now: now() });
  if (answer.kind !== 'refused') return undefined;
  const on = String(answer.refusal.facts?.['on']);
  const line = movements.find(({ valueOn }) => valueOn === on)?.line ?? 1;
  return { line, reason: 'balance', sentence: signedOffSentence(on) };
}

/** Why a file that has new lines of a day that is signed off is not read. */
export const signedOffSentence = (on: string): string =>
  `The bank account is signed off for ${on}, and the file has lines of that day that were not there then. Nothing was read: leave those lines out, or ask the bank why they came later.`;

type Credits = { readonly market: MarketId; readonly credits: readonly ReadLine[] };

async function creditAll({ database, seal, now }: Parts, { market, credits }: Credits, actor: Actor) {
  const told = new ToldLines();
  for (let at = 0; at < credits.length;) {
    const lines = credits.slice(at, at + linesTogether);
    const answer = await runCommand(database, creditLines(seal), {
      input: { market, lines },
      actor,
      now: now(),
    });
    if (answer.kind !== 'done') throw new Error(`the lines of a statement were answered with ${answer.kind}`);
    for (const [place, outcome] of answer.output.outcomes.entries()) told.add(lines[place]!, outcome);
    at += answer.output.outcomes.length;
  }
  return told.done();
}

/** So many lines are looked up together. */
const together = 500;

/**
 * What would become of each line. Whether its number is known and whether anybody can be its owner is looked
 * up for many lines at once: of what goes to suspense nothing else can be said. Whatever has an owner is
 * credited as it would be, and taken back.
 */
async function previewAll(
  { database, seal, now }: Parts,
  {
    market,
    credits,
    before,
    today,
  }: Credits & { readonly before: readonly ReadLine[]; readonly today: CalendarDate | undefined },
  actor: Actor,
) {
  const told = new ToldLines();
  const command = creditLine(seal);
  // What a dry run did with an earlier line is taken back: it must be remembered here.
  const seen = new Map<string, ReadLine>();
  const remember = (credit: ReadLine) => {
    if (today !== undefined && credit.valueOn <= today && !seen.has(credit.reference))
      seen.set(credit.reference, credit);
  };
  before.forEach(remember);
  for (let at = 0; at < credits.length; at += together) {
    const some = credits.slice(at, at + together);
    const looked = await database.read((tx) => lookUp(tx, market, some));
    for (const [nth, credit] of some.entries()) {
      const { line: _line, ...input } = credit;
      const known = looked.known.get(credit.reference);
      const earlier = seen.get(credit.reference);
      if (today === undefined) told.add(credit, 'market_has_no_clock');
      else if (credit.valueOn > today) told.add(credit, 'day_is_in_the_future');
      else if (known) told.add(credit, knownOutcome(credit, known, looked.days.get(known.id)));
      else if (earlier) told.add(credit, againInFile(input, earlier));
      else if (looked.owners[nth]?.owner) {
        const request = { input: { market, ...input }, actor, dryRun: true, now: now() };
        told.add(credit, outcomeOf(await runCommand(database, command, request)));
      } else told.add(credit, 'waiting');
      remember(credit);
    }
  }
  return told.done();
}

async function lookUp(tx: ReadTx, market: MarketId, credits: readonly ReadLine[]) {
  const numbers = credits.map(({ reference }) => reference);
  const known = await paymentsOfReferences(tx, { market, channel: transferChannel }, numbers);
  const ids = [...known.values()].map(({ id }) => id);
  return {
    known,
    days: await lineDaysOfPayments(tx, ids),
    owners: await ownersOfMoney(tx, market, credits),
  };
}

/** What became of lines: counted, told line by line, or what is wrong with them. */
class ToldLines {
  readonly #counts = { credited: 0, waiting: 0, known: 0 };
  readonly #faults: StatementFault[] = [];
  readonly #rows: ImportedLine[] = [];

  add({ line, reference, amount, valueOn }: ReadLine, outcome: string): void {
    if (outcome === 'credited' || outcome === 'waiting' || outcome === 'known') {
      this.#counts[outcome] += 1;
      this.#rows.push({ line, reference, amount: String(amount), valueOn, outcome });
    } else this.#faults.push({ line, reason: 'outcome', sentence: sentenceOf(outcome) });
  }

  done() {
    return { ...this.#counts, rows: this.#rows, faults: this.#faults };
  }
}

type LineAnswer = Awaited<ReturnType<typeof runCommand<never, CreditedLine, string>>>;

function outcomeOf(answer: LineAnswer): string {
  if (answer.kind === 'done') return answer.output.outcome;
  return answer.kind === 'refused' ? answer.refusal.refused : answer.kind;
}

function againInFile({ amount, valueOn }: Omit<ReadLine, 'line'>, before: ReadLine): CreditedLine['outcome'] {
  if (amount !== before.amount) return 'other-amount';
  return valueOn === before.valueOn ? 'known' : 'other-day';
}

function sentenceOf(outcome: string): string {
  if (outcome === 'other-amount' || outcome === 'other-day' || outcome === 'taken-back-here')
    return differs[outcome];
  if (outcome === 'market_has_no_clock') return 'This market was never opened: start the server once.';
  if (outcome === 'day_is_in_the_future') return 'Its day has not come yet.';
  return `It was refused: ${outcome}.`;
}
