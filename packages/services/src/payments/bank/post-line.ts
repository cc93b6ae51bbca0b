import { isMarketId, type MarketId } from '@candor/markets';
import type { Entry } from '@candor/domain/ledger';
import {
  lockBankEntries,
  lockBankLine,
  matchBankEntries,
  readBankOpening,
  type BankEntry,
  type BankLine,
} from '@candor/store/bank';
import { signOffOf } from '@candor/store/bank-imports';
import type { PostingRefusal } from '@candor/store/ledger';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command, Facts, Refusal } from '../../kernel/commands/command.ts';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import { nameOf } from '../reconciliation/settle-break.ts';
import { creditLine } from '../transfers/credit-line.ts';
import { bankLineAbout } from './keep-statement.ts';
import { bookMovement, planMovement, type MovementMeaning, type MovementPlan } from './plan-movement.ts';
import { namesEntry } from './names-entry.ts';
import { settleTransfers } from './settle-transfers.ts';

/** What a person says of a line of a statement. What is no lending at all takes two: `bank.record`. */
export type LineMeaning =
  | Exclude<MovementMeaning, { readonly is: 'charge' | 'interest' | 'other' }>
  | { readonly is: 'charge' | 'interest' }
  /**
   * It shows entries that are in the books already: a file of disbursements, a remittance that two people
   * recorded.
   */
  | { readonly is: 'match'; readonly entryIds: readonly bigint[] }
  /** A borrower's after all: it is counted like any other transfer. */
  | { readonly is: 'transfer' };

export type PostLine = {
  readonly lineId: bigint;
  readonly meaning: LineMeaning;
  /** Of what was shown: what would be booked otherwise by now is not. */
  readonly seen: string;
  /** False: nobody said why. Only a match beyond doubt needs no reason. */
  readonly hasReason?: boolean | undefined;
};

type RefusalIn<Answer> = Extract<Answer, { readonly refused: string }>['refused'];
export type LineRule =
  | RefusalIn<Awaited<ReturnType<typeof planMovement>>>
  | RefusalIn<Awaited<ReturnType<ReturnType<typeof creditLine>['decide']>>>
  | PostingRefusal['refused']
  | 'bank_line_is_unknown'
  | 'bank_line_is_booked'
  | 'bank_line_is_in_the_opening_balance'
  | 'bank_day_is_signed_off'
  | 'bank_movement_was_booked'
  | 'entries_do_not_add_up'
  | 'entry_is_on_another_line'
  | 'transfer_has_no_number'
  | 'figures_have_changed'
  | 'match_needs_a_reason'
  | 'money_out_takes_two';

/**
 * Money that left the bank is booked by two, whatever a line calls it: one person can type a statement. What
 * it matches in the books was approved when it was sent.
 */
export const bookingTakesTwo = ({ amount }: Pick<BankLine, 'amount'>, { is }: LineMeaning): boolean =>
  amount < 0n && is !== 'match';

export type LinePlan = {
  readonly line: BankLine & { readonly market: MarketId };
  /** What is booked; null where nothing is (a match) or where the transfer's own command does it. */
  readonly movement: MovementPlan | null;
  readonly entries: readonly BankEntry[];
  /** Stands for all of it. */
  readonly mark: string;
};

/** What would happen with a line; the same function for whoever looks and for whoever does it. */
export async function planLine(
  tx: Tx,
  { lineId, meaning }: Omit<PostLine, 'seen'>,
): Promise<LinePlan | Refusal<LineRule>> {
  const line = await lockBankLine(tx, lineId);
  if (!line || !isMarketId(line.market)) return { refused: 'bank_line_is_unknown' };
  const { market } = line;
  if (line.entryId !== null) return { refused: 'bank_line_is_booked' };
  if (await signOffOf(tx, market, line.valueOn)) return { refused: 'bank_day_is_signed_off' };
  const opening = await readBankOpening(tx, market);
  const isOld = opening !== undefined && line.valueOn < opening.on;
  if (isOld && meaning.is !== 'remittance' && meaning.is !== 'transfer')
    return { refused: 'bank_line_is_in_the_opening_balance', facts: { on: opening.on } };
  const of = { ...line, market };
  if (meaning.is === 'match') return planMatch(tx, of, meaning.entryIds);
  if (meaning.is === 'transfer') {
    if (line.reference === null || line.amount < 0n) return { refused: 'transfer_has_no_number' };
    return { line: of, movement: null, entries: [], mark: markOf(line, 'transfer', []) };
  }
  const named = { market, name: `line-${line.id}`, amount: line.amount, on: line.valueOn };
  const movement = await planMovement(tx, named, meaning);
  if ('refused' in movement) return movement;
  return { line: of, movement, entries: [], mark: markOf(line, meaning.is, [movement.entry]) };
}

async function planMatch(
  tx: Tx,
  line: LinePlan['line'],
  entryIds: readonly bigint[],
): Promise<LinePlan | Refusal<LineRule>> {
  const entries = await lockBankEntries(tx, entryIds);
  if (entries.some(({ lineId }) => lineId !== null)) return { refused: 'entry_is_on_another_line' };
  const sum = entries.reduce((total, { minor }) => total + minor, 0n);
  if (entries.length !== entryIds.length || sum !== line.amount)
    return { refused: 'entries_do_not_add_up', facts: { sum: String(sum), line: String(line.amount) } };
  return { line, movement: null, entries, mark: markOf(line, 'match', entryIds.map(String)) };
}

/** One entry of the line's amount whose reference stands in the line's own words: nobody need say why. */
export function isExactMatch(seal: PersonSeal, { line, entries, movement }: LinePlan): boolean {
  const [only] = entries;
  if (!only || entries.length > 1 || movement) return false;
  const narration = seal.open(line.sealed, bankLineAbout(line));
  return only.minor === line.amount && namesEntry({ ...line, narration }, only.naturalKey);
}

function markOf({ id }: BankLine, is: string, what: readonly (Entry | string)[]): string {
  return fingerprint('bank-line', { id, is, what }).slice(0, 32);
}

/**
 * One person confirms what a line of the bank's statement is: the bank itself is the other witness. Of money
 * that left, `bank.record` asks an approver.
 */
export const postLine = (
  seal: PersonSeal,
): Command<PostLine, { readonly lineId: string; readonly entry: string | null }, LineRule> => ({
  name: 'bank.post-line',
  subject: ({ lineId }) => `bank-line:${lineId}`,
  async decide(tx, { lineId, meaning, seen, hasReason = true }, context) {
    const plan = await planLine(tx, { lineId, meaning });
    if ('refused' in plan) return plan;
    if (plan.mark !== seen) return { refused: 'figures_have_changed' };
    if (bookingTakesTwo(plan.line, meaning)) return { refused: 'money_out_takes_two' };
    if (!hasReason && !isExactMatch(seal, plan)) return { refused: 'match_needs_a_reason' };
    const [by, at] = [nameOf(context.actor), context.now];
    const { line, movement, entries } = plan;
    const done = (facts: Facts) => ({
      output: { lineId: String(lineId), entry: typeof facts['entry'] === 'string' ? facts['entry'] : null },
      facts: { is: meaning.is, ...facts },
    });
    if (movement) {
      const booked = await bookMovement(tx, movement, { lineId, proof: null, by, at });
      return 'refused' in booked ? booked : done(booked.facts);
    }
    if (meaning.is === 'transfer') {
      const credit = {
        market: line.market,
        reference: line.reference ?? '',
        amount: line.amount,
        valueOn: line.valueOn,
        narration: seal.open(line.sealed, bankLineAbout(line)),
      };
      const credited = await creditLine(seal).decide(tx, credit, context);
      if ('refused' in credited) return credited;
      const settled = await settleTransfers(seal).decide(tx, { market: line.market }, context);
      if ('refused' in settled) return settled;
      return { ...done(credited.facts ?? {}), outbox: credited.outbox ?? [] };
    }
    await matchBankEntries(
      tx,
      entries.map(({ entryId }) => ({ lineId, entryId })),
      { by, at },
    );
    return done({ entries: entries.map(({ entryId }) => String(entryId)) });
  },
});
