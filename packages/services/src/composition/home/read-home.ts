import type { CalendarDate } from '@candor/domain/calendar';
import type { Quote } from '@candor/domain/schedule';
import type { Language, MarketId } from '@candor/markets';
import { countUnread } from '@candor/store/messages';
import { listApplicationViews, type OrderView } from '@candor/store/applications';
import type { ReadTx } from '@candor/store/database';
import { payoutAccountsOf, type AccountView } from '../../customers/payout-accounts/payout-accounts-of.ts';
import { nameOnDocument } from '../../customers/kyc/kyc-facts.ts';
import { borrowerLimit } from '../../lending/applications/borrower-limit.ts';
import { kycProgress, type StepProgress } from '../../customers/kyc/list-steps.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { latestHardshipRequest, type HardshipRequest } from '@candor/store/hardship';
import { lateOutlook, type LateOutlook } from '../../lending/loans/outlook/late-outlook.ts';
import type { LoanPosition } from '../../lending/loans/loan-position.ts';
import { planOfferUntil } from '../../lending/restructures/offer-restructure.ts';
import { offerStanding } from '../../servicing/hardship/offer-standing.ts';
import { inboxOf } from '../../customers/messages/read-messages.ts';
import { withPositions } from '../../lending/applications/with-positions.ts';
import { isAboutIncome, shownDecision } from '../../lending/decisions/shown/shown-decision.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { productOffers, type ProductOffer } from '../../lending/products/product-offers.ts';

export type ReadHome = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
};

export type HomeLoan = {
  readonly view: OrderView;
  readonly position: LoanPosition;
  /** A new plan waits for the borrower’s answer until this day. */
  readonly planOfferUntil: CalendarDate | null;
  /** What waiting costs; null where nothing is late. */
  readonly late: LateOutlook | null;
  /** What was asked for by somebody who could not pay, while it is considered. */
  readonly help: HardshipRequest | null;
};

export type HomeRefusal = {
  readonly view: OrderView;
  readonly nearest: Quote | null;
  readonly isAboutIncome: boolean;
};

const nothing = { offer: null, refusal: null };

export type Home = {
  readonly on: CalendarDate;
  /** The loan that runs; of several, the one that is due first. */
  readonly loan: HomeLoan | null;
  /** The order that is open and no loan yet. */
  readonly order: OrderView | null;
  /** The best that may be taken now; nothing while a loan or an order stands in the way. */
  readonly offer: ProductOffer | null;
  /** The last application, where it was refused and would be again, and what would be lent instead. */
  readonly refusal: HomeRefusal | null;
  /** What is certified of the borrower, and how far. */
  readonly firstName: string | null;
  readonly steps: readonly StepProgress[];
  /** Where money goes unless something else is chosen. */
  readonly account: AccountView | null;
  readonly unread: number;
};

/** What a borrower sees first. */
export async function readHome(
  { database, seal }: Pick<IdentityDeps, 'database' | 'seal'>,
  { borrowerId, market, language }: ReadHome,
): Promise<Home> {
  return database.read(async (tx) => {
    const on = await businessDateOf(tx, market);
    const reader = { borrowerId, market, language, on };
    const page = { before: null, limit: 20 };
    const running = await listApplicationViews(tx, reader, { ...page, tab: 'to-repay' });
    const loan = await loanOf(tx, running, reader);
    const order =
      running.find((view) => view.loan === null) ??
      (await listApplicationViews(tx, reader, { ...page, tab: 'to-confirm' }))[0] ??
      (await listApplicationViews(tx, reader, { ...page, tab: 'in-review' }))[0] ??
      null;
    const { offer, refusal } = loan || order ? nothing : await offerTo(tx, seal, reader);
    const accounts = await payoutAccountsOf(tx, seal, borrowerId);
    return {
      on,
      loan,
      order,
      offer,
      refusal,
      firstName: (await nameOnDocument(tx, seal, borrowerId))?.firstName ?? null,
      steps: (await kycProgress(tx, seal, { ...reader, amount: 0n })).steps,
      account: accounts.find(({ isDefault }) => isDefault) ?? accounts[0] ?? null,
      unread: await countUnread(tx, await inboxOf(tx, borrowerId)),
    };
  });
}

async function loanOf(
  tx: ReadTx,
  running: readonly OrderView[],
  reader: { readonly market: MarketId; readonly on: CalendarDate },
): Promise<HomeLoan | null> {
  const active = running.filter(({ loan }) => loan?.state === 'active');
  const dueOn = ({ next }: LoanPosition) => next?.dueOn ?? '9999-12-31';
  const [first] = (await withPositions(tx, active, reader))
    .flatMap(({ view, stored, position }) => (stored && position ? [{ view, stored, position }] : []))
    .toSorted((a, b) => (dueOn(a.position) < dueOn(b.position) ? -1 : 1));
  if (!first) return null;
  const { view, stored, position } = first;
  const help = await latestHardshipRequest(tx, stored.id);
  const plan = help && (await offerStanding(tx, help));
  return {
    view,
    position,
    planOfferUntil: await planOfferUntil(tx, stored, reader),
    // While a plan waits for the borrower's yes, waiting adds nothing.
    late: plan?.state === 'open' ? null : lateOutlook(stored.loan, position, reader.market),
    help: help?.state === 'considered' ? help : null,
  };
}

/**
 * The cheapest of what this borrower could be lent, up to the most that the decision table in force allows
 * them; after a refusal that would come again, the nearest loan that would not be refused, and no other.
 */
async function offerTo(
  tx: ReadTx,
  seal: PersonSeal,
  reader: ReadHome & { readonly on: CalendarDate },
): Promise<Pick<Home, 'offer' | 'refusal'>> {
  const { most, notNow, refusedProductId } = await borrowerLimit(tx, reader);
  if (notNow) return nothing;
  const [offer = null] = await productOffers(tx, { ...reader, most });
  if (offer || refusedProductId === null) return { offer, refusal: null };
  const [view] = await listApplicationViews(tx, reader, { tab: null, before: null, limit: 1 });
  if (!view) return nothing;
  const decision = await shownDecision(tx, seal, view, reader);
  const nearest = decision?.nearest ?? null;
  return { offer, refusal: { view, nearest, isAboutIncome: isAboutIncome(view.reasons) } };
}
