import { lockPayoutIntent } from '@candor/store';
import type { BorrowingParts } from '../borrowing-parts.ts';
import { runCommand } from '../commands/run-command.ts';
import { readAttemptName } from './attempt-name.ts';
import { readCsvLine } from './csv-line.ts';
import { hearPayout } from './hear-payout.ts';
import type { HeardAnswer } from './judge-answer.ts';
import { byFile } from './payout-channel.ts';
import { isPayoutFault } from './payout-faults.ts';

export type LineFault = { readonly line: number; readonly fault: string };
export type SettledBatch = {
  readonly left: number;
  readonly failed: number;
  /** Told before, and noted then. */
  readonly again: number;
  readonly faults: readonly LineFault[];
};

type Parts = Pick<BorrowingParts, 'database' | 'now' | 'seal'>;

/**
 * Reads what a bank answers to a batch: `id/attempt,state[,why]`, state `paid` or `failed`, with or without a first line of names.
 * Each line is done by itself, to the attempt that it names and to no other; one that can't be is told with its number, and the
 * others are done all the same. The same file changes nothing the second time, whatever happened in between.
 */
export async function settlePayoutBatch(
  parts: Parts,
  text: string,
  actor: string,
  { isDryRun = false }: { readonly isDryRun?: boolean } = {},
): Promise<SettledBatch> {
  const done = { left: 0, failed: 0, again: 0 };
  const faults: LineFault[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .entries()) {
    if (line.trim() === '') continue;
    const cells = readCsvLine(line)?.map((cell) => cell.trim());
    if (index === 0 && cells?.[0] && /^(?:payout_)?id$/iu.test(cells[0])) continue;
    const outcome = await settleLine(parts, cells, { actor, isDryRun });
    if ('fault' in outcome) faults.push({ line: index + 1, fault: outcome.fault });
    else done[outcome.did] += 1;
  }
  return { ...done, faults };
}

type LineOutcome = { readonly did: 'left' | 'failed' | 'again' } | { readonly fault: string };

async function settleLine(
  { database, now, seal }: Parts,
  cells: readonly string[] | undefined,
  { actor, isDryRun }: { readonly actor: string; readonly isDryRun: boolean },
): Promise<LineOutcome> {
  if (!cells) return { fault: 'its quotes do not close' };
  const [given = '', state = '', reason = ''] = cells;
  const named = readAttemptName(given);
  if (!named) return { fault: 'it begins with no payout id and attempt' };
  const said = saidBy(state.toLowerCase(), reason);
  if (!said) return { fault: 'its state is neither paid nor failed' };
  const { payoutId, attempt } = named;
  const intent = await database.withTransaction((tx) => lockPayoutIntent(tx, payoutId, attempt));
  if (!intent) return { fault: 'we know no such payout' };
  if (intent.channel !== byFile) return { fault: `it was sent by ${intent.channel}, not by file` };
  if (intent.batchId === null) return { fault: 'it was in no file yet' };
  const ended = said.answer.heard === 'paid' ? 'left' : 'failed';
  if (intent.state === ended) return { did: 'again' };
  if (intent.state === 'left') return { fault: 'it has left already, and can not fail any more' };
  const heard = await runCommand(database, hearPayout(seal), {
    input: { payoutId, attempt, said },
    actor: { kind: 'staff', id: actor },
    dryRun: isDryRun,
    now: now(),
  });
  if (heard.kind === 'done') return { did: ended };
  return { fault: heard.kind === 'refused' ? heard.refusal.refused : heard.kind };
}

function saidBy(state: string, reason: string): HeardAnswer | undefined {
  const raw = `${state} ${reason}`.trim();
  if (state === 'paid') return { question: 'told', answer: { heard: 'paid', reference: null, raw } };
  if (state !== 'failed') return undefined;
  const why = isPayoutFault(reason) ? reason : 'channel_gave_no_reason';
  return { question: 'told', answer: { heard: 'failed', why, raw } };
}
