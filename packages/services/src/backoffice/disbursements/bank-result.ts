import { lockDisbursementIntent } from '@candor/store/disbursement-attempts';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { CommandContext, OutboxMessage } from '../../kernel/commands/command.ts';
import { inSavepoint } from '../../kernel/commands/in-savepoint.ts';
import { readAttemptName } from '../../payments/disbursements/attempt-name.ts';
import { readCsvLine } from '../../payments/disbursements/csv-line.ts';
import { handleDisbursement } from '../../payments/disbursements/handle-disbursement.ts';
import type { ReceivedAnswer } from '../../payments/disbursements/judge-answer.ts';
import { byFile } from '../../kernel/ports/disbursement-channel.ts';
import { isDisbursementFault } from '../../kernel/ports/disbursement-fault-texts.ts';

export type LineFault = { readonly line: number; readonly fault: string };

/** What a bank says of one payout. Nobody's name or account is in it. */
export type ResultLine = {
  readonly line: number;
  readonly payoutId: string;
  readonly attempt: number;
  readonly outcome: 'paid' | 'failed';
  /** Why it failed, if the bank says so. */
  readonly why: string;
};

export type BankResult = { readonly lines: readonly ResultLine[]; readonly faults: readonly LineFault[] };

/**
 * Reads a bank's result file: `id/attempt,state[,why]`, state `paid` or `failed`, with or without a first
 * line of names. A line that can't be read is told with its number.
 */
export function readBankResult(text: string): BankResult {
  const lines: ResultLine[] = [];
  const faults: LineFault[] = [];
  for (const [index, each] of text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .entries()) {
    if (each.trim() === '') continue;
    const cells = readCsvLine(each)?.map((cell) => cell.trim());
    if (index === 0 && cells?.[0] && /^(?:payout_)?id$/iu.test(cells[0])) continue;
    const read = readLine(cells);
    if ('fault' in read) faults.push({ line: index + 1, fault: read.fault });
    else lines.push({ line: index + 1, ...read });
  }
  return { lines, faults };
}

function readLine(
  cells: readonly string[] | undefined,
): Omit<ResultLine, 'line'> | { readonly fault: string } {
  if (!cells) return { fault: 'its quotes do not close' };
  const [given = '', state = '', reason = ''] = cells;
  const named = readAttemptName(given);
  if (!named) return { fault: 'it begins with no payout id and attempt' };
  const outcome = state.toLowerCase();
  if (outcome !== 'paid' && outcome !== 'failed') return { fault: 'its state is neither paid nor failed' };
  return { ...named, outcome, why: isDisbursementFault(reason) ? reason : '' };
}

export type BookedResult = {
  /** Those that left and those that failed by this. */
  readonly left: readonly string[];
  readonly failed: readonly string[];
  /** Told before, and noted then. */
  readonly again: number;
  readonly faults: readonly LineFault[];
  readonly outbox: readonly OutboxMessage[];
};

/**
 * Books what a bank says of its files: each line by itself, to the attempt that it names and to no other. One
 * that can't be is told with its number, and the others are booked all the same. The same lines change
 * nothing the second time, whatever happened in between.
 */
export async function bookBankResult(
  tx: Tx,
  seal: PersonSeal,
  lines: readonly ResultLine[],
  context: CommandContext,
): Promise<BookedResult> {
  const left: string[] = [];
  const failed: string[] = [];
  const faults: LineFault[] = [];
  const outbox: OutboxMessage[] = [];
  let again = 0;
  for (const each of lines) {
    const booked = await inSavepoint(tx, () => bookLine(tx, seal, each, context));
    if ('refused' in booked) faults.push({ line: each.line, fault: booked.refused });
    else if (booked.did === 'again') again += 1;
    else (booked.did === 'left' ? left : failed).push(each.payoutId);
    if ('outbox' in booked) outbox.push(...booked.outbox);
  }
  return { left, failed, again, faults, outbox };
}

type Booked = { readonly did: 'left' | 'failed' | 'again'; readonly outbox: readonly OutboxMessage[] };

async function bookLine(
  tx: Tx,
  seal: PersonSeal,
  { payoutId, attempt, outcome, why }: ResultLine,
  context: CommandContext,
): Promise<Booked | { readonly refused: string }> {
  const intent = await lockDisbursementIntent(tx, payoutId, attempt);
  if (!intent) return { refused: 'we know no such payout' };
  if (intent.channel !== byFile) return { refused: `it was sent by ${intent.channel}, not by file` };
  if (intent.batchId === null || intent.state === 'intended')
    return { refused: 'it was in no file that was released' };
  const did = outcome === 'paid' ? 'left' : 'failed';
  if (intent.state === did) return { did: 'again', outbox: [] };
  if (intent.state === 'left') return { refused: 'already completed, it can’t fail any more' };
  const heard = await handleDisbursement(seal).decide(
    tx,
    { payoutId, attempt, said: saidBy(outcome, why) },
    context,
  );
  if ('refused' in heard) return heard;
  return { did, outbox: heard.outbox ?? [] };
}

function saidBy(outcome: 'paid' | 'failed', why: string): ReceivedAnswer {
  const raw = `${outcome} ${why}`.trim();
  if (outcome === 'paid') return { question: 'told', answer: { heard: 'paid', reference: null, raw } };
  const fault = isDisbursementFault(why) ? why : 'channel_gave_no_reason';
  return { question: 'told', answer: { heard: 'failed', why: fault, raw } };
}
