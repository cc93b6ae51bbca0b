import { decideSign } from '@candor/domain/decisions';
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
  quoteProduct,
  type ConductRefusal,
  type QuoteRefusal,
} from '@candor/markets';
import { findProductVersion } from '@candor/store/products';
import { lockApplication, updateApplication } from '@candor/store/applications';
import { insertSignedAgreement } from '@candor/store/contracts';
import type { Decide } from '../../kernel/commands/command.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { disclosureFingerprint as fingerprintOf } from './disclosure-fingerprint.ts';
import { applicationAnswer, applicationMessage } from './application-answer.ts';
import type { ApplicationAnswer } from './application-answer.ts';
import { productTermsOf } from './product-terms-of.ts';

export type SignApplication = Sign & {
  readonly orderId: string;
  /** Whether the account to pay out to is the borrower's own; null if none was given. */
  readonly accountIsOwn: boolean | null;
  /** As `disclosureFingerprint` gave it to the screen that was signed, and the version of the agreement's words. */
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

/** The borrower signs the offer: the figures, the disclosure and the words are kept as they were on that screen. */
export const signApplication: Decide<SignApplication, ApplicationAnswer, SignRefusal> = async (
  tx,
  { orderId, accountIsOwn, disclosureFingerprint, agreementVersion, ...sign },
  { now },
) => {
  const order = await lockApplication(tx, orderId);
  if (!order || !isMarketId(order.market)) return { refused: 'order_is_unknown', facts: { order: orderId } };
  const { market } = order;
  const version = await findProductVersion(tx, order.productId, order.productVersion);
  if (!version) throw new Error(`order ${orderId} has no product`);
  const on = await businessDateOf(tx, market);
  const product = productTermsOf(version, on);
  const offer = {
    order: order.state,
    product,
    mostAmount: order.offer?.mostAmount ?? 0n,
    approvedTerm: order.term,
    mostPerMonth: order.offer?.mostPerMonth ?? 0n,
    openUntil: order.offer?.openUntil ?? on,
    keyFactsUntil: order.offer?.keyFactsUntil ?? null,
    payoutAccount: accountIsOwn === null ? null : { isTheBorrowers: accountIsOwn },
  };
  const decided = decideSign(offer, sign, on, dayIn(markets[market].timeZone, now));
  if (isRefusal(decided)) return decided;
  const quote = quoteProduct(market, product, { amount: sign.amount, term: sign.term, disbursedOn: on }, on);
  if (isRefusal(quote)) return quote;
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
};
