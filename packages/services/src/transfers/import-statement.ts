import type { MarketId } from '@candor/markets';
import type { Database } from '@candor/store';
import type { PersonSeal } from '../borrowers/person-seal.ts';
import type { Actor } from '../commands/command.ts';
import { runCommand } from '../commands/run-command.ts';
import { creditLine, type CreditedLine } from './credit-line.ts';
import { readStatement, type ReadLine, type StatementFault } from './read-statement.ts';

export type ImportStatement = {
  readonly market: MarketId;
  readonly csv: string;
  /** Only tell what would happen. */
  readonly isDryRun: boolean;
};

export type ImportedStatement = {
  readonly lines: number;
  readonly credited: number;
  readonly waiting: number;
  readonly known: number;
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
 * Reads a bank's statement. Each line is done by itself and once: the same file twice, or two files that overlap, credit nothing
 * twice. What can't be done is told with its line, and the rest is done all the same.
 */
export async function importStatement(
  { database, seal, now }: Parts,
  { market, csv, isDryRun }: ImportStatement,
  actor: Actor,
): Promise<ImportedStatement> {
  const { credits, faults: unread, lines } = readStatement(csv);
  const done = { credited: 0, waiting: 0, known: 0 };
  const faults = [...unread];
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
  return { lines, ...done, rows, faults: faults.toSorted((a, b) => a.line - b.line) };
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
