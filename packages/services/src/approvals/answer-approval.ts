import { isMarketId } from '@candor/markets';
import { endApproval, insertApprovalWord, lockApproval, reopenApproval } from '@candor/store/approvals';
import type { LendingDeps } from '../kernel/lending-deps.ts';
import type { Command } from '../kernel/commands/command.ts';
import { closingAfter } from '../kernel/time/working-time.ts';
import { approvalAbout } from '../backoffice/approvals/approval-seal.ts';
import { dropAct } from './drop-act.ts';

export type AnswerApproval = {
  readonly requestId: string;
  readonly is: 'answer' | 'withdraw';
  /** What was asked back for; needed to answer. */
  readonly word: string;
};

/**
 * Whoever asked answers what was asked back, and it waits again until the office closes on the next working
 * day; or withdraws it.
 */
export const answerApproval = ({
  seal,
}: Pick<LendingDeps, 'seal'>): Command<
  AnswerApproval,
  { readonly requestId: string; readonly state: 'waiting' | 'withdrawn' },
  'not_found' | 'approval_is_decided' | 'approval_has_lapsed' | 'word_is_missing'
> => ({
  name: 'approval.answer',
  subject: ({ requestId }) => `approval:${requestId}`,
  async decide(tx, { requestId, is, word }, { actor, now }) {
    const request = await lockApproval(tx, requestId);
    // Somebody else's is none that this person could answer for.
    if (!request || request.askedBy !== actor.id || !isMarketId(request.market))
      return { refused: 'not_found' };
    const isOpen = request.state === 'asked-back' || (is === 'withdraw' && request.state === 'waiting');
    if (!isOpen) return { refused: 'approval_is_decided' };
    if (request.deadlineAt <= now) return { refused: 'approval_has_lapsed' };
    if (is === 'answer' && word.trim() === '') return { refused: 'word_is_missing' };
    if (is === 'answer') await reopenApproval(tx, requestId, closingAfter(request.market, now, 1));
    else {
      await endApproval(tx, requestId, { state: 'withdrawn', by: null, at: now });
      await dropAct(tx, request, now);
    }
    await insertApprovalWord(tx, requestId, {
      step: is === 'answer' ? 'answered' : 'withdrawn',
      staffId: actor.id,
      sealed: word.trim() === '' ? null : seal.seal(word, approvalAbout(requestId)),
      at: now,
    });
    const state = is === 'answer' ? 'waiting' : 'withdrawn';
    return { output: { requestId, state }, facts: { act: request.act, about: request.subject } };
  },
});
