import { lockDisbursement, type Payout } from '@candor/store/disbursements';
import {
  appendDisbursementAnswer,
  closeExceptionsOfUnsent,
  closeDisbursementExceptions,
  lockDisbursementIntent,
  updateDisbursementIntent,
} from '@candor/store/disbursement-attempts';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command, CommandContext, Done, OutboxMessage } from '../../kernel/commands/command.ts';
import { failDisbursement } from './fail-disbursement.ts';
import { judgeAnswer, type ReceivedAnswer, type Judged } from './judge-answer.ts';
import { settlePayout } from './settle-disbursement.ts';
import { stopOtherAttempts } from './stop-other-attempts.ts';

export type HandleDisbursement = {
  readonly payoutId: string;
  readonly attempt: number;
  readonly said: ReceivedAnswer;
};

type Refused = Extract<Awaited<ReturnType<typeof settlePayout>>, { refused: string }>;
type RefusedFailure = Extract<Awaited<ReturnType<typeof failDisbursement>>, { refused: string }>;
type Rule = Refused['refused'] | RefusedFailure['refused'];

const answerAbout = (payoutId: string, attempt: number) => `payout-answer:${payoutId}/${attempt}`;

/** Another attempt was paid: that this one was not is good news, and nobody's order goes back. */
const onlyTheAttempt: Done<null> = { output: null };

/**
 * Notes what a channel said of an attempt, and what it means: together, so that nothing is known and not
 * acted on. Money that left begins the loan, a certain failure gives the order back to the borrower;
 * everything else waits to be asked again.
 */
export const handleDisbursement = (
  seal: PersonSeal,
): Command<HandleDisbursement, { readonly state: string }, Rule> => ({
  name: 'payout.hear',
  subject: ({ payoutId }) => `payout:${payoutId}`,
  async decide(tx, { payoutId, attempt, said }, context) {
    // The payout first: what is heard of two of its attempts at once is heard one after the other.
    const payout = await lockDisbursement(tx, payoutId);
    const before = await lockDisbursementIntent(tx, payoutId, attempt);
    if (!payout || !before) return { refused: 'payout_is_unknown', facts: { payout: payoutId, attempt } };
    const { question, answer } = said;
    const { now } = context;
    const { heard } = answer;
    const sealed = seal.seal(answer.raw.slice(0, 2_000), answerAbout(payoutId, attempt));
    await appendDisbursementAnswer(tx, { payoutId, attempt, at: now, question, heard, sealed });
    const judged = judgeAnswer(before, said, now);
    await updateDisbursementIntent(tx, judged.intent);
    const ended = await end(tx, payout, judged, context);
    if (ended && 'refused' in ended) return ended;
    if (ended) await closeDisbursementExceptions(tx, payoutId, now);
    else if (judged.intent.state === 'sent') await closeExceptionsOfUnsent(tx, payoutId, now);
    const twice = judged.ends === 'left' ? await stopOtherAttempts(tx, judged.intent, now) : null;
    const concerns = [judged.concern, twice].filter((why) => why !== null);
    const about = { payout: payoutId, market: payout.market };
    const loud = concerns.map(
      (why) => ({ topic: 'payout.needs-a-person', payload: { ...about, why } }) as const,
    );
    const outbox: OutboxMessage[] = [...(ended?.outbox ?? []), ...loud];
    const { state } = judged.intent;
    const facts = { attempt, question, heard, state };
    const isNews = ended && payout.state !== 'left';
    return {
      output: { state },
      facts,
      outbox,
      ...(isNews && { recorded: { as: judged.ends === 'left' ? 'payout.settle' : 'payout.fail' } }),
    };
  },
});

async function end(
  tx: Tx,
  { id: payoutId, state }: Payout,
  { ends, intent }: Judged,
  context: CommandContext,
) {
  if (ends === 'left') return settlePayout(tx, { payoutId }, context);
  if (ends === 'failed' && state === 'left') return onlyTheAttempt;
  if (ends === 'failed')
    return failDisbursement(tx, { payoutId, why: intent.why ?? 'channel_gave_no_reason' }, context);
  return undefined;
}
