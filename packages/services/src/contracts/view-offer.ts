import { isRefusal, stepDate } from '@candor/domain';
import type { CalendarDate, OfferedTerm, Refusal } from '@candor/domain';
import { isMarketId, lending, markets, type LendingRules, type MarketId } from '@candor/markets';
import { findOrder, type LoanOrder, type Tx } from '@candor/store';
import { payoutAccountsOf, type AccountView } from '../accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../borrowers/person-seal.ts';
import { dayIn, instantOf } from '../day-end/market-time.ts';
import { businessDateOf } from '../loans/change-loan.ts';
import { draftContract, quoteOfOrder, type ContractDraft } from './draft-contract.ts';
import { personOnPaper } from './person-on-paper.ts';
import { signingMark } from './signing-mark.ts';

export type ViewOffer = {
  readonly borrowerId: string;
  readonly orderId: string;
  readonly amount?: bigint;
  readonly term?: OfferedTerm;
};

export type OfferRefusal =
  | 'not_found'
  | 'offer_has_expired'
  | 'order_cannot_change_now'
  | 'amount_is_not_offered'
  | 'amount_is_above_the_approved'
  | 'term_is_not_offered';

export type OfferView = {
  readonly market: MarketId;
  readonly draft: ContractDraft;
  readonly mostAmount: bigint;
  readonly openUntil: CalendarDate;
  /** The end of that day where the market is: its last second. */
  readonly closesAt: Date;
  readonly coolingOffUntil: CalendarDate;
  /** Whether leaving in the cooling-off days costs the disclosed rate. */
  readonly leavingCostsRate: boolean;
  readonly accounts: readonly AccountView[];
  readonly codeAbout: readonly { readonly accountId: string; readonly about: string }[];
  readonly purpose: string | null;
};

/** What there is to sign, for the amount and the term that are chosen, or for all that was approved. */
export async function viewOffer(
  tx: Tx,
  seal: PersonSeal,
  { borrowerId, orderId, amount, term }: ViewOffer,
  now: Date,
): Promise<OfferView | Refusal<OfferRefusal>> {
  const order = await findOrder(tx, orderId);
  if (!order || order.borrowerId !== borrowerId || !isMarketId(order.market)) return { refused: 'not_found' };
  const { market } = order;
  const open = await openOffer(tx, order, market, now);
  if (isRefusal(open)) return open;
  const { mostAmount, openUntil } = open;
  const choice = { amount: amount ?? mostAmount, term: term ?? order.term };
  const priced = await quoteOfOrder(tx, order, choice);
  if (isRefusal(priced)) {
    const isTerm = priced.refused === 'term_is_not_offered';
    return { refused: isTerm ? 'term_is_not_offered' : 'amount_is_not_offered' };
  }
  if (choice.amount > mostAmount) return { refused: 'amount_is_above_the_approved' };
  const { purpose } = await personOnPaper(tx, seal, borrowerId, market);
  const draft = await draftContract(tx, seal, order, priced, { account: null, purpose });
  const accounts = await payoutAccountsOf(tx, seal, borrowerId);
  const { disclosureFingerprint } = draft;
  const { disbursedOn } = priced.quote.schedule.terms;
  const step = { count: priced.product.coolingOffDays, unit: 'day' } as const;
  const { coolingOffExit }: LendingRules = lending[market];
  return {
    market,
    draft,
    mostAmount,
    openUntil,
    closesAt: new Date(instantOf(openUntil, '23:59', markets[market].timeZone).getTime() + 59_000),
    coolingOffUntil: stepDate(disbursedOn, step, 1) ?? disbursedOn,
    leavingCostsRate: coolingOffExit === 'net-received-at-disclosed-rate',
    accounts,
    codeAbout: accounts.map(({ accountId }) => ({
      accountId,
      about: signingMark({ orderId, accountId, disclosureFingerprint }),
    })),
    purpose,
  };
}

/** The offer of an order that can be signed now: judged by the business day and by the clock on the wall, as signing is. */
async function openOffer(
  tx: Tx,
  { state, offer }: LoanOrder,
  market: MarketId,
  now: Date,
): Promise<NonNullable<LoanOrder['offer']> | Refusal<OfferRefusal>> {
  if (state === 'expired') return { refused: 'offer_has_expired' };
  if (state !== 'approved' || !offer) return { refused: 'order_cannot_change_now' };
  const on = await businessDateOf(tx, market);
  const today = dayIn(markets[market].timeZone, now);
  const later = today > on ? today : on;
  const last =
    offer.keyFactsUntil !== null && offer.keyFactsUntil < offer.openUntil
      ? offer.keyFactsUntil
      : offer.openUntil;
  return later > last ? { refused: 'offer_has_expired' } : { ...offer, openUntil: last };
}
