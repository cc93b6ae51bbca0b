import { isDisputed, type Loan } from '@candor/domain/loan';
import { rowStates, type RowState } from '@candor/domain/instalments';
import type { CalendarDate } from '@candor/domain/calendar';
import { isMarketId } from '@candor/markets';
import {
  findHardshipRequest,
  notePromiseOutcome,
  type HardshipRequest,
  type PromiseOutcome,
} from '@candor/store/hardship';
import { loadLoan } from '@candor/store/loans';
import type { Command } from '../../kernel/commands/command.ts';
import { nextContactHour } from '../../customers/contact/contact-hours.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { tellPromise } from './tell-promise.ts';

type EndRefusal = 'request_is_unknown' | 'promise_is_not_over';

/**
 * The day of a promise has ended: kept if all that was due by then is paid, else broken. That is known at
 * once, at whatever hour; the borrower is told of it in the hours that were promised, and is reminded again
 * as before, only not of a row whose charge is in dispute.
 *   2,910.19 due on 18 November, promised for the 28th; paid on the 27th: kept. 2,910.18 paid: broken. If
 *     1,000.00 of it were promised: kept.
 */
export const endPromise = (
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
): Command<{ readonly requestId: string }, { outcome: PromiseOutcome }, EndRefusal> => ({
  name: 'hardship.end-promise',
  subject: ({ requestId }) => `hardship:${requestId}`,
  async decide(tx, { requestId }, context) {
    const { now } = context;
    const request = await findHardshipRequest(tx, requestId);
    const stored = request && (await loadLoan(tx, request.loanId));
    if (!stored || !isMarketId(stored.market)) return { refused: 'request_is_unknown' };
    const { market, loan } = stored;
    const { promisedOn, state } = request;
    const isOver = promisedOn !== null && promisedOn < (await businessDateOf(tx, market));
    if (!isOver || state !== 'granted') return { refused: 'promise_is_not_over' };
    const open = openOn(loan, promisedOn);
    const outcome = open.length === 0 || isAmountPaid(loan, request) ? 'kept' : 'broken';
    if (!(await notePromiseOutcome(tx, requestId, outcome))) return { refused: 'promise_is_not_over' };
    // While a charge is disputed nobody is written to about its row.
    const isAtRest = open.length > 0 && open.every(({ row }) => isDisputed(loan, row.n));
    if (isAtRest) return { output: { outcome }, facts: { outcome } };
    const at = nextContactHour(market, now);
    if (at > now) {
      const later = { topic: 'promise.ended', payload: { requestId }, notBefore: at } as const;
      return { output: { outcome }, facts: { outcome }, outbox: [later] };
    }
    const told = await tellPromise(parts).decide(tx, { requestId }, context);
    if ('refused' in told) return { output: { outcome }, facts: { outcome, notTold: told.refused } };
    return { output: { outcome }, facts: { outcome }, outbox: told.outbox ?? [] };
  },
});

/** Where a sum was promised: whether so much has come since, by the day. */
function isAmountPaid(
  { allocations }: Loan,
  { askedOn, promisedOn, promisedAmount }: HardshipRequest,
): boolean {
  if (promisedAmount === null || promisedOn === null) return false;
  const counted = allocations.filter(({ on, until }) => on >= askedOn && on <= promisedOn && until === null);
  return counted.reduce((sum, { amount }) => sum + amount, 0n) >= promisedAmount;
}

/** What of the promise was not paid. A late charge alone breaks none. */
function openOn(loan: Loan, promisedOn: CalendarDate): RowState[] {
  if (loan.state === 'settled') return [];
  return rowStates(loan).filter(
    ({ row, left }) => row.dueOn <= promisedOn && left.principal + left.interest + left.fee > 0n,
  );
}
