import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { askAsSeen, previewHardshipGrant } from '@candor/services/approvals';
import { contactBorrower, notePromise } from '@candor/services/servicing/collections';
import { decideHardshipByStaff, isPlan, lastPausedDay } from '@candor/services/servicing/hardship';
import {
  hardshipAsked,
  readCollection,
  readHardship,
  readHardshipQueue,
} from '@candor/services/reads/collections';
import { idOfWords } from '@candor/services/payments/payments';
import { readLoanNamed } from '@candor/services/lending/loans';
import { previewMark, unlessAsked } from '@candor/services/backoffice/approvals';
import { runCommand } from '@candor/services/kernel/commands';
import type { Handler } from '../../http/handler.ts';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { previewAnswer } from './act-preview-answer.ts';
import { standsAnswer } from './loan-answers.ts';
import {
  contactSentence,
  figuresChanged,
  loanActRefused,
  loanActRefusedFor,
  mayContactAnswer,
} from './loan-refusals.ts';
import { newTermsOf } from './new-terms-of.ts';
import { takenAnswer } from './taken-answer.ts';
import { isOthers } from './taken-item.ts';
import { promiseRefused } from './collections/refusals.ts';
import { keyRefused } from '../key-refused.ts';

type CollectionCalls = CallHandlers<
  | 'console.collection'
  | 'console.collection-contact'
  | 'console.collection-promise'
  | 'console.hardships'
  | 'console.hardship'
  | 'console.hardship-decide'
  | 'console.hardship-preview'
>;

/** A15.97 to A15.102, A15.189: those who are past due, and those who can't pay. */
export function consoleCollectionsHandlers(parts: HandlerParts): CollectionCalls {
  return {
    'console.collection': collection(parts),
    'console.collection-contact': contact(parts),
    'console.collection-promise': promise(parts),
    'console.hardships': hardships(parts),
    'console.hardship': hardship(parts),
    'console.hardship-decide': decide(parts),
    'console.hardship-preview': planPreview(parts),
  };
}

function collection({ borrowing }: HandlerParts): Handler<Calls['console.collection']> {
  const { database, now } = borrowing;
  return async ({ market, loan }, { staff: { staffId } }) => {
    const page = await readCollection(database, borrowing, { market, loan, staffId, now: now() });
    if (!page) return { refused: 'not_found' };
    const { rules, contacted } = page;
    return {
      loan: page.loan,
      borrower: page.person.name,
      phone: page.person.phone,
      language: page.language,
      today: page.on,
      stands: standsAnswer(page.stands),
      oldestDueOn: page.oldestDueOn,
      ...workAnswer(page),
      ...callAnswer(page),
      latestPromiseOn: page.latestPromiseOn,
      call: mayContactAnswer(page.call),
      message: mayContactAnswer(page.message),
      rules: { ...rules, ...contacted },
      contacts: page.contacts.map(({ note, words }) => ({
        contactId: note.id,
        way: note.way,
        direction: note.direction,
        outcome: note.outcome,
        disposition: note.disposition,
        words,
        by: note.staffName,
        at: note.at.toISOString(),
      })),
      templates: [...page.templates],
    };
  };
}

type Page = NonNullable<Awaited<ReturnType<typeof readCollection>>>;

/** Whose it is, what happens next, and what was promised. */
function workAnswer({ case: work, assignments, promise: promised }: Page) {
  const {
    staffId = null,
    staffName = null,
    assignedAt = null,
    nextAction = null,
    nextOn = null,
  } = work ?? {};
  return {
    owner:
      staffId !== null && staffName !== null && assignedAt !== null
        ? { staffId, name: staffName, since: assignedAt.toISOString() }
        : null,
    next: nextAction !== null && nextOn !== null ? { action: nextAction, on: nextOn } : null,
    assignments: assignments.map(({ staffName: to, byName: by, how, at }) => ({
      to,
      by,
      how,
      at: at.toISOString(),
    })),
    promise: promised?.promisedOn
      ? {
          promisedOn: promised.promisedOn,
          amount: promised.promisedAmount === null ? null : Number(promised.promisedAmount),
          state: promised.state,
          outcome: promised.outcome,
        }
      : null,
  };
}

/** The call that runs, and what is said in it. */
function callAnswer({ running, checks, scripts }: Page) {
  return {
    running: running
      ? {
          callId: running.id,
          direction: running.direction,
          openedAt: running.openedAt.toISOString(),
          phone: running.phone,
          verifiedAt: running.verifiedAt?.toISOString() ?? null,
        }
      : null,
    checks: [...checks],
    scripts: [...scripts],
  };
}

function contact({ borrowing }: HandlerParts): Handler<Calls['console.collection-contact']> {
  const { database, now } = borrowing;
  return async ({ market, loan, contact: { words, ...how } }, { staff, requestId, idempotencyKey }) => {
    const loanId = await readLoanNamed(database, market, loan);
    if (loanId === undefined) return { refused: 'not_found' };
    const answer = await runCommand(database, contactBorrower(borrowing), {
      input: {
        contactId: idOfWords('contact', staff.staffId, idempotencyKey),
        messageId: idOfWords('contact-message', staff.staffId, idempotencyKey),
        loanId: String(loanId),
        words,
        contact: how,
      },
      actor: { kind: 'staff', id: staff.staffId },
      requestId,
      idempotencyKey,
      now: now(),
    });
    if (answer.kind === 'done') return answer.output;
    if (answer.kind !== 'refused') return keyRefused(answer.kind);
    const { refused } = answer.refusal;
    if (refused === 'loan_is_unknown' || refused === 'borrower_is_unknown') return { refused: 'not_found' };
    return {
      refused: 'contact_not_allowed',
      detail: `Nothing was noted or sent. ${contactSentence({ ...answer.refusal, refused })}`,
    };
  };
}

function promise({ borrowing }: HandlerParts): Handler<Calls['console.collection-promise']> {
  const { database, now } = borrowing;
  return async ({ market, loan, promisedOn, amount, words }, { staff, requestId, idempotencyKey }) => {
    const loanId = await readLoanNamed(database, market, loan);
    if (loanId === undefined) return { refused: 'not_found' };
    const answer = await runCommand(database, notePromise(borrowing), {
      input: {
        loanId: String(loanId),
        promisedOn: promisedOn as CalendarDate,
        amount: String(amount),
        words,
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

function hardships({
  borrowing: { database, seal, now },
}: HandlerParts): Handler<Calls['console.hardships']> {
  return async ({ market, cursor }) => {
    const { lines, queue, next } = await readHardshipQueue(database, seal, {
      market,
      cursor: cursor ?? null,
      now: now(),
    });
    return {
      queue,
      requests: lines.map(
        ({
          loan,
          person,
          deadline,
          isForApproval,
          line: { id, option, askedAt, pausedUntil, promisedOn },
        }) => ({
          requestId: id,
          loan,
          borrower: person.name,
          option,
          askedAt: askedAt.toISOString(),
          deadline: deadline.toISOString(),
          pausedUntil: lastPausedDay({ pausedUntil }),
          promisedOn,
          isForApproval,
        }),
      ),
      nextCursor: next,
    };
  };
}

function hardship({ borrowing }: HandlerParts): Handler<Calls['console.hardship']> {
  const { database, now } = borrowing;
  return async ({ requestId }) => {
    const page = await readHardship(database, borrowing, { requestId, at: now() });
    if (!page) return { refused: 'not_found' };
    const { request, taken } = page;
    return {
      market: page.market,
      requestId,
      loan: page.loan,
      borrower: page.person.name,
      option: request.option,
      state: request.state,
      words: page.words,
      askedAt: request.askedAt.toISOString(),
      pausedUntil: lastPausedDay(request),
      promisedOn: request.promisedOn,
      taken: takenAnswer(taken),
      today: page.on,
      now: standsAnswer(page.now),
      later: page.later && standsAnswer(page.later),
      plan: page.plan && {
        is: page.plan.is,
        until: page.plan.until,
        terms: page.plan.terms,
        preview: page.plan.preview && previewAnswer(page.plan.preview),
      },
      told: { granted: page.told.granted, refused: { ...page.told.refused } },
    };
  };
}

function planPreview({ borrowing }: HandlerParts): Handler<Calls['console.hardship-preview']> {
  const { database } = borrowing;
  return async ({ requestId, ...asked }) => {
    const input = { requestId, terms: newTermsOf(asked) ?? null };
    const seen = await previewHardshipGrant(database, input);
    if (!('refused' in seen)) return { ...previewAnswer(seen), mark: previewMark(seen) };
    return seen.refused === 'request_is_unknown' ? { refused: 'not_found' } : loanActRefusedFor(seen.refused);
  };
}

function decide(parts: HandlerParts): Handler<Calls['console.hardship-decide']> {
  const { borrowing } = parts;
  const { database, now } = borrowing;
  return async (asked, context) => {
    const { requestId: id, decision, reason, words } = asked;
    const { staff, requestId, idempotencyKey } = context;
    const item = { queue: 'hardship', itemId: id } as const;
    if (await isOthers(borrowing, item, context)) return { refused: 'item_is_taken' };
    const request = await hardshipAsked(database, id);
    if (!request) return { refused: 'not_found' };
    if (decision === 'grant' && isPlan(request.option))
      return askToGrant(parts, { ...asked, market: request.market }, context);
    const answer = await runCommand(database, unlessAsked(decideHardshipByStaff(borrowing)), {
      input: { requestId: id, decision, reason, words },
      actor: { kind: 'staff', id: staff.staffId },
      requestId,
      idempotencyKey,
      now: now(),
    });
    if (answer.kind === 'done') return { ...answer.output, approvalId: null };
    if (answer.kind !== 'refused') return keyRefused(answer.kind);
    const rule = answer.refusal.refused;
    return rule === 'request_is_unknown' ? { refused: 'not_found' } : loanActRefused(rule);
  };
}

type Decide = Handler<Calls['console.hardship-decide']>;

/** A plan changes what is owed and when: it is granted by an approver, never by whoever prepares it. */
async function askToGrant(
  { borrowing }: HandlerParts,
  { requestId: id, words, seen = '', market, ...asked }: Parameters<Decide>[0] & { market: MarketId },
  { staff, requestId, idempotencyKey }: Parameters<Decide>[1],
): Promise<Awaited<ReturnType<Decide>>> {
  const { database, now } = borrowing;
  const answer = await runCommand(database, askAsSeen(borrowing), {
    input: {
      requestId: idOfWords(`hardship ${staff.staffId} ${idempotencyKey}`),
      act: 'hardship.grant',
      market,
      subject: `hardship:${id}`,
      input: { requestId: id, terms: newTermsOf(asked) ?? null },
      reason: words,
      seen,
    },
    actor: { kind: 'staff', id: staff.staffId },
    requestId,
    idempotencyKey,
    now: now(),
  });
  if (answer.kind === 'done')
    return { requestId: id, state: 'considered', approvalId: answer.output.requestId };
  if (answer.kind !== 'refused') return keyRefused(answer.kind);
  const { refused, facts } = answer.refusal;
  if (refused === 'figures_have_changed') return figuresChanged;
  if (refused === 'approval_waits_already') return { refused };
  return loanActRefusedFor(String(facts?.['rule'] ?? refused));
}
