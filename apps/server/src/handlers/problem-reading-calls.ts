import type { Calls } from '@candor/contract';
import { answerDeadline, grievances, markets, problemKinds } from '@candor/markets';
import {
  answerWaysOf,
  businessDateOf,
  complaintDay,
  complaintStanding,
  disputableCharge,
  orderReference,
  ownLoan,
  problemDraftOf,
  problemKindWords,
  problemOf,
  problemsOf,
  type KnownComplaint,
} from '@candor/services';
import { findOrderView, listOrderViews, listPageConfigurations } from '@candor/store';
import type { CalendarDate } from '@candor/domain';
import type { Language } from '@candor/markets';
import type { Handler } from '../http/handler.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import {
  answerWayWords,
  myName,
  orderLine,
  problemLine,
  regulatorWay,
  staffTitle,
  stepLine,
} from './problem-words.ts';

const picturesAtMost = 4;
const lettersAtMost = 2_000;
/** Nobody looks for an older one in a list: its number can be written. */
const ordersAtMost = 20;

/** A9.2: what a complaint may be about. */
export function problemInit({ database, borrowing }: HandlerParts): Handler<Calls['problem.init']> {
  return async ({ loanId, row }, { market, session: { borrowerId }, facts }) => {
    const language = languageOf(facts, market);
    return database.read(async (tx) => {
      const reader = { borrowerId, market, language, on: await businessDateOf(tx, market) };
      const asked = loanId === undefined ? undefined : await findOrderView(tx, reader, loanId);
      if (loanId !== undefined && !asked) return { refused: 'not_found' };
      const own =
        loanId === undefined || row === undefined
          ? undefined
          : await ownLoan(tx, { borrowerId, market }, loanId);
      const charge = own && row !== undefined ? await disputableCharge(tx, own, row) : undefined;
      if (row !== undefined && !charge) return { refused: 'charge_cannot_be_disputed' };
      const sent = await complaintDay(tx, market, borrowing.now());
      const recent = await listOrderViews(tx, reader, { tab: null, before: null, limit: ordersAtMost });
      const isListed = recent.some(({ orderId }) => orderId === loanId);
      const orders = asked && !isListed ? [asked, ...recent] : recent;
      const ways = await answerWaysOf(tx, borrowing.seal, borrowerId);
      return {
        today: sent.on,
        kinds: problemKinds.map((kind) => ({
          kind,
          name: problemKindWords[kind].name[language],
          line: problemKindWords[kind].line[language],
          workingDays: grievances[market].answerWithinWorkingDays[kind],
          promisedBy: answerDeadline(market, kind, sent).promisedBy,
        })),
        loans: orders.map((view) => ({
          loanId: view.orderId,
          reference: orderReference(view.orderId),
          line: orderLine(market, view),
        })),
        answerWays: ways.map((way) => ({
          way,
          name: answerWayWords[way].name[language],
          line: answerWayWords[way].line[language],
        })),
        ...(await problemDraftOf(tx, borrowing.seal, borrowerId, { loanId, row })),
        maxPictures: picturesAtMost,
        maxLetters: lettersAtMost,
        dispute:
          charge && loanId !== undefined && row !== undefined
            ? {
                loanId,
                row,
                dueOn: charge.dueOn,
                currency: markets[market].currency.code,
                charge: Number(charge.charge),
              }
            : null,
      };
    });
  };
}

/** A9.5: my complaints. */
export function problemList({ database, borrowing }: HandlerParts): Handler<Calls['problem.list']> {
  return async ({ cursor }, { market, session: { borrowerId }, facts }) => {
    const who = { borrowerId, market, now: borrowing.now() };
    const page = await database.read((tx) => problemsOf(tx, who, cursor ?? null));
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
    const found = await database.read(async (tx) => {
      const view = await problemOf(tx, borrowing.seal, who, reportId);
      if (!view) return undefined;
      const page = (await listPageConfigurations(tx)).find((each) => each.market === market);
      const halfTyped = await problemDraftOf(tx, borrowing.seal, borrowerId, { reportId });
      return { ...view, halfTyped, company: page?.comName ?? '' };
    });
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
      loanReference: orderId === null ? null : orderReference(orderId),
      row,
      messages: messages.map(({ id, author, staffName, saidAt, words, imageIds }) => ({
        messageId: id,
        isFromMe: author === 'borrower',
        name: author === 'borrower' ? myName[language] : staffTitle(staffName, company, language),
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
  const title = problemKindWords[kind].name[language];
  const at = changedAt.toISOString();
  return { reportId: id, reference, kind, title, state, isOverdue, hasNews, promisedBy, changedAt: at };
}
