import type { CalendarDate } from '@candor/domain/calendar';
import { latestHardshipRequest, type HardshipRequest } from '@candor/store/hardship';
import type { Database } from '@candor/store/database';
import { shownOffer, type OfferShown } from '../../lending/restructures/offer-restructure.ts';
import { ownLoan, type LoanReader } from '../../lending/loans/own-loan.ts';
import { hardshipOptions, payingToday } from './hardship-options.ts';

export type OwnHardship = {
  /** The business day that all of it is read for. */
  readonly on: CalendarDate;
  readonly request: HardshipRequest | null;
  /** A new schedule that waits for the borrower's answer. */
  readonly offer: OfferShown | null;
  readonly options: ReturnType<typeof hardshipOptions>;
  /** What paying today takes and costs. */
  readonly today: ReturnType<typeof payingToday>;
};

/** What somebody who can't pay asked for, was offered, and can ask for; undefined for anybody else's loan. */
export function readOwnHardship(
  database: Database,
  borrower: LoanReader,
  orderId: string,
): Promise<OwnHardship | undefined> {
  return database.read(async (tx) => {
    const own = await ownLoan(tx, borrower, orderId);
    return (
      own && {
        on: own.on,
        request: (await latestHardshipRequest(tx, own.id)) ?? null,
        offer: (await shownOffer(tx, own)) ?? null,
        options: hardshipOptions(own),
        today: payingToday(own),
      }
    );
  });
}
