import type { CalendarDate } from '@candor/domain/calendar';
import type { HardshipRequest } from '@candor/store/hardship';
import { offerOfRequest, readLoan, type RestructureOfferState } from '@candor/store/loans';
import type { ReadTx } from '@candor/store/database';
import { dayWords } from '../../customers/messages/day-words.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import type { NewTerms } from '../../lending/restructures/new-terms.ts';

export type OfferStanding = {
  readonly state: RestructureOfferState;
  readonly openUntil: CalendarDate;
  readonly terms: NewTerms;
};

/**
 * Other terms than were asked for are an offer: what became of it, as of the business day. Undefined where
 * none was made. An offer is only marked as lapsed when the next one is made, so its last day is what counts.
 */
export async function offerStanding(
  tx: ReadTx,
  request: HardshipRequest,
): Promise<OfferStanding | undefined> {
  const offer = await offerOfRequest(tx, request);
  const market = offer && (await readLoan(tx, request.loanId))?.market;
  if (!offer || market === undefined) return undefined;
  const { state, openUntil } = offer;
  const isOver = state === 'open' && openUntil < (await businessDateOf(tx, market));
  return { state: isOver ? 'lapsed' : state, openUntil, terms: offer.terms as NewTerms };
}

/** What an approver reads of a plan that they approved. */
export function offerWords({ state, openUntil }: OfferStanding): string {
  const day = dayWords(openUntil, 'en');
  switch (state) {
    case 'open':
      return `Offered, waiting for the borrower until ${day}: nothing changes before.`;
    case 'accepted':
      return 'The borrower accepted the offer: the plan is granted.';
    case 'declined':
      return 'The borrower declined the offer: nothing was changed.';
    case 'lapsed':
      return `Offer lapsed: the borrower did not accept it by ${day}, and nothing was changed.`;
  }
}
