import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import {
  assignLoans,
  logCall,
  openCall,
  sendMany,
  shareOut,
  verifyPerson,
  type AssignLoans,
} from '@candor/services/servicing/collections';
import { readCollectionTexts } from '@candor/services/customers/templates';
import { readCollectionTeam, readLoansNamed, readSendPreview } from '@candor/services/reads/collections';
import { idOfWords } from '@candor/services/payments/payments';
import { readLoanNamed } from '@candor/services/lending/loans';
import { runCommand } from '@candor/services/kernel/commands';
import type { Handler } from '../../../http/handler.ts';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';
import { promiseRefused } from './refusals.ts';
import { contactSentence, figuresChanged, isContactRule } from '../loan-refusals.ts';
import { keyRefused } from '../../key-refused.ts';

type WorkCalls = CallHandlers<
  | 'console.collection-call-open'
  | 'console.collection-call-verify'
  | 'console.collection-call-log'
  | 'console.collection-take'
  | 'console.collection-assign'
  | 'console.collection-share-out'
  | 'console.collection-send-preview'
  | 'console.collection-send'
  | 'console.collection-team'
>;

/** A15.330 to A15.339: the call, the assignment, and what is done with many accounts at once. */
export function consoleCollectionsWorkHandlers(parts: HandlerParts): WorkCalls {
  return {
    'console.collection-call-open': open(parts),
    'console.collection-call-verify': verify(parts),
    'console.collection-call-log': log(parts),
    'console.collection-take': take(parts),
    'console.collection-assign': assign(parts),
    'console.collection-share-out': share(parts),
    'console.collection-send-preview': sendPreview(parts),
    'console.collection-send': send(parts),
    'console.collection-team': team(parts),
  };
}

function open({ borrowing }: HandlerParts): Handler<Calls['console.collection-call-open']> {
  const { database, now } = borrowing;
  return async ({ market, loan, direction }, { staff, requestId, idempotencyKey }) => {
    const loanId = await readLoanNamed(database, market, loan);
    if (loanId === undefined) return { refused: 'not_found' };
    const callId = idOfWords('collection-call', staff.staffId, idempotencyKey);
    const answer = await runCommand(database, openCall, {
      input: { callId, loanId: String(loanId), direction },
      actor: { kind: 'staff', id: staff.staffId },
      requestId,
      idempotencyKey,
      now: now(),
    });
    if (answer.kind === 'done') return answer.output;
    if (answer.kind !== 'refused') return keyRefused(answer.kind);
    const { refused } = answer.refusal;
    if (!isContactRule(refused) && refused !== 'nothing_is_owed') return { refused: 'not_found' };
    const why = contactSentence({ ...answer.refusal, refused });
    return { refused: 'contact_not_allowed', detail: `No number was shown. ${why}` };
  };
}

function verify({ borrowing }: HandlerParts): Handler<Calls['console.collection-call-verify']> {
  const { database, now } = borrowing;
  return async ({ market, loan, callId, ...said }, { staff, requestId, idempotencyKey }) => {
    const loanId = await readLoanNamed(database, market, loan);
    if (loanId === undefined) return { refused: 'not_found' };
    const { birthYear, idLast4, postalCode } = said;
    const answers = {
      ...(birthYear !== undefined && { birthYear }),
      ...(idLast4 !== undefined && { idLast4 }),
      ...(postalCode !== undefined && { postalCode }),
    };
    const answer = await runCommand(database, verifyPerson(borrowing), {
      input: { callId, loanId: String(loanId), answers },
      actor: { kind: 'staff', id: staff.staffId },
      requestId,
      idempotencyKey,
      now: now(),
    });
    if (answer.kind === 'done') return answer.output;
    return answer.kind === 'refused' ? promiseRefused(answer.refusal) : keyRefused(answer.kind);
  };
}

function log({ borrowing }: HandlerParts): Handler<Calls['console.collection-call-log']> {
  const { database, now } = borrowing;
  return async (asked, { staff, requestId, idempotencyKey }) => {
    const { market, loan, callId, disposition, words, promise, next, isLinkSent } = asked;
    const loanId = await readLoanNamed(database, market, loan);
    if (loanId === undefined) return { refused: 'not_found' };
    const id = (what: string) => idOfWords(what, staff.staffId, idempotencyKey);
    const answer = await runCommand(database, logCall(borrowing), {
      input: {
        callId,
        loanId: String(loanId),
        disposition,
        words: words.trim(),
        isLinkSent,
        contactId: id('call-note'),
        messageId: id('call-noted'),
        linkId: id('payment-link'),
        promise: promise ? { on: promise.on as CalendarDate, amount: String(promise.amount) } : null,
        next: next ? { action: next.action, on: next.on as CalendarDate } : null,
      },
      actor: { kind: 'staff', id: staff.staffId },
      requestId,
      idempotencyKey,
      now: now(),
    });
    if (answer.kind === 'done') return answer.output;
    return answer.kind === 'refused' ? promiseRefused(answer.refusal) : keyRefused(answer.kind);
  };
}

type Context = Parameters<Handler<Calls['console.collection-take']>>[1];

async function assignTo(
  { borrowing: { database, now } }: HandlerParts,
  {
    market,
    loans,
    ...how
  }: Pick<AssignLoans, 'market' | 'to' | 'isLead'> & { readonly loans: readonly string[] },
  { staff, requestId, idempotencyKey }: Pick<Context, 'staff' | 'requestId' | 'idempotencyKey'>,
) {
  const loanIds = await readLoansNamed(database, market, loans);
  if (loanIds.length === 0) return { refused: 'not_found' } as const;
  const answer = await runCommand(database, assignLoans, {
    input: { market, loanIds: loanIds.map(String), ...how },
    actor: { kind: 'staff', id: staff.staffId },
    requestId,
    idempotencyKey,
    now: now(),
  });
  if (answer.kind === 'done') return answer.output;
  return answer.kind === 'refused' ? promiseRefused(answer.refusal) : keyRefused(answer.kind);
}

function take(parts: HandlerParts): Handler<Calls['console.collection-take']> {
  return ({ market, loans, release }, context) =>
    assignTo(parts, { market, loans, to: release ? null : context.staff.staffId, isLead: false }, context);
}

function assign(parts: HandlerParts): Handler<Calls['console.collection-assign']> {
  return ({ market, loans, to }, context) => assignTo(parts, { market, loans, to, isLead: true }, context);
}

function share({ borrowing }: HandlerParts): Handler<Calls['console.collection-share-out']> {
  const { database, now } = borrowing;
  return async ({ market, loans }, { staff, requestId, idempotencyKey }) => {
    const loanIds = loans ? (await readLoansNamed(database, market, loans)).map(String) : null;
    if (loanIds?.length === 0) return { refused: 'not_found' };
    const answer = await runCommand(database, shareOut, {
      input: { market, loanIds },
      actor: { kind: 'staff', id: staff.staffId },
      requestId,
      idempotencyKey,
      now: now(),
    });
    if (answer.kind === 'done') return { shared: [...answer.output.shared] };
    return answer.kind === 'refused' ? promiseRefused(answer.refusal) : keyRefused(answer.kind);
  };
}

function sendPreview({ borrowing }: HandlerParts): Handler<Calls['console.collection-send-preview']> {
  const { database, seal, now } = borrowing;
  return async ({ market, loans, template }) => {
    const names = loans.split(',').slice(0, 200);
    const loanIds = await readLoansNamed(database, market, names);
    const texts = await readCollectionTexts(database, market);
    const { lines, mark } = await readSendPreview(database, seal, { market, loanIds, now: now() });
    return {
      lines: lines.map(({ loan, borrower, against }) => ({
        loan,
        borrower,
        isSent: !against,
        why: against ? contactSentence(against) : null,
      })),
      words: texts.find(({ key }) => key === template)?.words ?? '',
      mark,
    };
  };
}

function send({ borrowing }: HandlerParts): Handler<Calls['console.collection-send']> {
  const { database, now } = borrowing;
  return async ({ market, loans, template, words, seen }, { staff, requestId, idempotencyKey }) => {
    const loanIds = (await readLoansNamed(database, market, loans)).map(String);
    if (loanIds.length === 0) return { refused: 'not_found' };
    const answer = await runCommand(database, sendMany(borrowing), {
      input: { market, loanIds, template, words, seen },
      actor: { kind: 'staff', id: staff.staffId },
      requestId,
      idempotencyKey,
      now: now(),
    });
    if (answer.kind === 'done') return answer.output;
    if (answer.kind !== 'refused') return keyRefused(answer.kind);
    return answer.refusal.refused === 'figures_have_changed' ? figuresChanged : { refused: 'not_found' };
  };
}

function team({ borrowing: { database, now } }: HandlerParts): Handler<Calls['console.collection-team']> {
  return async ({ market, from, to }) => {
    const { people, figures } = await readCollectionTeam(database, {
      market,
      from: from as CalendarDate,
      to: to as CalendarDate,
      now: now(),
    });
    return {
      people: people.map(({ staffId, name, isOnShift, assigned, accounts }) => ({
        staffId,
        name,
        isOnShift,
        assigned,
        accounts,
      })),
      figures: figures.map(({ promised, ...each }) => Object.assign(each, { promised: Number(promised) })),
    };
  };
}
