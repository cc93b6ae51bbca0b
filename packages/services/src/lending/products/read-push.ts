import type { MarketId } from '@candor/markets';
import type { CalendarDate } from '@candor/domain/calendar';
import { listApplicationViews, type OrderView } from '@candor/store/applications';
import type { Database, ReadTx } from '@candor/store/database';
import { withPositions } from '../applications/with-positions.ts';
import type { LoanPosition } from '../loans/loan-position.ts';
import { borrowerLimit, type NotNow } from '../applications/borrower-limit.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { offersAfterRefusal, productOffers, type ProductOffer } from './product-offers.ts';

export type ReadPush = {
  readonly market: MarketId;
  readonly language: string;
  readonly after: 'refusal' | 'settlement' | null;
  /** Who is logged in, if anybody is. */
  readonly borrowerId: string | null;
};

export type RunningLoan = { readonly view: OrderView; readonly position: LoanPosition };

const MOST_LOANS = 20;

export type Push = {
  readonly on: CalendarDate;
  /** What may be taken, the cheapest first; nothing while something stands in the way. */
  readonly offers: readonly ProductOffer[];
  readonly notNow: NotNow | null;
  /** The loan that runs, where it is what stands in the way; the offers are then prices for the next one. */
  readonly running: RunningLoan | null;
  readonly why: 'open-to-all' | 'for-you' | 'after-refusal' | 'after-settlement';
};

/** The recommendation list. Whoever is logged in sees what they may take now, and if that is nothing, why. */
export async function readPush(database: Database, asked: ReadPush): Promise<Push> {
  const { market, language, after, borrowerId } = asked;
  return database.read(async (tx) => {
    const on = await businessDateOf(tx, market);
    const listed = { market, language, on };
    if (borrowerId === null)
      return { on, offers: await productOffers(tx, listed), notNow: null, running: null, why: 'open-to-all' };
    const why = after === null ? 'for-you' : (`after-${after}` as const);
    const { most, notNow, refusedProductId } = await borrowerLimit(tx, { borrowerId, ...listed });
    if (notNow) {
      const running = notNow.why === 'loan-runs' ? await runningLoan(tx, { borrowerId, ...listed }) : null;
      return { on, offers: running ? await productOffers(tx, listed) : [], notNow, running, why };
    }
    const offers =
      after === 'refusal'
        ? await offersAfterRefusal(tx, { ...listed, most }, refusedProductId)
        : await productOffers(tx, { ...listed, most });
    return { on, offers, notNow: null, running: null, why };
  });
}

/** Of several, the one that is due first. */
async function runningLoan(
  tx: ReadTx,
  reader: Omit<ReadPush, 'after'> & { readonly borrowerId: string; readonly on: CalendarDate },
): Promise<RunningLoan | null> {
  const views = await listApplicationViews(tx, reader, { tab: 'to-repay', before: null, limit: MOST_LOANS });
  const active = views.filter(({ loan }) => loan?.state === 'active');
  const dueOn = ({ position }: RunningLoan) => position.next?.dueOn ?? '9999-12-31';
  const [first] = (await withPositions(tx, active, reader))
    .flatMap(({ view, position }) => (position ? [{ view, position }] : []))
    .toSorted((a, b) => (dueOn(a) < dueOn(b) ? -1 : 1));
  return first ?? null;
}
