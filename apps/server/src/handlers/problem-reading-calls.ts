import type { Calls } from '@candor/contract';
import { grievances, markets } from '@candor/markets';
import {
  complaintStanding,
  complaintTexts,
  readOwnComplaint,
  complaintsOf,
  readComplaintForm,
  type KnownComplaint,
} from '@candor/services/servicing/complaints';
import { applicationReference } from '@candor/services/kernel/references';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Language } from '@candor/markets';
import type { Handler } from '../http/handler.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { orderLine, problemLine, regulatorWay, problemTexts, staffTitle, stepLine } from './problem-texts.ts';

const picturesAtMost = 4;
const lettersAtMost = 2_000;

/** A9.2: what a complaint may be about. */
export function problemInit({ database, borrowing }: HandlerParts): Handler<Calls['problem.init']> {
  return async ({ loanId, row }, { market, session: { borrowerId }, facts }) => {
    const language = languageOf(facts, market);
    const reader = { borrowerId, market, language, now: borrowing.now() };
    const form = await readComplaintForm(database, borrowing, reader, { loanId, row });
    if ('refused' in form) return { refused: form.refused };
    const { today, promises, orders, answerWays, draft, dispute } = form;
    return {
      today,
      kinds: promises.map(({ kind, promisedBy }) => ({
        kind,
        name: complaintTexts(language)(`kind.${kind}`),
        line: complaintTexts(language)(`kind.${kind}.line`),
        workingDays: grievances[market].answerWithinWorkingDays[kind],
        promisedBy,
      })),
      loans: orders.map((view) => ({
        loanId: view.orderId,
        reference: applicationReference(view.orderId),
        line: orderLine(market, view),
      })),
      answerWays: answerWays.map((way) => ({
        way,
        name: problemTexts(language)(`way.${way}`),
        line: problemTexts(language)(`way.${way}.line`),
      })),
      ...draft,
      maxPictures: picturesAtMost,
      maxLetters: lettersAtMost,
      dispute: dispute && {
        loanId: dispute.loanId,
        row: dispute.row,
        dueOn: dispute.dueOn,
        currency: markets[market].currency.code,
        charge: Number(dispute.charge),
      },
    };
  };
}

/** A9.5: my complaints. */
export function problemList({ database, borrowing }: HandlerParts): Handler<Calls['problem.list']> {
  return async ({ cursor }, { market, session: { borrowerId }, facts }) => {
    const who = { borrowerId, market, now: borrowing.now() };
    const page = await complaintsOf(database, who, cursor ?? null);
    const language = languageOf(facts, market);
    const problems = page.problems.map((complaint) => itemOf(complaint, page.today, language));
    return { today: page.today, problems, nextCursor: page.nextCursor };
  };
}

/** A9.6: one of them. Reading it marks nothing: whoever shows it says so. */
export function problemDetail({ database, borrowing }: HandlerParts): Handler<Calls['problem.detail']> {
  return async ({ reportId }, { market, session: { borrowerId }, facts }) => {
    const language = languageOf(facts, market);
    const who = { borrowerId, market, now: borrowing.now() };
    const found = await readOwnComplaint(database, borrowing.seal, who, reportId);
    if (!found) return { refused: 'not_found' };
    const { complaint, today, messages, steps, row, scoreWords, halfTyped, company } = found;
    const standing = complaintStanding(complaint, today);
    const { orderId, isEscalated, score, answerWay, askedAt, answeredAt, news } = complaint;
    const { mayReply, mayReopen, mayScore } = standing;
    return {
      today,
      ...itemOf(complaint, today, language),
      news,
      askedAt: askedAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
      isEscalated,
      line: problemLine(complaint, standing, language),
      answerWay,
      loanId: orderId,
      loanReference: orderId === null ? null : applicationReference(orderId),
      row,
      messages: messages.map(({ id, author, staffName, saidAt, words, imageIds }) => ({
        messageId: id,
        isFromMe: author === 'borrower',
        name:
          author === 'borrower' ? problemTexts(language)('you') : staffTitle(staffName, company, language),
        at: saidAt.toISOString(),
        words,
        imageIds: [...imageIds],
      })),
      steps: steps.map((step) => ({ at: step.at.toISOString(), line: stepLine(step, market, language) })),
      score,
      scoreWords,
      ...halfTyped,
      mayReply,
      mayReopen,
      mayScore,
      regulator: regulatorWay(market, standing.regulatorFrom, language),
    };
  };
}

function itemOf(complaint: KnownComplaint, today: CalendarDate, language: Language) {
  const { id, reference, kind, state, promisedBy, changedAt } = complaint;
  const { isOverdue, hasNews } = complaintStanding(complaint, today);
  const title = complaintTexts(language)(`kind.${kind}`);
  const at = changedAt.toISOString();
  return { reportId: id, reference, kind, title, state, isOverdue, hasNews, promisedBy, changedAt: at };
}
