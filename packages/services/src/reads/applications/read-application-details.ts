import { cancelledLoan, type CancelledLoan } from '@candor/domain/cooling-off';
import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Quote } from '@candor/domain/schedule';
import { answerDeadline, quoteOfSchedule, quoteProduct, type MarketId } from '@candor/markets';
import { findImportedLoan, type ImportedLoan } from '@candor/store/imports';
import { latestMandate } from '@candor/store/mandates';
import {
  findApplicationDestination,
  findApplicationView,
  listApplicationSteps,
  type OrderReader,
  type ApplicationStep,
  type OrderView,
} from '@candor/store/applications';
import { findSignedAgreement } from '@candor/store/contracts';
import { findProductVersion } from '@candor/store/products';
import { offerStanding, type OfferStanding } from '../../servicing/hardship/offer-standing.ts';
import { latestHardshipRequest, type HardshipRequest } from '@candor/store/hardship';
import { readLoan, type StoredLoan } from '@candor/store/loans';
import { wayNamesOf } from '@candor/store/payment-instructions';
import type { Database, ReadTx } from '@candor/store/database';
import { payoutAccountsOf, type AccountView } from '../../customers/payout-accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { loanPosition, type LoanPosition } from '../../lending/loans/loan-position.ts';
import { lateOutlook, type LateOutlook } from '../../lending/loans/outlook/late-outlook.ts';
import { planOfferUntil } from '../../lending/restructures/offer-restructure.ts';
import { openPaymentsOf, type OpenLoanPayment } from '../../payments/payments/open-payments.ts';
import { creditBackOf, type CreditBack } from '../../payments/reversals/credit-back.ts';
import { disbursementStandingOf } from '../../payments/disbursements/disbursement-standing.ts';
import { complaintDay } from '../../servicing/complaints/complaint-day.ts';
import { mayDispute } from '../../servicing/disputes/disputable-charge.ts';
import { productTermsOf } from '../../lending/applications/product-terms-of.ts';
import { borrowerLimit } from '../../lending/applications/borrower-limit.ts';
import { returnNoteOf } from '../../lending/decisions/return-note.ts';
import { shownDecision, type ShownDecision } from '../../lending/decisions/shown/shown-decision.ts';
import { settledLoan, type SettledLoan } from './settled-loan.ts';
import { laterDay } from '../../lending/applications/later-day.ts';
import { offersAfterRefusal, type ProductOffer } from '../../lending/products/product-offers.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';

/** An order with all that is known of it: the way it took, the price, and the loan it became. */
export type ApplicationDetails = {
  /** The later of the calendar's day and the day that the books are on. */
  readonly today: CalendarDate;
  readonly order: OrderView;
  /** After a refusal: by when a complaint about it, sent today, is answered. */
  readonly promisedBy: CalendarDate | null;
  /** After a refusal, other products that may be taken now; none while something stands in the way. */
  readonly others: readonly ProductOffer[];
  readonly steps: readonly ApplicationStep[];
  /** What was written beside the reasons when it was returned; null where nothing was. */
  readonly returnNote: string | null;
  /** As signed; before that, as it would be today; null where it is no longer offered. */
  readonly quote: Quote | null;
  readonly isSigned: boolean;
  /** Of a loan that came over from an earlier system: nothing of it was signed or priced here. */
  readonly broughtIn: ImportedLoan | null;
  /** The one that was chosen when signing, while it is in the borrower's list. */
  readonly account: AccountView | null;
  readonly payout: Awaited<ReturnType<typeof disbursementStandingOf>>;
  readonly loan: LoanDetails | null;
  /** Of a loan that is paid back. */
  readonly settled: SettledLoan | null;
  /** Of a loan that was cancelled. */
  readonly cancelled: CancelledLoan | null;
  /** Why less than was asked for, or nothing. */
  readonly decision: ShownDecision | null;
};

/** The loan that an order became, with what its borrower can do about it. */
export type LoanDetails = {
  readonly position: LoanPosition;
  /** What waiting costs; null where nothing is late. */
  readonly late: LateOutlook | null;
  /** A new plan waits for the borrower’s answer until this day. */
  readonly planOfferUntil: CalendarDate | null;
  /** Of a loan that has ended: what goes back to the borrower. */
  readonly creditBack: CreditBack | null;
  readonly hardship: HardshipRequest | null;
  /** What became of the plan that was granted to it. */
  readonly plan: OfferStanding | null;
  /** Its dues are debited by themselves; a paused mandate debits nothing. */
  readonly isOnAutopay: boolean;
  readonly openPayments: readonly OpenLoanPayment[];
  /** The names of the ways by which its payments came, by payment. */
  readonly wayNames: Awaited<ReturnType<typeof wayNamesOf>>;
  /** The instalments whose late charge can be disputed. */
  readonly disputable: ReadonlySet<number>;
};

type Asking = OrderReader & { readonly market: MarketId; readonly now: Date };
type DetailsReader = Asking & { readonly on: CalendarDate };

/** Undefined where the borrower has no such order. */
export function readApplicationDetails(
  database: Database,
  seal: PersonSeal,
  asking: Asking,
  orderId: string,
): Promise<ApplicationDetails | undefined> {
  return database.read(async (tx) => {
    const reader = { ...asking, on: await businessDateOf(tx, asking.market) };
    const order = await findApplicationView(tx, reader, orderId);
    if (!order) return undefined;
    const signed = await findSignedAgreement(tx, orderId);
    const stored = order.loan && (await readLoan(tx, order.loan.id));
    const broughtIn = stored && !signed ? ((await findImportedLoan(tx, stored.id)) ?? null) : null;
    const loan = stored ? await loanDetails(tx, stored, orderId, reader, seal) : null;
    return {
      today: laterDay(reader.market, reader.on, reader.now),
      order,
      promisedBy: order.state === 'refused' ? await answeredBy(tx, reader) : null,
      others: order.state === 'refused' ? await othersOf(tx, reader, order.productId) : [],
      steps: await listApplicationSteps(tx, orderId),
      returnNote: await returnNoteOf(tx, seal, { id: orderId, state: order.state }),
      quote: signed
        ? quoteOfSchedule(reader.market, signed.schedule)
        : broughtIn
          ? null
          : await quoteToday(tx, reader.market, order, reader.on),
      isSigned: signed !== undefined,
      broughtIn,
      account: await accountOf(tx, seal, reader.borrowerId, orderId),
      payout: await disbursementStandingOf(tx, orderId),
      loan,
      settled:
        loan && order.loan?.state === 'settled'
          ? await settledLoan(tx, loan.position, signed?.schedule ?? null, reader)
          : null,
      cancelled: stored ? cancelledLoan(stored.loan) : null,
      decision: await shownDecision(tx, seal, order, reader),
    };
  });
}

async function answeredBy(tx: ReadTx, { market, now }: DetailsReader): Promise<CalendarDate> {
  return answerDeadline(market, 'application', await complaintDay(tx, market, now)).promisedBy;
}

/** Judged on the business date, as the list of products is. */
async function othersOf(
  tx: ReadTx,
  reader: DetailsReader,
  refusedProductId: string,
): Promise<readonly ProductOffer[]> {
  const { most, notNow } = await borrowerLimit(tx, reader);
  return notNow ? [] : offersAfterRefusal(tx, { ...reader, most }, refusedProductId);
}

async function loanDetails(
  tx: ReadTx,
  stored: StoredLoan,
  orderId: string,
  reader: DetailsReader,
  seal: PersonSeal,
): Promise<LoanDetails> {
  const position = loanPosition(stored.loan, reader.on, reader.market);
  const disputable = new Set<number>();
  const hardship = (await latestHardshipRequest(tx, stored.id)) ?? null;
  const plan = (hardship && (await offerStanding(tx, hardship))) ?? null;
  for (const row of position.rows) if (await mayDispute(tx, orderId, row)) disputable.add(row.n);
  return {
    position,
    // While a plan waits for the borrower's yes, waiting adds nothing.
    late: plan?.state === 'open' ? null : lateOutlook(stored.loan, position, reader.market),
    planOfferUntil: await planOfferUntil(tx, stored, reader),
    creditBack: await creditBackOf(tx, seal, { orderId, loan: stored.loan, market: reader.market }),
    hardship,
    plan,
    isOnAutopay: (await latestMandate(tx, stored.id))?.state === 'active',
    openPayments: await openPaymentsOf(tx, stored, reader.now),
    wayNames: await wayNamesOf(tx, stored.id),
    disputable,
  };
}

async function accountOf(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
  orderId: string,
): Promise<AccountView | null> {
  const accountId = (await findApplicationDestination(tx, orderId))?.accountId ?? null;
  if (accountId === null) return null;
  const accounts = await payoutAccountsOf(tx, seal, borrowerId);
  return accounts.find((each) => each.accountId === accountId) ?? null;
}

async function quoteToday(
  tx: ReadTx,
  market: MarketId,
  { productId, productVersion, amount, mostAmount, state, term }: OrderView,
  on: CalendarDate,
): Promise<Quote | null> {
  const version = await findProductVersion(tx, productId, productVersion);
  if (!version) return null;
  const asked = state === 'approved' ? (mostAmount ?? amount) : amount;
  const quote = quoteProduct(
    market,
    productTermsOf(version, on),
    { amount: asked, term, disbursedOn: on },
    on,
  );
  return isRefusal(quote) ? null : quote;
}
