import { appendPayoutAnswer, closePayoutConcerns, lockPayoutIntent, updatePayoutIntent } from '@candor/store';
import type { Command, CommandContext, OutboxMessage } from '../commands/command.ts';
import type { Tx } from '@candor/store';
import { failPayout } from './fail-payout.ts';
import { judgeAnswer, type HeardAnswer, type Judged } from './judge-answer.ts';
import { settlePayout } from './settle-payout.ts';
import { withoutNumbers } from './without-numbers.ts';

export type HearPayout = {
  readonly payoutId: string;
  readonly attempt: number;
  readonly market: string;
  readonly said: HeardAnswer;
};

type Refused = Extract<Awaited<ReturnType<typeof settlePayout.decide>>, { refused: string }>;
type RefusedFailure = Extract<Awaited<ReturnType<typeof failPayout.decide>>, { refused: string }>;
type Rule = Refused['refused'] | RefusedFailure['refused'];

/**
 * Notes what a channel said of an attempt, and what it means: together, so that nothing is known and not acted on. Money that
 * left begins the loan, a certain failure gives the order back to the borrower; everything else waits to be asked again.
 */
export const hearPayout: Command<HearPayout, { readonly state: string }, Rule> = {
  name: 'payout.hear',
  subject: ({ payoutId }) => `payout:${payoutId}`,
  async decide(tx, { payoutId, attempt, market, said }, context) {
    const before = await lockPayoutIntent(tx, payoutId, attempt);
    if (!before) return { refused: 'payout_is_unknown', facts: { payout: payoutId, attempt } };
    const { question, answer } = said;
    const raw = withoutNumbers(answer.raw);
    await appendPayoutAnswer(tx, {
      payoutId,
      attempt,
      at: context.now,
      question,
      heard: answer.heard,
      raw,
    });
    const judged = judgeAnswer(before, said, context.now);
    await updatePayoutIntent(tx, judged.intent);
    const ended = await end(tx, payoutId, judged, context);
    if (ended && 'refused' in ended) return ended;
    if (ended) await closePayoutConcerns(tx, payoutId, context.now);
    const outbox: OutboxMessage[] = [...(ended?.outbox ?? [])];
    if (judged.concern !== null) {
      const payload = { payout: payoutId, market, why: judged.concern };
      outbox.push({ topic: 'payout.needs-a-person', payload });
    }
    const { state } = judged.intent;
    return { output: { state }, facts: { attempt, question, heard: answer.heard, state }, outbox };
  },
};

async function end(tx: Tx, payoutId: string, { ends, intent }: Judged, context: CommandContext) {
  if (ends === 'left') return settlePayout.decide(tx, { payoutId }, context);
  if (ends === 'failed')
    return failPayout.decide(tx, { payoutId, why: intent.why ?? 'channel_gave_no_reason' }, context);
  return undefined;
}
