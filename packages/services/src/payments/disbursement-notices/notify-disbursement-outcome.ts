import { lockDisbursement, type Payout } from '@candor/store/disbursements';
import { closeDisbursementExceptions, lockDisbursementIntent } from '@candor/store/disbursement-attempts';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { CommandContext, Decide } from '../../kernel/commands/command.ts';
import { failDisbursement } from '../disbursements/fail-disbursement.ts';
import { handleDisbursement } from '../disbursements/handle-disbursement.ts';
import type { ReceivedAnswer } from '../disbursements/judge-answer.ts';
import { settlePayout } from '../disbursements/settle-disbursement.ts';

export type NotifyDisbursementOutcome = {
  readonly payoutId: string;
  readonly attempt: number;
  readonly outcome: 'paid' | 'failed';
  readonly reason: string;
};

type HearRule = Extract<
  Awaited<ReturnType<ReturnType<typeof handleDisbursement>['decide']>>,
  { readonly refused: string }
>['refused'];
type Rule = HearRule | 'only_a_sent_attempt_has_an_outcome';

/**
 * Somebody has asked the bank or the vendor how an attempt ended, because nobody else says it. From here on
 * it is as if the channel had said so; their reason is kept with the answer.
 */
export const notifyDisbursementOutcome =
  (
    seal: PersonSeal,
  ): Decide<NotifyDisbursementOutcome, { readonly payoutId: string; readonly state: string }, Rule> =>
  async (tx, { payoutId, attempt, outcome, reason }, context) => {
    // The payout before its attempts, as everybody locks them.
    const payout = await lockDisbursement(tx, payoutId);
    const intent = await lockDisbursementIntent(tx, payoutId, attempt);
    if (!payout) return { refused: 'payout_is_unknown', facts: { payout: payoutId } };
    if (!intent) return byHand(tx, payout, { attempt, outcome }, context);
    // What a channel took for failed may have been paid after all, and then it says so to whoever asks.
    const mayBePaid = intent.state === 'failed' && outcome === 'paid';
    if (intent.state !== 'sent' && intent.state !== 'unknown' && !mayBePaid)
      return { refused: 'only_a_sent_attempt_has_an_outcome', facts: { state: intent.state } };
    const raw = `${outcome}, as staff ${context.actor.id} was told: ${reason}`;
    const said: ReceivedAnswer =
      outcome === 'paid'
        ? { question: 'told', answer: { heard: 'paid', reference: null, raw } }
        : { question: 'told', answer: { heard: 'failed', why: 'channel_gave_no_reason', raw } };
    const heard = await handleDisbursement(seal).decide(tx, { payoutId, attempt, said }, context);
    if ('refused' in heard) return heard;
    return { ...heard, output: { payoutId, state: heard.output.state }, facts: { ...heard.facts, outcome } };
  };

/**
 * Money that came without an account goes back by hand: there was no attempt that a channel could answer
 * about.
 */
async function byHand(
  tx: Tx,
  { id: payoutId, state, attempts, paymentId }: Payout,
  { attempt, outcome }: Pick<NotifyDisbursementOutcome, 'attempt' | 'outcome'>,
  context: CommandContext,
) {
  if (state !== 'ordered' || attempts !== attempt || paymentId === null)
    return { refused: 'only_a_sent_attempt_has_an_outcome', facts: { state } } as const;
  const ended =
    outcome === 'paid'
      ? await settlePayout(tx, { payoutId }, context)
      : await failDisbursement(tx, { payoutId, why: 'channel_gave_no_reason' }, context);
  if ('refused' in ended) return ended;
  await closeDisbursementExceptions(tx, payoutId, context.now);
  const facts = { ...ended.facts, outcome, byHand: true };
  return {
    output: { payoutId, state: outcome === 'paid' ? 'left' : 'failed' },
    facts,
    outbox: ended.outbox ?? [],
  };
}
