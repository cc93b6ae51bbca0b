import type { CalendarDate } from '@candor/domain';
import { markets, type MarketId } from '@candor/markets';
import { listClearingChannels, readBusinessClock, type Database } from '@candor/store';
import { digestOf, keepStatement } from '../bank/keep-statement.ts';
import { settleTransfers } from '../bank/settle-transfers.ts';
import { checkBalances, type SaidBalances, type StatementBalances } from '../bank/statement-balances.ts';
import type { PersonSeal } from '../borrowers/person-seal.ts';
import type { Actor } from '../commands/command.ts';
import { runCommand } from '../commands/run-command.ts';
import { dayIn } from '../day-end/market-time.ts';
import { creditLine, type CreditedLine } from './credit-line.ts';
import {
  readStatement,
  type ReadLine,
  type ReadMovement,
  type ReadStatement,
  type StatementFault,
} from './read-statement.ts';

export type ImportStatement = {
  readonly market: MarketId;
  readonly csv: string;
  /** Only tell what would happen. */
  readonly isDryRun: boolean;
  /** As whoever reads it calls the file. */
  readonly file?: string | undefined;
  /** What the bank says the account held before and after, where the file does not. */
  readonly balances?: SaidBalances | undefined;
};

export type ImportedStatement = {
  readonly lines: number;
  readonly credited: number;
  readonly waiting: number;
  readonly known: number;
  /** Remittances, charges, interest, and whatever went out: booked by a person, in the bank reconciliation. */
  readonly others: number;
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  /** Each line that could be done, with what became or would become of it. */
  readonly rows: readonly ImportedLine[];
  readonly faults: readonly StatementFault[];
};

type ImportedLine = Omit<ReadLine, 'narration' | 'amount'> & {
  /** Minor units in decimal. */
  readonly amount: string;
  readonly outcome: 'credited' | 'waiting' | 'known';
};

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
 * Reads a bank's statement. Its balances must follow from its lines, or nothing is read. Then it is kept with every line, and each transfer is
 * counted by itself and once: the same file twice, or two files that overlap, credit nothing twice. What can't be done is told with its
 * line, and the rest is done all the same. At last what the bank has shown leaves its clearing account.
 */
export async function importStatement(
  parts: Parts,
  { market, csv, isDryRun, file = 'statement', balances: said }: ImportStatement,
  actor: Actor,
): Promise<ImportedStatement> {
  const { database, now } = parts;
  const { read, today } = await readFor(parts, market, csv);
  const balances = checkBalances(read, said);
  const none = { credited: 0, waiting: 0, known: 0, others: 0, opening: null, closing: null, rows: [] };
  if ('sentence' in balances) return { lines: read.lines, ...none, faults: [balances, ...read.faults] };
  const movements = read.movements.filter(({ valueOn }) => today === undefined || valueOn <= today);
  if (!isDryRun && today !== undefined)
    await keep(parts, { market, file, csv, balances, movements, read }, actor);
  const done = await creditAll(parts, { market, credits: read.credits, isDryRun }, actor);
  if (!isDryRun && today !== undefined)
    for (let isMore = true; isMore;) {
      const settled = await runCommand(database, settleTransfers, { input: { market }, actor, now: now() });
      isMore = settled.kind === 'done' && settled.output.isMore;
    }
  const { opening, closing } = balances;
  const others = movements.filter(({ kind }) => kind !== 'transfer').length;
  const faults = [...read.faults, ...done.faults].toSorted((a, b) => a.line - b.line);
  return { lines: read.lines, ...done, others, opening, closing, faults };
}

async function readFor({ database, now }: Parts, market: MarketId, csv: string) {
  const { channels, clock } = await database.read(async (tx) => ({
    channels: await listClearingChannels(tx),
    clock: await readBusinessClock(tx, market),
  }));
  // The business day may not have been moved on yet; the calendar's has.
  const calendarDay = dayIn(markets[market].timeZone, now());
  const today = clock && (clock.businessDate > calendarDay ? clock.businessDate : calendarDay);
  return { read: readStatement(csv, channels), today };
}

async function keep(
  { database, seal, now }: Parts,
  {
    market,
    file,
    csv,
    balances,
    movements,
    read,
  }: {
    readonly market: MarketId;
    readonly file: string;
    readonly csv: string;
    readonly balances: StatementBalances;
    readonly movements: readonly ReadMovement[];
    readonly read: ReadStatement;
  },
  actor: Actor,
): Promise<void> {
  const days: CalendarDate[] = [...movements.map(({ valueOn }) => valueOn), ...read.balanceDays];
  const input = { market, file: file.slice(0, 200), digest: digestOf(csv), days, balances, movements };
  await runCommand(database, keepStatement(seal), { input, actor, now: now() });
}

async function creditAll(
  { database, seal, now }: Parts,
  {
    market,
    credits,
    isDryRun,
  }: { readonly market: MarketId; readonly credits: readonly ReadLine[]; readonly isDryRun: boolean },
  actor: Actor,
) {
  const done = { credited: 0, waiting: 0, known: 0 };
  const faults: StatementFault[] = [];
  const rows: ImportedLine[] = [];
  const seen = new Map<string, ReadLine>();
  const command = creditLine(seal);
  for (const credit of credits) {
    const { line, ...input } = credit;
    const before = seen.get(input.reference);
    const request = { input: { market, ...input }, actor, dryRun: isDryRun, now: now() };
    // What a dry run did with an earlier line is taken back: it must be remembered here.
    const outcome =
      isDryRun && before !== undefined
        ? againInFile(input, before)
        : outcomeOf(await runCommand(database, command, request));
    if (outcome === 'credited' || outcome === 'waiting') seen.set(input.reference, credit);
    if (outcome === 'credited' || outcome === 'waiting' || outcome === 'known') {
      done[outcome] += 1;
      const { reference, amount, valueOn } = input;
      rows.push({ line, reference, amount: String(amount), valueOn, outcome });
    } else faults.push({ line, sentence: sentenceOf(outcome) });
  }
  return { ...done, rows, faults };
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
