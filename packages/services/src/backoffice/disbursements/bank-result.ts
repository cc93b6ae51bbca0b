import { amountText, parseMoney } from '@candor/domain/money';
import { isRefusal } from '@candor/domain/refusals';
import { lockDisbursementIntent } from '@candor/store/disbursement-attempts';
import { findDisbursement } from '@candor/store/disbursements';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { CommandContext, OutboxMessage } from '../../kernel/commands/command.ts';
import { inSavepoint } from '../../kernel/commands/in-savepoint.ts';
import { attemptName, readAttemptName } from '../../payments/disbursements/attempt-name.ts';
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
  /** What the bank says it paid, in minor units; null if its file says nothing of amounts. */
  readonly amount?: string | null;
  /** The bank's own reference for the payment. */
  readonly reference?: string | null;
};

export type BankResult = { readonly lines: readonly ResultLine[]; readonly faults: readonly LineFault[] };

type Place = 'id' | 'state' | 'why' | 'amount' | 'reference';
type Places = Partial<Record<Place, number>>;

/** Where everything is in a file without a first line of names. */
const usualPlaces: Places = { id: 0, state: 1, why: 2, amount: 3, reference: 4 };

const placeOfName: Readonly<Record<string, Place>> = {
  id: 'id',
  payout_id: 'id',
  state: 'state',
  status: 'state',
  why: 'why',
  reason: 'why',
  amount: 'amount',
  reference: 'reference',
  bank_reference: 'reference',
};

/** By the first line, if that names columns: other columns of the bank's are left alone. */
function placesNamed(cells: readonly string[]): Places | undefined {
  const places: Places = {};
  for (const [at, cell] of cells.entries()) {
    const place = placeOfName[cell.toLowerCase().replaceAll(/[ -]+/gu, '_')];
    if (place && places[place] === undefined) places[place] = at;
  }
  return places.id === undefined ? undefined : places;
}

/**
 * Reads a bank's result file: `id/attempt,state[,why[,amount[,reference]]]`, state `paid` or `failed`; with a
 * first line of names the columns may stand in any order. A line that can't be read is told with its number,
 * and so is every line about a payout that the file calls both paid and failed.
 */
export function readBankResult(text: string): BankResult {
  const lines: ResultLine[] = [];
  const faults: LineFault[] = [];
  let places = usualPlaces;
  for (const [index, each] of text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .entries()) {
    if (each.trim() === '') continue;
    const cells = readCsvLine(each)?.map((cell) => cell.trim());
    const named = index === 0 && cells ? placesNamed(cells) : undefined;
    if (named) {
      places = named;
      continue;
    }
    const read = readLine(cells, places);
    if ('fault' in read) faults.push({ line: index + 1, fault: read.fault });
    else lines.push({ line: index + 1, ...read });
  }
  const isDisputed = contradictions(lines);
  for (const { line, ...named } of lines)
    if (isDisputed(named)) faults.push({ line, fault: 'this file says both paid and failed' });
  return { lines: lines.filter((line) => !isDisputed(line)), faults };
}

function contradictions(lines: readonly ResultLine[]) {
  type Named = Pick<ResultLine, 'payoutId' | 'attempt'>;
  const nameOf = ({ payoutId, attempt }: Named) => attemptName(payoutId, attempt);
  const outcomes = Map.groupBy(lines, nameOf);
  return (line: Named) => new Set(outcomes.get(nameOf(line))?.map(({ outcome }) => outcome)).size > 1;
}

function readLine(
  cells: readonly string[] | undefined,
  places: Places,
): Omit<ResultLine, 'line'> | { readonly fault: string } {
  if (!cells) return { fault: 'its quotes do not close' };
  const cellOf = (place: Place) => cells[places[place] ?? -1] ?? '';
  const named = readAttemptName(cellOf('id'));
  if (!named) return { fault: 'it begins with no payout id and attempt' };
  const outcome = cellOf('state').toLowerCase();
  if (outcome !== 'paid' && outcome !== 'failed') return { fault: 'its state is neither paid nor failed' };
  const typed = cellOf('amount').replaceAll(',', '');
  const amount = typed === '' ? null : parseMoney(typed);
  if (isRefusal(amount)) return { fault: `“${typed}” is no amount` };
  const reason = cellOf('why');
  return {
    ...named,
    outcome,
    why: isDisbursementFault(reason) ? reason : '',
    amount: amount === null ? null : String(amount),
    reference: cellOf('reference').slice(0, longestReference) || null,
  };
}

const longestReference = 64;

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
  { payoutId, attempt, outcome, why, amount, reference }: ResultLine,
  context: CommandContext,
): Promise<Booked | { readonly refused: string }> {
  const intent = await lockDisbursementIntent(tx, payoutId, attempt);
  if (!intent) return { refused: 'we know no such payout' };
  if (intent.channel !== byFile) return { refused: `it was sent by ${intent.channel}, not by file` };
  if (intent.batchId === null || intent.state === 'intended')
    return { refused: 'it was in no file that was released' };
  const sent = (await findDisbursement(tx, payoutId))?.amount;
  if (amount !== undefined && amount !== null && sent !== undefined && BigInt(amount) !== sent)
    return { refused: `the bank says ${amountText(BigInt(amount))}, we sent ${amountText(sent)}` };
  const did = outcome === 'paid' ? 'left' : 'failed';
  if (intent.state === did) return { did: 'again', outbox: [] };
  if (intent.state === 'left') return { refused: 'already completed, it can’t fail any more' };
  const heard = await handleDisbursement(seal).decide(
    tx,
    { payoutId, attempt, said: saidBy(outcome, why, reference ?? null) },
    context,
  );
  if ('refused' in heard) return heard;
  return { did, outbox: heard.outbox ?? [] };
}

function saidBy(outcome: 'paid' | 'failed', why: string, reference: string | null): ReceivedAnswer {
  const raw = [outcome, why, reference].filter(Boolean).join(' ');
  if (outcome === 'paid') return { question: 'told', answer: { heard: 'paid', reference, raw } };
  const fault = isDisbursementFault(why) ? why : 'channel_gave_no_reason';
  return { question: 'told', answer: { heard: 'failed', why: fault, raw } };
}
