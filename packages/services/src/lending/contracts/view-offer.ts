import { isDearerThanApproved, mostSignable, type Approval } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import { stepDate } from '@candor/domain/calendar';
import { firstDueDays } from '@candor/domain/due-day';
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
import { dueDayRules } from '@candor/markets/due-day';
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
  /** The day of the first instalment, if the borrower chose another than the usual one. */
  readonly firstDueOn?: CalendarDate;
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
  | 'due_day_is_not_offered'
  | 'month_is_dearer_than_approved';

export type OfferView = {
  readonly market: MarketId;
  readonly draft: ContractDraft;
  readonly mostAmount: bigint;
  readonly approval: Approval;
  /** The day of the first instalment that was chosen; null: the usual one. */
  readonly firstDueOn: CalendarDate | null;
  /** Whether the first instalment can fall on another day. */
  readonly canChooseDay: boolean;
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
  { borrowerId, orderId, amount, term, firstDueOn, purpose: said }: ViewOffer,
  now: Date,
): Promise<OfferView | Refusal<OfferRefusal>> {
  const order = await findApplication(tx, orderId);
  if (!order || order.borrowerId !== borrowerId || !isMarketId(order.market)) return { refused: 'not_found' };
  const { market } = order;
  const open = await openOffer(tx, order, market, now);
  if (isRefusal(open)) return open;
  const { mostAmount, openUntil } = open;
  const choice = { amount: amount ?? mostAmount, term: term ?? order.term, firstDueOn: firstDueOn ?? null };
  const priced = await quoteOfApplication(tx, order, choice);
  if (isRefusal(priced)) return { refused: toldAs(priced.refused) };
  if (choice.amount > mostAmount) return { refused: 'amount_is_above_the_approved' };
  const approval = { mostAmount, term: order.term, mostPerMonth: open.mostPerMonth ?? 0n };
  if (isDearerThanApproved(approval, choice.term, priced.quote.schedule))
    return { refused: 'month_is_dearer_than_approved' };
  const parties = await partiesOf(tx, seal, order);
  const purpose = said !== undefined && isLoanPurpose(said) ? said : parties.person.purpose;
  const draft = draftContract(parties, priced, { account: null, purpose });
  const accounts = await payoutAccountsOf(tx, seal, borrowerId);
  const { disbursedOn, firstDueOn: chosenDay } = priced.quote.schedule.terms;
  const daysOver = (each: OfferedTerm) => firstDueDays(each, disbursedOn, dueDayRules[market].firstPeriod);
  const step = { count: priced.product.coolingOffDays, unit: 'day' } as const;
  const { coolingOffExit }: LendingRules = lending[market];
  return {
    market,
    draft,
    mostAmount,
    firstDueOn: chosenDay,
    approval,
    canChooseDay: daysOver(choice.term).length > 0,
    choices: priced.product.terms.flatMap((each) => {
      const day = chosenDay !== null && daysOver(each).includes(chosenDay) ? chosenDay : null;
      const most = mostSignable(priced.product, approval, each, disbursedOn, day);
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

/** Of what has no price, which choice it is that has none. */
function toldAs(refused: string): 'term_is_not_offered' | 'due_day_is_not_offered' | 'amount_is_not_offered' {
  if (refused === 'term_is_not_offered' || refused === 'due_day_is_not_offered') return refused;
  return 'amount_is_not_offered';
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
