import { decideSign } from '@candor/domain/decisions';
import type { CalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import type { ChoiceFault } from '@candor/domain/product';
import type { NoRate } from '@candor/domain/rate';
import type { Sign, SignRule } from '@candor/domain/decisions';
import type { TermsFault } from '@candor/domain/schedule';
import {
  checkPayout,
  disclosedCharges,
  isMarketId,
  loanAgreement,
  markets,
  type ConductRefusal,
  type QuoteRefusal,
} from '@candor/markets';
import { lockApplication, updateApplication, type LoanApplication } from '@candor/store/applications';
import { insertSignedAgreement } from '@candor/store/contracts';
import type { Tx } from '@candor/store/database';
import type { CommandContext, Decide, Done, Refusal } from '../../kernel/commands/command.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import { disclosureFingerprint as fingerprintOf } from './disclosure-fingerprint.ts';
import { applicationAnswer, applicationMessage } from './application-answer.ts';
import type { ApplicationAnswer } from './application-answer.ts';
import { priceApplication, type Price } from './price-application.ts';

export type SignApplication = Sign & {
  readonly orderId: string;
  /** The day of the first instalment that was chosen; null or absent: the usual one. */
  readonly firstDueOn?: CalendarDate | null;
  /** Whether the account to pay out to is the borrower's own; null if none was given. */
  readonly accountIsOwn: boolean | null;
  /**
   * As `disclosureFingerprint` gave it to the screen that was signed, and the version of the agreement's
   * words.
   */
  readonly disclosureFingerprint: string;
  readonly agreementVersion: string;
};

export type SignRefusal =
  | SignRule
  | QuoteRefusal
  | ConductRefusal
  | ChoiceFault
  | TermsFault
  | NoRate
  | 'order_is_unknown'
  | 'disclosure_has_changed';

/**
 * The borrower signs the offer: the figures, the disclosure and the words are kept as they were on that
 * screen.
 */
export const signApplication: Decide<SignApplication, ApplicationAnswer, SignRefusal> = async (
  tx,
  input,
  context,
) => {
  const order = await lockApplication(tx, input.orderId);
  if (!order) return { refused: 'order_is_unknown', facts: { order: input.orderId } };
  return signAtPrice(tx, order, await priceApplication(tx, order, input), input, context);
};

/**
 * The same for whoever has locked and priced the application: the documents are written from the same price.
 */
export async function signAtPrice(
  tx: Tx,
  order: LoanApplication,
  { on, product, quote }: Price,
  { orderId, accountIsOwn, disclosureFingerprint, agreementVersion, ...sign }: SignApplication,
  { now }: CommandContext,
): Promise<Done<ApplicationAnswer> | Refusal<SignRefusal>> {
  const { market } = order;
  if (!isMarketId(market)) return { refused: 'order_is_unknown', facts: { order: orderId } };
  const offer = {
    order: order.state,
    price: isRefusal(quote) ? quote : quote.schedule,
    mostAmount: order.offer?.mostAmount ?? 0n,
    approvedTerm: order.term,
    mostPerMonth: order.offer?.mostPerMonth ?? 0n,
    openUntil: order.offer?.openUntil ?? on,
    keyFactsUntil: order.offer?.keyFactsUntil ?? null,
    payoutAccount: accountIsOwn === null ? null : { isTheBorrowers: accountIsOwn },
  };
  const decided = decideSign(offer, sign, on, dayIn(markets[market].timeZone, now));
  // That the law forbids the price says more than that there is none.
  if (isRefusal(quote))
    return isRefusal(decided) && decided.refused !== 'terms_make_no_schedule' ? decided : quote;
  if (isRefusal(decided)) return decided;
  if (disclosureFingerprint !== fingerprintOf(market, product, quote, agreementVersion))
    return { refused: 'disclosure_has_changed' };
  const forbidden = checkPayout(market, { on, isOwnAccount: accountIsOwn === true });
  if (forbidden) return forbidden;
  const [{ schedule }] = decided;
  await insertSignedAgreement(tx, {
    orderId,
    signedOn: on,
    signedAt: now,
    schedule,
    disclosureFingerprint,
    agreementVersion,
    agreement: loanAgreement(market, product, quote, on),
    disclosed: disclosedCharges(product),
  });
  const signed = {
    ...order,
    state: 'confirmed',
    amount: sign.amount,
    term: sign.term,
    accountIsOwn,
  } as const;
  await updateApplication(tx, signed);
  return {
    output: applicationAnswer(signed),
    facts: { on, disclosureFingerprint },
    outbox: [applicationMessage(signed)],
  };
}
