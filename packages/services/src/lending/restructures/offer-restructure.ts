import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { type Loan } from '@candor/domain/loan';
import { loanFigures, loanOnDay } from '@candor/domain/figures';
import { isRefusal } from '@candor/domain/refusals';
import { isLanguage, isMarketId, lending, type MarketId } from '@candor/markets';
import {
  endRestructureOffer,
  insertRestructureOffer,
  lapseRestructureOffers,
  loadLoan,
  openRestructureOffer,
  type StoredLoan,
} from '@candor/store/loans';
import { findBorrower } from '@candor/store/borrowers';
import { endHold } from '@candor/store/hardship';
import { expireCodesOfLoan } from '@candor/store/payment-instructions';
import type { ReadTx, Tx } from '@candor/store/database';
import type { Command, Facts, OutboxMessage, Refusal } from '../../kernel/commands/command.ts';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { aboutLoan } from '../../customers/messages/about-loan.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';
import { checkCode, type CodeVerdict } from '../../customers/sessions/check-code.ts';
import { changeLoan, type LoanRefusal } from '../loans/change-loan.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanFacts, loanMessages } from '../loans/loan-answer.ts';
import { costOf, restructureTo, scheduleLeft, type NewTerms, type NewTermsRefusal } from './new-terms.ts';
import { letterFigures, restructureOffered } from './restructure-texts.ts';
import { ownLoan, type OwnLoan } from '../loans/own-loan.ts';
import { applyEvents } from '@candor/domain/loan';

type Parts = Pick<IdentityDeps, 'seal' | 'newId'>;

/**
 * Puts new terms before the borrower, who is told. Nothing of the loan changes: its cost and its dates are
 * the borrower's to confirm. What is not accepted in the market's time holds no longer.
 */
export async function offerRestructure(
  tx: Tx,
  { seal, newId }: Parts,
  {
    loanId,
    requestId,
    terms,
    reason,
    now,
  }: {
    readonly loanId: bigint;
    readonly requestId: string | null;
    readonly terms: NewTerms;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<
  | { readonly facts: Facts; readonly outbox: readonly OutboxMessage[]; readonly openUntil: CalendarDate }
  | Refusal<'loan_is_unknown' | 'restructure_is_offered' | NewTermsRefusal>
> {
  const stored = await loadLoan(tx, loanId);
  if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
  const { market, borrowerId } = stored;
  const on = await businessDateOf(tx, market);
  const events = restructureTo(stored, { terms, reason }, on);
  if (isRefusal(events)) return { refused: events.refused };
  await lapseRestructureOffers(tx, loanId, now);
  const id = newId();
  const openUntil = dateOfDayNumber(dayNumber(on) + lending[market].restructure.daysToAccept);
  const offer = { id, loanId, requestId, terms, reason, offeredAt: now, offeredOn: on, openUntil };
  if (!(await insertRestructureOffer(tx, offer))) return { refused: 'restructure_is_offered' };
  const language = (await findBorrower(tx, borrowerId))?.language ?? 'en';
  const outbox = await writeMessage(
    tx,
    seal,
    {
      id: newId(),
      market,
      borrowerId,
      language: isLanguage(language) ? language : 'en',
      kind: 'hardship',
      channel: 'sms',
      ...(await aboutLoan(tx, loanId)),
      ...restructureOffered(market, letterFigures(stored.loan, applyEvents(stored.loan, events), on)),
    },
    now,
  );
  return { facts: { offer: id, openUntil, reason, ...terms }, outbox, openUntil };
}

/** What the borrower reads before they accept: the plan as it is and as it would be, on this day. */
export type OfferShown = {
  readonly offerId: string;
  readonly openUntil: CalendarDate;
  /** As arrears are counted: they go on counting after a yes, until the loan is cured. */
  readonly daysPastDue: number;
  readonly before: PlanShown;
  readonly after: PlanShown;
  /** Than the plan that holds, to the end; 0 where it costs no more. */
  readonly costsMore: bigint;
  /** Stands for exactly these figures: the code is asked for it, and opens nothing else. */
  readonly about: string;
};

export type PlanShown = {
  readonly instalments: number;
  readonly highest: bigint;
  readonly firstDueOn: CalendarDate | null;
  readonly lastDueOn: CalendarDate | null;
  readonly toPay: bigint;
  readonly cost: bigint;
  /** Day by day; what falls due on one day is one line. */
  readonly rows: readonly { readonly dueOn: CalendarDate; readonly total: bigint }[];
};

/**
 * The new terms that wait for a borrower; undefined where there are none, or where they can't be had any
 * more.
 */
export async function shownOffer(
  tx: ReadTx,
  own: Pick<OwnLoan, 'id' | 'market' | 'loan' | 'on'>,
): Promise<OfferShown | undefined> {
  const offer = await openRestructureOffer(tx, own.id);
  if (!offer || own.loan.state !== 'active') return undefined;
  const { reason } = offer;
  const terms = offer.terms as NewTerms;
  const events = restructureTo(own, { terms, reason }, own.on);
  if (isRefusal(events)) return undefined;
  const before = planShown(own.loan, own.on);
  const after = planShown(applyEvents(own.loan, events), own.on);
  const { id: offerId, openUntil } = offer;
  const about = fingerprint('restructure', { offerId, before, after });
  const late = loanFigures(loanOnDay(own.loan, own.on), own.on).daysPastDue;
  const costsMore = after.cost > before.cost ? after.cost - before.cost : 0n;
  return { offerId, openUntil, daysPastDue: late, before, after, costsMore, about };
}

/** The last day on which a new plan can be accepted; null where none waits. */
export async function planOfferUntil(
  tx: ReadTx,
  { id, loan }: Pick<StoredLoan, 'id' | 'loan'>,
  { market, on }: { readonly market: MarketId; readonly on: CalendarDate },
): Promise<CalendarDate | null> {
  return (await shownOffer(tx, { id, loan, market, on }))?.openUntil ?? null;
}

function planShown(loan: Loan, on: CalendarDate): PlanShown {
  const rows = scheduleLeft(loan, on);
  return {
    instalments: rows.length,
    highest: rows.reduce((most, { total }) => (total > most ? total : most), 0n),
    firstDueOn: rows[0]?.dueOn ?? null,
    lastDueOn: rows.at(-1)?.dueOn ?? null,
    toPay: rows.reduce((sum, { total }) => sum + total, 0n),
    cost: costOf(loan, on).total,
    rows: rows.map(({ dueOn, total }) => ({ dueOn, total })),
  };
}

export type AnswerRestructure = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly orderId: string;
  readonly offerId: string;
} & (
  | { readonly answer: 'decline' }
  | { readonly answer: 'accept'; readonly about: string; readonly code: string }
);

export type AnsweredRestructure =
  | { readonly is: 'accepted' | 'declined' }
  | { readonly is: 'code_wrong'; readonly triesLeft: number }
  | { readonly is: 'code_expired' | 'code_spent' };

type AnswerRefusal =
  | 'loan_is_unknown'
  | 'offer_has_expired'
  | 'figures_have_changed'
  | NewTermsRefusal
  | LoanRefusal;

/**
 * The borrower says yes, with a code that was asked for exactly these figures, or no. Only a yes changes the
 * loan, by the very decision that two people of the lender's agreed to. A wrong code is an outcome and not a
 * refusal, so that its try stays counted.
 */
export const answerRestructure = ({
  seal,
}: Parts): Command<AnswerRestructure, AnsweredRestructure, AnswerRefusal> => ({
  name: 'loan.answer-restructure',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, input, { now }) {
    const found = await ownLoan(tx, input, input.orderId);
    if (!found) return { refused: 'loan_is_unknown' };
    await loadLoan(tx, found.id);
    const own = (await ownLoan(tx, input, input.orderId)) ?? found;
    const offer = await openRestructureOffer(tx, own.id);
    const shown = await shownOffer(tx, own);
    if (!offer || offer.id !== input.offerId) return { refused: 'offer_has_expired' };
    if (input.answer === 'decline') {
      await endOffer(tx, offer, { state: 'declined', at: now, on: own.on });
      return { output: { is: 'declined' }, facts: { offer: offer.id, answer: 'declined' } };
    }
    if (!shown) return { refused: 'offer_has_expired' };
    if (shown.about !== input.about) return { refused: 'figures_have_changed' };
    const verdict = await judge(tx, seal, input, now);
    if (verdict.is !== 'right') return { output: verdict };
    const { reason } = offer;
    const changed = await changeLoan<NewTermsRefusal>(tx, own.id, (_loan, on, stored) =>
      restructureTo(stored, { terms: offer.terms as NewTerms, reason }, on),
    );
    if (isRefusal(changed)) return { refused: changed.refused };
    await verdict.use();
    await expireCodesOfLoan(tx, own.id);
    await endOffer(tx, offer, { state: 'accepted', at: now, on: own.on });
    return {
      output: { is: 'accepted' },
      facts: { ...loanFacts(changed), offer: offer.id, answer: 'accepted' },
      outbox: loanMessages(changed),
    };
  },
});

/** An answer, and with it what was paused while it was waited for. */
export async function endOffer(
  tx: Tx,
  { id, requestId }: { readonly id: string; readonly requestId: string | null },
  {
    state,
    at,
    on,
  }: { readonly state: 'accepted' | 'declined'; readonly at: Date; readonly on: CalendarDate },
): Promise<void> {
  await endRestructureOffer(tx, id, { state, at });
  if (requestId !== null) await endHold(tx, requestId, on);
}

async function judge(
  tx: Tx,
  seal: Parts['seal'],
  { borrowerId, about, code }: { readonly borrowerId: string; readonly about: string; readonly code: string },
  now: Date,
): Promise<CodeVerdict> {
  const borrower = await findBorrower(tx, borrowerId);
  if (!borrower?.phoneIndex) return { is: 'code_expired' };
  return checkCode(tx, seal, { phoneIndex: borrower.phoneIndex, purpose: 'new-plan', code, about }, now);
}
