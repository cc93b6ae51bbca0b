import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { isMarketId, lending, marketMoney, type MarketId } from '@candor/markets';
import { findApplicationOfLoan, readLoan } from '@candor/store/loans';
import { insertTakenPromise } from '@candor/store/collections';
import { latestHardshipRequest, notePromisedAmount } from '@candor/store/hardship';
import type { Tx } from '@candor/store/database';
import type { Command, CommandContext, Done, OutboxMessage, Refusal } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { dayWords } from '../../customers/messages/day-words.ts';
import { loanPosition } from '../../lending/loans/loan-position.ts';
import { askHardship } from '../hardship/ask-hardship.ts';
import { decideHardship } from '../hardship/decide-hardship.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';

export type PromiseTaken = {
  readonly loanId: string;
  readonly promisedOn: CalendarDate;
  /** In minor units: what they said that they will pay by then. */
  readonly amount: string;
  readonly words: string;
};

export type PromiseRefusal =
  | 'loan_is_unknown'
  | 'only_an_active_loan_is_changed'
  | 'hardship_is_considered'
  | 'promise_is_above_what_is_past_due'
  | 'promise_is_too_late'
  | 'promise_is_not_possible';

/**
 * A borrower past due has promised on the phone to pay by a day. It is the promise that they could make in
 * the app, and is granted at once: reminders are paused until that day, and after it the end of the day says
 * whether it was kept. Nobody promises more than is past due, nor for a day beyond the market's policy: who
 * does is told what the most is.
 *   8,014.24 past due on 18 November, 14 days: 8,014.24 by 2 December can be promised, 8,014.25 can't.
 */
export const notePromise = (
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
): Command<PromiseTaken, { promisedOn: string }, PromiseRefusal> => ({
  name: 'collection.promise',
  subject: ({ loanId }) => `loan:${loanId}`,
  decide: (tx, input, context) => takePromise(tx, parts, input, context),
});

/** The same for whoever logs the call in which it was made. */
export async function takePromise(
  tx: Tx,
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
  { loanId, promisedOn, amount, words }: PromiseTaken,
  context: CommandContext,
): Promise<Done<{ promisedOn: string }> | Refusal<PromiseRefusal>> {
  const id = BigInt(loanId);
  const stored = await readLoan(tx, id);
  const orderId = await findApplicationOfLoan(tx, id);
  if (!stored || !isMarketId(stored.market) || !orderId) return { refused: 'loan_is_unknown' };
  // What the borrower has asked for themselves is answered, and not overwritten.
  if ((await latestHardshipRequest(tx, id))?.state === 'considered')
    return { refused: 'hardship_is_considered' };
  const { borrowerId, market } = stored;
  const tooMuch = beyondPolicy(market, stored.loan, await businessDateOf(tx, market), { promisedOn, amount });
  if (tooMuch) return tooMuch;
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
  const { actor, now } = context;
  await insertTakenPromise(tx, { requestId: request.id, market, staffId: actor.id, at: now });
  const outbox: OutboxMessage[] = [...(asked.outbox ?? []), ...(granted.outbox ?? [])];
  return { output: { promisedOn }, facts: { promisedOn, amount, request: request.id }, outbox };
}

/** The most that can be promised, and by when at the latest. */
function beyondPolicy(
  market: MarketId,
  loan: Loan,
  on: CalendarDate,
  { promisedOn, amount }: Pick<PromiseTaken, 'promisedOn' | 'amount'>,
): Refusal<PromiseRefusal> | undefined {
  if (loan.state !== 'active') return undefined;
  const { overdue } = loanPosition(loan, on, market);
  if (BigInt(amount) > overdue)
    return {
      refused: 'promise_is_above_what_is_past_due',
      facts: { most: String(overdue), said: marketMoney(market, overdue) },
    };
  const latest = dateOfDayNumber(dayNumber(on) + lending[market].promiseDays);
  return promisedOn > latest
    ? { refused: 'promise_is_too_late', facts: { latest, said: dayWords(latest, 'en') } }
    : undefined;
}
