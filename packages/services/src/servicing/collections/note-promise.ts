import type { CalendarDate } from '@candor/domain/calendar';
import { isMarketId } from '@candor/markets';
import { findApplicationOfLoan, readLoan } from '@candor/store/loans';
import { latestHardshipRequest, notePromisedAmount } from '@candor/store/hardship';
import type { Command, OutboxMessage } from '../../kernel/commands/command.ts';
import { askHardship } from '../hardship/ask-hardship.ts';
import { decideHardship } from '../hardship/decide-hardship.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';

export type NotePromise = {
  readonly loanId: string;
  readonly promisedOn: CalendarDate;
  /** In minor units: what they said that they will pay by then. */
  readonly amount: string;
  readonly words: string;
};

type PromiseRefusal =
  | 'loan_is_unknown'
  | 'only_an_active_loan_is_changed'
  | 'hardship_is_considered'
  | 'promise_is_not_possible';

/**
 * A late borrower has promised on the phone to pay by a day. It is the promise that they could make in the
 * app, and is granted at once: nobody reminds them before that day, and after it the end of the day says
 * whether it was kept.
 */
export const notePromise = (
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
): Command<NotePromise, { promisedOn: string }, PromiseRefusal> => ({
  name: 'collection.promise',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, promisedOn, amount, words }, context) {
    const id = BigInt(loanId);
    const stored = await readLoan(tx, id);
    const orderId = await findApplicationOfLoan(tx, id);
    if (!stored || !isMarketId(stored.market) || !orderId) return { refused: 'loan_is_unknown' };
    // What the borrower has asked for themselves is answered, and not overwritten.
    if ((await latestHardshipRequest(tx, id))?.state === 'considered')
      return { refused: 'hardship_is_considered' };
    const { borrowerId, market } = stored;
    const asked = await askHardship(parts).decide(
      tx,
      { borrowerId, market, orderId, option: 'promise-to-pay', promisedOn, words },
      context,
    );
    if ('refused' in asked)
      return {
        refused: asked.refused === 'hardship_is_not_possible' ? 'promise_is_not_possible' : asked.refused,
      };
    const request = await latestHardshipRequest(tx, id);
    if (request?.state !== 'considered') throw new Error('a promise that was made is not there');
    await notePromisedAmount(tx, request.id, BigInt(amount));
    const granted = await decideHardship(parts).decide(
      tx,
      { requestId: request.id, decision: 'grant' },
      context,
    );
    if ('refused' in granted) return { refused: 'promise_is_not_possible' };
    const outbox: OutboxMessage[] = [...(asked.outbox ?? []), ...(granted.outbox ?? [])];
    return { output: { promisedOn }, facts: { promisedOn, amount, request: request.id }, outbox };
  },
});
