import { findPayout, latestPayoutIntent, type Database } from '@candor/store';
import { runCommand } from '../commands/run-command.ts';
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

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/**
 * Reads what a bank answers to a batch: `id,state[,why]`, state `paid` or `failed`, with or without a first line of names. Each
 * line is done by itself; one that can't be is told with its number, and the others are done all the same. The same file
 * read twice changes nothing the second time.
 */
export async function settlePayoutBatch(
  database: Database,
  text: string,
  { now, actor }: { readonly now: () => Date; readonly actor: string },
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
    const outcome = await settleLine(database, cells, { now: now(), actor });
    if ('fault' in outcome) faults.push({ line: index + 1, fault: outcome.fault });
    else done[outcome.did] += 1;
  }
  return { ...done, faults };
}

type LineOutcome = { readonly did: 'left' | 'failed' | 'again' } | { readonly fault: string };

async function settleLine(
  database: Database,
  cells: readonly string[] | undefined,
  { now, actor }: { readonly now: Date; readonly actor: string },
): Promise<LineOutcome> {
  if (!cells) return { fault: 'its quotes do not close' };
  const [given = '', state = '', reason = ''] = cells;
  const id = given.toLowerCase();
  if (!uuid.test(id)) return { fault: 'it begins with no payout id' };
  const said = saidBy(state.toLowerCase(), reason);
  if (!said) return { fault: 'its state is neither paid nor failed' };
  const found = await database.withTransaction(async (tx) => ({
    payout: await findPayout(tx, id),
    intent: await latestPayoutIntent(tx, id),
  }));
  const { payout, intent } = found;
  if (!payout || !intent) return { fault: 'we know no such payout' };
  if (intent.channel !== byFile) return { fault: `it was sent by ${intent.channel}, not by file` };
  if (intent.batchId === null && intent.state === 'intended') return { fault: 'it was in no file yet' };
  const ended = said.answer.heard === 'paid' ? 'left' : 'failed';
  if (payout.state === ended) return { did: 'again' };
  if (payout.state === 'left') return { fault: 'it has left already, and can not fail any more' };
  const heard = await runCommand(database, hearPayout, {
    input: { payoutId: id, attempt: intent.attempt, market: payout.market, said },
    actor: { kind: 'staff', id: actor },
    now,
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
