import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { isLanguage, isMarketId, type Language, type MarketId } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import {
  endCollectionCall,
  insertContactNote,
  lockRunningCall,
  planNextAction,
  type CallDisposition,
  type CollectionCall,
  type ContactOutcome,
  type NextAction,
} from '@candor/store/collections';
import { findApplicationOfLoan, readLoan } from '@candor/store/loans';
import { latestHardshipRequest } from '@candor/store/hardship';
import type { Tx } from '@candor/store/database';
import { outsideHours } from '../../customers/contact/contact-hours.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';
import type { Command, CommandContext, OutboxMessage, Refusal } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanPosition } from '../../lending/loans/loan-position.ts';
import { askHardship } from '../hardship/ask-hardship.ts';
import { callWords, collectionMessage } from '../../customers/messages/collection-texts.ts';
import { contactAbout } from './contact-borrower.ts';
import { takePromise, type PromiseRefusal } from './note-promise.ts';
import { linkFor } from './payment-link.ts';

export type LogCall = {
  readonly callId: string;
  readonly contactId: string;
  readonly messageId: string;
  readonly linkId: string;
  readonly loanId: string;
  readonly disposition: CallDisposition;
  readonly words: string;
  readonly promise: { readonly on: CalendarDate; readonly amount: string } | null;
  /** Null: what follows from the disposition; nothing, where it may not have been the borrower. */
  readonly next: { readonly action: NextAction; readonly on: CalendarDate } | null;
  readonly isLinkSent: boolean;
};

type LogRefusal =
  | PromiseRefusal
  | 'call_is_unknown'
  | 'borrower_is_unknown'
  | 'person_is_not_verified'
  | 'disposition_does_not_fit'
  | 'next_action_is_out_of_time';

const outcomes: Readonly<Record<CallDisposition, ContactOutcome>> = {
  'promise-to-pay': 'spoke',
  refused: 'spoke',
  callback: 'spoke',
  hardship: 'spoke',
  'third-party': 'third-party',
  'wrong-number': 'wrong-number',
  'no-answer': 'no-answer',
  'asked-not-to': 'asked-not-to',
};

/** Whoever calls us has answered, and from a number that is theirs. */
const outboundOnly: ReadonlySet<CallDisposition> = new Set(['no-answer', 'wrong-number']);
/** What only the borrower can agree to. */
const needsBorrower: ReadonlySet<CallDisposition> = new Set(['promise-to-pay', 'hardship']);

/** So far ahead something can be planned. */
const planDays = 30;

const plus = (day: CalendarDate, days: number) => dateOfDayNumber(dayNumber(day) + days);

type Parts = Pick<IdentityDeps, 'seal' | 'newId' | 'repayAddress'>;
type Borrowing = { readonly market: MarketId; readonly borrowerId: string; readonly language: Language };

/**
 * What came of a call: the disposition, a promise with its amount and day, what happens next and when, and
 * the link to the payment page if the borrower wants it. All of it or nothing. The call itself was allowed
 * and counted when it was opened, so that one that began at 19:55 can be logged at 20:05.
 */
export const logCall = (parts: Parts): Command<LogCall, { contactId: string }, LogRefusal> => ({
  name: 'collection.log-call',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, input, context) {
    const { callId, contactId, loanId, disposition, words } = input;
    const { actor, now } = context;
    const call = await lockRunningCall(tx, callId);
    if (call?.staffId !== actor.id || String(call.loanId) !== loanId) return { refused: 'call_is_unknown' };
    const unfit = againstLog(input, call);
    if (unfit) return unfit;
    const stored = await readLoan(tx, call.loanId);
    if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
    const borrower = await findBorrower(tx, call.borrowerId);
    if (!borrower) return { refused: 'borrower_is_unknown' };
    const { market } = stored;
    const on = await businessDateOf(tx, market);
    const next = nextOf(input, call, on);
    if (next && 'refused' in next) return next;
    const agreed = await agree(tx, parts, input, context);
    if ('refused' in agreed) return agreed;
    const sealed = words === '' ? null : parts.seal.seal(words, contactAbout(contactId));
    await insertContactNote(tx, {
      id: contactId,
      market,
      loanId: call.loanId,
      borrowerId: call.borrowerId,
      staffId: actor.id,
      way: 'call',
      direction: call.direction,
      outcome: outcomes[disposition],
      sealed,
      at: now,
      call: { id: callId, disposition, isVerified: call.verifiedAt !== null },
    });
    await endCollectionCall(tx, callId, now);
    // Who calls us before anything is past due opens no case.
    if (next && loanPosition(stored.loan, on, market).overdue > 0n)
      await planNextAction(tx, { loanId: call.loanId, market, on }, { action: next.action, nextOn: next.on });
    const language = isLanguage(borrower.language) ? borrower.language : 'en';
    const told = await tell(tx, parts, { input, call, now }, { market, borrowerId: borrower.id, language });
    const facts = {
      direction: call.direction,
      disposition,
      isVerified: call.verifiedAt !== null,
      ...(next && { next: next.action, nextOn: next.on }),
      isLinkSent: input.isLinkSent,
      ...(input.promise && { promisedOn: input.promise.on, amount: input.promise.amount }),
    };
    return { output: { contactId }, facts, outbox: [...agreed.outbox, ...told] };
  },
});

function againstLog(
  { disposition, promise, isLinkSent }: LogCall,
  { direction, verifiedAt }: CollectionCall,
): Refusal<LogRefusal> | undefined {
  const isPromise = disposition === 'promise-to-pay';
  if (isPromise !== (promise !== null)) return { refused: 'disposition_does_not_fit' };
  if (direction === 'in' && outboundOnly.has(disposition)) return { refused: 'disposition_does_not_fit' };
  const isForBorrower = needsBorrower.has(disposition) || isLinkSent;
  return isForBorrower && verifiedAt === null ? { refused: 'person_is_not_verified' } : undefined;
}

/**
 * Nobody knows that it was the borrower: somebody else was on the phone, or whoever called us was not
 * verified.
 */
function isUnproven({ disposition }: LogCall, { direction, verifiedAt }: CollectionCall): boolean {
  return disposition === 'third-party' || (direction === 'in' && verifiedAt === null);
}

/**
 * What happens next: as it was chosen, or as follows from what came of the call. A call with somebody who may
 * not be the borrower leaves what was planned where it was (null): they have not been reached.
 */
function nextOf(
  input: LogCall,
  call: CollectionCall,
  on: CalendarDate,
): { readonly action: NextAction; readonly on: CalendarDate } | Refusal<LogRefusal> | null {
  const { next, disposition, promise } = input;
  if (next === null && isUnproven(input, call)) return null;
  const first = plus(promise?.on ?? on, 1);
  const latest = plus(promise?.on ?? on, planDays);
  if (next === null) return { action: disposition === 'wrong-number' ? 'verify-number' : 'call', on: first };
  // After a promise nothing is due before its day has passed.
  const earliest = promise ? first : on;
  return next.on < earliest || next.on > latest
    ? { refused: 'next_action_is_out_of_time', facts: { earliest, latest } }
    : next;
}

/** A promise holds from now on; a request for help goes to whoever decides on it. */
async function agree(
  tx: Tx,
  parts: Parts,
  { loanId, disposition, promise, words }: LogCall,
  context: CommandContext,
): Promise<{ readonly outbox: readonly OutboxMessage[] } | Refusal<PromiseRefusal>> {
  if (promise) {
    const taken = { loanId, promisedOn: promise.on, amount: promise.amount, words };
    const done = await takePromise(tx, parts, taken, context);
    return 'refused' in done ? done : { outbox: done.outbox ?? [] };
  }
  const id = BigInt(loanId);
  const stored = disposition === 'hardship' ? await readLoan(tx, id) : undefined;
  const orderId = stored && (await findApplicationOfLoan(tx, id));
  const waits = (await latestHardshipRequest(tx, id))?.state === 'considered';
  if (!stored || !orderId || waits || !isMarketId(stored.market)) return { outbox: [] };
  const { borrowerId, market } = stored;
  const request = { borrowerId, market, orderId, option: 'talk', promisedOn: null, words } as const;
  const asked = await askHardship(parts).decide(tx, request, context);
  if (!('refused' in asked)) return { outbox: asked.outbox ?? [] };
  return {
    refused: asked.refused === 'hardship_is_not_possible' ? 'promise_is_not_possible' : asked.refused,
  };
}

/**
 * That there was a call, in the inbox, where that is known to be true and in the hours that were promised;
 * and where to pay, if they want to know.
 */
async function tell(
  tx: Tx,
  { seal, repayAddress }: Parts,
  { input, call, now }: { readonly input: LogCall; readonly call: CollectionCall; readonly now: Date },
  { market, borrowerId, language }: Borrowing,
): Promise<OutboxMessage[]> {
  const to = { market, borrowerId, language };
  const noted = { ...to, id: input.messageId, kind: 'call-noted', channel: 'inbox' } as const;
  const isTold =
    !isUnproven(input, call) && input.disposition !== 'wrong-number' && !outsideHours(market, now);
  const outbox = isTold
    ? await writeMessage(tx, seal, { ...noted, ...callWords(market, call.direction, now) }, now)
    : [];
  if (!input.isLinkSent) return outbox;
  const link = await linkFor(tx, repayAddress, { template: 'payment-link', loanId: call.loanId });
  const message = {
    ...to,
    id: input.linkId,
    kind: 'payment-link',
    channel: 'sms',
    ...collectionMessage('payment-link'),
    ...link,
  } as const;
  return [...outbox, ...(await writeMessage(tx, seal, message, now))];
}
