import { isDearerThanApproved, mostSignable } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import { stepDate } from '@candor/domain/calendar';
import type { CalendarDate } from '@candor/domain/calendar';
import type { OfferedTerm } from '@candor/domain/product';
import type { Refusal } from '@candor/domain/refusals';
import {
  isLoanPurpose,
  isMarketId,
  lending,
  markets,
  type LendingRules,
  type MarketId,
} from '@candor/markets';
import { findApplication, type LoanApplication } from '@candor/store/applications';
import type { ReadTx } from '@candor/store/database';
import { payoutAccountsOf, type AccountView } from '../../customers/payout-accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { laterDay } from '../applications/later-day.ts';
import {
  draftContract,
  partiesOf,
  quoteOfApplication,
  writtenAgreement,
  type ContractDraft,
} from './draft-contract.ts';
import { signingMark } from './signing-mark.ts';

export type ViewOffer = {
  readonly borrowerId: string;
  readonly orderId: string;
  readonly amount?: bigint;
  readonly term?: OfferedTerm;
  /** What the money is for; as it was said when applying, unless the borrower says otherwise. */
  readonly purpose?: string;
};

export type OfferRefusal =
  | 'not_found'
  | 'offer_has_expired'
  | 'order_cannot_change_now'
  | 'amount_is_not_offered'
  | 'amount_is_above_the_approved'
  | 'term_is_not_offered'
  | 'month_is_dearer_than_approved';

export type OfferView = {
  readonly market: MarketId;
  readonly draft: ContractDraft;
  readonly mostAmount: bigint;
  /** Every term that can be signed, with the most that can be signed over it. */
  readonly choices: readonly { readonly term: OfferedTerm; readonly mostAmount: bigint }[];
  readonly openUntil: CalendarDate;
  /** The end of that day where the market is: its last second. */
  readonly closesAt: Date;
  readonly coolingOffUntil: CalendarDate;
  /** Whether leaving in the cooling-off days costs the disclosed rate. */
  readonly leavingCostsRate: boolean;
  readonly accounts: readonly AccountView[];
  readonly codeAbout: readonly CodeAbout[];
  /** The one that the agreement names. */
  readonly purpose: string | null;
};

/** Of one account: the text that is signed, and what a code for it is bound to. */
type CodeAbout = {
  readonly accountId: string;
  readonly about: string;
  readonly agreementFingerprint: string;
};

/** What there is to sign, for the amount and the term that are chosen, or for all that was approved. */
export async function viewOffer(
  tx: ReadTx,
  seal: PersonSeal,
  { borrowerId, orderId, amount, term, purpose: said }: ViewOffer,
  now: Date,
): Promise<OfferView | Refusal<OfferRefusal>> {
  const order = await findApplication(tx, orderId);
  if (!order || order.borrowerId !== borrowerId || !isMarketId(order.market)) return { refused: 'not_found' };
  const { market } = order;
  const open = await openOffer(tx, order, market, now);
  if (isRefusal(open)) return open;
  const { mostAmount, openUntil } = open;
  const choice = { amount: amount ?? mostAmount, term: term ?? order.term };
  const priced = await quoteOfApplication(tx, order, choice);
  if (isRefusal(priced)) {
    const isTerm = priced.refused === 'term_is_not_offered';
    return { refused: isTerm ? 'term_is_not_offered' : 'amount_is_not_offered' };
  }
  if (choice.amount > mostAmount) return { refused: 'amount_is_above_the_approved' };
  const approval = { mostAmount, term: order.term, mostPerMonth: open.mostPerMonth ?? 0n };
  if (isDearerThanApproved(approval, choice.term, priced.quote.schedule))
    return { refused: 'month_is_dearer_than_approved' };
  const parties = await partiesOf(tx, seal, order);
  const purpose = said !== undefined && isLoanPurpose(said) ? said : parties.person.purpose;
  const draft = draftContract(parties, priced, { account: null, purpose });
  const accounts = await payoutAccountsOf(tx, seal, borrowerId);
  const { disbursedOn } = priced.quote.schedule.terms;
  const step = { count: priced.product.coolingOffDays, unit: 'day' } as const;
  const { coolingOffExit }: LendingRules = lending[market];
  return {
    market,
    draft,
    mostAmount,
    choices: priced.product.terms.flatMap((each) => {
      const most = mostSignable(priced.product, approval, each, disbursedOn);
      return most === null ? [] : [{ term: each, mostAmount: most }];
    }),
    openUntil,
    closesAt: new Date(instantOf(openUntil, '23:59', markets[market].timeZone).getTime() + 59_000),
    coolingOffUntil: stepDate(disbursedOn, step, 1) ?? disbursedOn,
    leavingCostsRate: coolingOffExit === 'net-received-at-disclosed-rate',
    accounts,
    codeAbout: accounts.map(({ accountId, institutionName: institution, masked, holder }) => {
      const account = { institution, masked, holder };
      const { agreementFingerprint } = writtenAgreement(parties, priced, { account, purpose });
      const about = signingMark({ orderId, accountId, agreementFingerprint });
      return { accountId, about, agreementFingerprint };
    }),
    purpose,
  };
}

/**
 * The offer of an order that can be signed now: judged by the business day and by the clock on the wall, as
 * signing is.
 */
async function openOffer(
  tx: ReadTx,
  { state, offer }: LoanApplication,
  market: MarketId,
  now: Date,
): Promise<NonNullable<LoanApplication['offer']> | Refusal<OfferRefusal>> {
  if (state === 'expired') return { refused: 'offer_has_expired' };
  if (state !== 'approved' || !offer) return { refused: 'order_cannot_change_now' };
  const later = laterDay(market, await businessDateOf(tx, market), now);
  const last =
    offer.keyFactsUntil !== null && offer.keyFactsUntil < offer.openUntil
      ? offer.keyFactsUntil
      : offer.openUntil;
  return later > last ? { refused: 'offer_has_expired' } : { ...offer, openUntil: last };
}
