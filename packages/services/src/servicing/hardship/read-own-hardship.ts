import type { CalendarDate } from '@candor/domain/calendar';
import { latestHardshipRequest, type HardshipRequest } from '@candor/store/hardship';
import { shownOffer, type OfferShown } from '../../lending/restructures/offer-restructure.ts';
import { ownLoan, type LoanReader } from '../../lending/loans/own-loan.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { openHardshipWords } from './ask-hardship.ts';
import { offerStanding, type OfferStanding } from './offer-standing.ts';
import { hardshipOptions, payingToday } from './hardship-options.ts';

export type OwnHardship = {
  /** The business day that all of it is read for. */
  readonly on: CalendarDate;
  readonly request: HardshipRequest | null;
  /** What became of the plan that was granted to it. */
  readonly plan: OfferStanding | null;
  /** What the borrower wrote with it. */
  readonly words: string | null;
  /** A new schedule that waits for the borrower's answer. */
  readonly offer: OfferShown | null;
  readonly options: ReturnType<typeof hardshipOptions>;
  /** What paying today takes and costs. */
  readonly today: ReturnType<typeof payingToday>;
};

/** What somebody who can't pay asked for, was offered, and can ask for; undefined for anybody else's loan. */
export function readOwnHardship(
  { database, seal }: Pick<IdentityDeps, 'database' | 'seal'>,
  borrower: LoanReader,
  orderId: string,
): Promise<OwnHardship | undefined> {
  return database.read(async (tx) => {
    const own = await ownLoan(tx, borrower, orderId);
    if (!own) return undefined;
    const request = (await latestHardshipRequest(tx, own.id)) ?? null;
    return {
      on: own.on,
      request,
      plan: (request && (await offerStanding(tx, request))) ?? null,
      words: request && openHardshipWords(seal, request),
      offer: (await shownOffer(tx, own)) ?? null,
      options: hardshipOptions(own),
      today: payingToday(own),
    };
  });
}
