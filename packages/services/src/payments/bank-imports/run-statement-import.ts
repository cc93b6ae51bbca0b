import {
  endBankImport,
  findBankImport,
  lockBankImport,
  noteImportKept,
  noteLinesDone,
} from '@candor/store/bank-imports';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Actor, Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { keepStatement } from '../bank/keep-statement.ts';
import { settleTransfers } from '../bank/settle-transfers.ts';
import { creditLines, linesTogether } from '../transfers/credit-lines.ts';
import { signedOffSentence } from '../transfers/import-statement.ts';
import { forgetParsed, parseImport, type ParsedImport } from './parsed-import.ts';

type Parts = Pick<LendingDeps, 'database' | 'seal' | 'now'>;
type About = { readonly importId: string };

/**
 * Imports a file that somebody started: first the whole of it becomes a statement, then its transfers are
 * applied, some hundred at a time, at last what the bank has shown leaves its clearing account. A worker that
 * dies is followed by the next, which goes on after the last lines that were committed; a line counts once.
 */
export async function runStatementImport(parts: Parts, about: About): Promise<void> {
  const { database, seal, now } = parts;
  const parsed = await database.read((tx) => parseImport(tx, seal, about.importId, now()));
  if (!parsed || parsed.row.state !== 'running') return;
  const actor = { kind: 'system', id: 'statements' } as const;
  if (!(await keepWhole(parts, parsed, actor))) return;
  const { market } = parsed.row;
  for (let isMore = true; isMore;) {
    const input = { importId: about.importId, parsed };
    const answer = await runCommand(database, applyLines(parts), { input, actor, now: now() });
    if (answer.kind !== 'done') throw new Error(`lines of an import were answered with ${answer.kind}`);
    isMore = answer.output.isMore;
  }
  for (let isMore = true; isMore;) {
    const settled = await runCommand(database, settleTransfers(seal), {
      input: { market },
      actor,
      now: now(),
    });
    if (settled.kind !== 'done') throw new Error(`an import was not settled: ${settled.kind}`);
    isMore = settled.output.isMore;
  }
  await runCommand(database, finishImport, { input: { ...about, why: null }, actor, now: now() });
  forgetParsed(about.importId);
}

/** False: it was stopped, and says why. */
async function keepWhole(
  { database, seal, now }: Parts,
  parsed: ParsedImport,
  actor: Actor,
): Promise<boolean> {
  const { row, read, balances, today } = parsed;
  if (row.statementId !== null) return true;
  const stop = async (why: string) => {
    const input = { importId: row.id, why };
    await runCommand(database, finishImport, { input, actor, now: now() });
    return false;
  };
  if ('sentence' in balances) return stop(balances.sentence);
  const movements = read.movements.filter(({ valueOn }) => today === undefined || valueOn <= today);
  const days = [...movements.map(({ valueOn }) => valueOn), ...read.balanceDays];
  const { market, file, digest } = row;
  const startedBy = { kind: 'staff', id: row.startedBy?.replace(/^staff:/u, '') ?? '' } as const;
  const command = keepImported(seal);
  const input = { importId: row.id, market, file, digest, days, balances, movements };
  const answer = await runCommand(database, command, { input, actor: startedBy, now: now() });
  if (answer.kind !== 'refused') return true;
  return stop(signedOffSentence(String(answer.refusal.facts?.['on'])));
}

type KeepInput = About & Parameters<ReturnType<typeof keepStatement>['decide']>[1];

/** The statement and that this import has it, together. */
const keepImported = (
  seal: Parts['seal'],
): Command<KeepInput, { readonly statementId: string }, 'bank_day_is_signed_off'> => ({
  name: 'bank.keep-statement',
  subject: ({ market }) => `bank:${market}`,
  async decide(tx, { importId, ...input }, context) {
    const locked = await lockBankImport(tx, importId);
    const of = (statementId: string) => ({ output: { statementId } });
    if (!locked || locked.state !== 'running') return of('');
    if (locked.statementId !== null) return of(String(locked.statementId));
    const kept = await keepStatement(seal).decide(tx, input, context);
    if ('refused' in kept) return kept;
    await noteImportKept(tx, importId, BigInt(kept.output.statementId));
    return { ...of(kept.output.statementId), facts: kept.facts ?? {} };
  },
});

/** The next lines and how far the import has come, together: after a crash it goes on from there. */
const applyLines = ({
  seal,
}: Parts): Command<
  { readonly importId: string; readonly parsed: ParsedImport },
  { readonly isMore: boolean }
> => ({
  name: 'payment.credit-lines',
  subject: ({ parsed }) => `statement:${parsed.row.market}`,
  async decide(tx, { importId, parsed }, context) {
    const row = await lockBankImport(tx, importId);
    if (!row || row.state !== 'running') return { output: { isMore: false } };
    const { market } = parsed.row;
    const lines = parsed.read.credits.slice(row.done, row.done + linesTogether);
    if (lines.length === 0) return { output: { isMore: false } };
    const applied = await creditLines(seal).decide(tx, { market, lines }, context);
    if ('refused' in applied) throw new Error('lines of a statement are never refused together');
    const { outcomes } = applied.output;
    const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
    await noteLinesDone(tx, importId, {
      done: outcomes.length,
      credited: count('credited'),
      waiting: count('waiting'),
      known: count('known'),
    });
    const facts = { ...applied.facts, import: importId, from: row.done };
    const isMore = row.done + outcomes.length < parsed.read.credits.length;
    return { output: { isMore }, facts, outbox: applied.outbox ?? [] };
  },
});

/** It is over: imported, or stopped with the reason that whoever opens it reads. */
const finishImport: Command<About & { readonly why: string | null }, { readonly state: string }> = {
  name: 'bank.import-finish',
  subject: ({ importId }) => `bank-import:${importId}`,
  async decide(tx, { importId, why }, { now }) {
    const row = await findBankImport(tx, importId);
    const state = why === null ? ('done' as const) : ('stopped' as const);
    if (row?.endedAt !== null) return { output: { state: row?.state ?? 'gone' } };
    await endBankImport(tx, importId, { state, at: now, why });
    const { credited, waiting, known, done } = row;
    return { output: { state }, facts: { state, done, credited, waiting, known } };
  },
};
