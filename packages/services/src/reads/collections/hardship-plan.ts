import type { CalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import { listApprovalsAbout } from '@candor/store/approvals';
import type { HardshipRequest } from '@candor/store/hardship';
import type { Tx } from '@candor/store/database';
import { previewOf } from '../../backoffice/approvals/request-approval.ts';
import type { ActPreview } from '../../kernel/acts/approvable-act.ts';
import type { NewTerms } from '../../lending/restructures/new-terms.ts';
import { previewPlan, type GrantHardship } from '../../servicing/hardship/grant-act.ts';
import { offerStanding, type OfferStanding } from '../../servicing/hardship/offer-standing.ts';

/** A plan that somebody at the lender chose, and with whom it is now. */
export type HardshipPlan = {
  /** `sent`: to an approver; the others: of the offer to the borrower. */
  readonly is: 'sent' | OfferStanding['state'];
  /** The last day on which the borrower can accept an offer. */
  readonly until: CalendarDate | null;
  /** Null: as the borrower asked. */
  readonly terms: NewTerms | null;
  /** What it would make of the loan; null once that is settled, and where the law allows it no more. */
  readonly preview: ActPreview | null;
};

/** What was sent to an approver, or offered to the borrower; null while nobody has chosen anything. */
export async function hardshipPlan(
  tx: Tx,
  request: HardshipRequest,
  now: Date,
): Promise<HardshipPlan | null> {
  const look = async (terms: NewTerms | null) => {
    const seen = await previewOf(tx, () => previewPlan(tx, request, terms));
    return isRefusal(seen) ? null : seen;
  };
  if (request.state === 'considered') {
    const waits = (await listApprovalsAbout(tx, `hardship:${request.id}`)).find(
      ({ act, state, deadlineAt }) =>
        act === 'hardship.grant' && (state === 'waiting' || state === 'asked-back') && deadlineAt > now,
    );
    if (!waits) return null;
    const { terms } = waits.input as GrantHardship;
    return { is: 'sent', until: null, terms, preview: await look(terms) };
  }
  const offer = await offerStanding(tx, request);
  if (!offer) return null;
  const { state, openUntil, terms } = offer;
  return { is: state, until: openUntil, terms, preview: state === 'open' ? await look(terms) : null };
}
