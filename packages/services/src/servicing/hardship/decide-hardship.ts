import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { isLanguage, isMarketId, type MarketId } from '@candor/markets';
import {
  endHardshipRequest,
  findHardshipRequest,
  type HardshipOption,
  type HardshipRequest,
  type HardshipState,
} from '@candor/store/hardship';
import { findBorrower } from '@candor/store/borrowers';
import { loadLoan } from '@candor/store/loans';
import type { Tx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { aboutLoan } from '../../customers/messages/about-loan.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';
import { grantedMessage, refusedWords, type HardshipReason } from './hardship-texts.ts';
import { otherInstalments } from './hardship-options.ts';
import type { NewTerms } from '../../lending/restructures/new-terms.ts';
import { offerRestructure } from '../../lending/restructures/offer-restructure.ts';

export type DecideHardship = {
  readonly requestId: string;
  readonly decision: 'grant' | 'refuse';
  /** Of a refusal. */
  readonly reason?: HardshipReason | undefined;
};

export type DecideRefusal =
  | OfferRefusal
  | 'request_is_unknown'
  | 'request_is_decided'
  | 'hardship_is_not_possible';

/**
 * Somebody of the lender's decides. To grant other instalments is to offer them, as many as were asked for,
 * under the law of this day: they hold when the borrower has confirmed them. To grant a promise is to wait
 * for its day. Either way the borrower is told, of a refusal with the reason. Late charges grow again from
 * this day on, or while a plan is offered, from the day of the answer.
 */
export const decideHardship = ({
  seal,
  newId,
}: Pick<IdentityDeps, 'seal' | 'newId'>): Command<
  DecideHardship,
  { requestId: string; state: HardshipState },
  DecideRefusal
> => ({
  name: 'hardship.decide',
  subject: ({ requestId }) => `hardship:${requestId}`,
  async decide(tx, { requestId, decision, reason = 'we_need_to_know_more' }, { now }) {
    const request = await findHardshipRequest(tx, requestId);
    const stored = request && (await loadLoan(tx, request.loanId));
    if (!stored || !isMarketId(stored.market)) return { refused: 'request_is_unknown' };
    const { market, borrowerId } = stored;
    if (decision === 'grant' && isPlan(request.option)) {
      const on = await businessDateOf(tx, market);
      const terms = termsAsAsked(request, { market, loan: stored.loan, on });
      if (request.state !== 'considered')
        return { refused: 'request_is_decided', facts: { state: request.state } };
      if (!terms) return { refused: 'hardship_is_not_possible', facts: { option: request.option } };
      const offered = await offerPlan(tx, { seal, newId }, { request, terms, on, now });
      if ('refused' in offered) return offered;
      const { facts, outbox } = offered;
      return { output: { requestId, state: 'granted' }, facts: { state: 'granted', ...facts }, outbox };
    }
    const state = decision === 'grant' ? 'granted' : 'refused';
    const why = state === 'refused' ? reason : null;
    const on = await businessDateOf(tx, market);
    if (!(await endHardshipRequest(tx, requestId, { state, at: now, on, why })))
      return { refused: 'request_is_decided', facts: { state: request.state } };
    const borrower = await findBorrower(tx, borrowerId);
    const told = borrower?.language ?? 'en';
    const language = isLanguage(told) ? told : 'en';
    const about = await aboutLoan(tx, stored.id);
    const message = { id: newId(), market, borrowerId, language, kind: 'hardship', ...about } as const;
    const words = state === 'granted' ? grantedMessage(request, on) : refusedWords(reason);
    const outbox = await writeMessage(tx, seal, { ...message, channel: 'sms', ...words }, now);
    return { output: { requestId, state }, facts: { state, ...(why !== null && { why }) }, outbox };
  },
});

/** The first lawful terms of so many instalments as the borrower was shown; undefined where none are left. */
export function termsAsAsked(
  { option, instalments }: Pick<HardshipRequest, 'option' | 'instalments'>,
  of: { readonly market: MarketId; readonly loan: Loan; readonly on: CalendarDate },
): NewTerms | undefined {
  return isPlan(option) ? otherInstalments(of, option, instalments ?? undefined)?.terms : undefined;
}

type OfferRefusal = Extract<Awaited<ReturnType<typeof offerRestructure>>, { refused: string }>['refused'];

/**
 * Grants other instalments: from now on they are an offer, and until it is answered or over nobody is
 * reminded and no late charge grows.
 */
export async function offerPlan(
  tx: Tx,
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
  {
    request: { id, loanId },
    terms,
    on,
    now,
  }: {
    readonly request: HardshipRequest;
    readonly terms: NewTerms;
    readonly on: CalendarDate;
    readonly now: Date;
  },
) {
  const offered = await offerRestructure(tx, parts, {
    loanId,
    requestId: id,
    terms,
    reason: 'hardship',
    now,
  });
  if ('refused' in offered) return offered;
  const heldUntil = dateOfDayNumber(dayNumber(offered.openUntil) + 1);
  const isGranted = await endHardshipRequest(tx, id, { state: 'granted', at: now, on, heldUntil });
  return isGranted ? offered : ({ refused: 'request_is_decided' } as const);
}

/** Whether granting it changes the loan; else somebody is only waited for or talked to. */
export function isPlan(option: HardshipOption): option is 'delay' | 'smaller-instalments' {
  return option === 'delay' || option === 'smaller-instalments';
}
