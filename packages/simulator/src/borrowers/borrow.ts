import { randomUUID } from 'node:crypto';
import { isRefusal } from '@candor/domain/refusals';
import type { OfferedTerm } from '@candor/domain/product';
import { quoteProduct, type MarketId } from '@candor/markets';
import {
  approveOrder,
  disclosureFingerprint,
  refuseApplication,
  signApplication,
  startReview,
  submitApplication,
} from '@candor/services/lending/applications';
import { businessDateOf } from '@candor/services/kernel/time';
import { productOffers } from '@candor/services/lending/products';
import {
  disbursementIdOfApplication,
  settlePayout,
  startDisbursement,
} from '@candor/services/payments/disbursements';
import { done, stepAs, type Desk } from '../lender/desk.ts';

export type Borrowed = {
  readonly market: MarketId;
  readonly borrowerId: string;
  readonly productId: string;
  readonly amount: bigint;
  readonly term: OfferedTerm;
  /** Any if not told. */
  readonly orderId?: string;
};

/** How far an order is taken. */
const stages = ['submitted', 'in-review', 'approved', 'confirmed', 'paying-out', 'paid-out'] as const;
type Stage = (typeof stages)[number] | 'refused';

export const months = (instalments: number): OfferedTerm => ({
  instalments,
  every: { count: 1, unit: 'month' },
});

const ofOrder = ({ orderId }: { readonly orderId: string }) => `order:${orderId}`;
const submit = stepAs('order.apply', ofOrder, submitApplication);
const refuse = stepAs('order.refuse', ofOrder, refuseApplication);
const approve = stepAs('order.approve', ofOrder, approveOrder);
const sign = stepAs('loan.confirm', ofOrder, signApplication);
const settle = stepAs('payout.settle', ({ payoutId }) => `payout:${payoutId}`, settlePayout);

/** An order of a borrower's, taken as far as asked; as staff and the borrower would, without the screens. */
export async function borrow(desk: Desk, asked: Borrowed, until: Stage): Promise<string> {
  const { market, productId, amount, term } = asked;
  const orderId = asked.orderId ?? randomUUID();
  await done(desk, submit, { ...asked, orderId, missingSteps: [] });
  if (until === 'submitted') return orderId;
  await done(desk, startReview, { orderId });
  if (until === 'in-review') return orderId;
  if (until === 'refused') {
    await done(desk, refuse, { orderId, reasons: ['income_is_too_low'] });
    return orderId;
  }
  const { on, terms } = await desk.test.database.withTransaction(async (tx) => {
    const today = await businessDateOf(tx, market);
    const offers = await productOffers(tx, { market, language: 'en', on: today });
    return { on: today, terms: offers.find((offer) => offer.productId === productId)!.terms };
  });
  await done(desk, approve, { orderId, mostAmount: amount, openUntil: on });
  if (until === 'approved') return orderId;
  const quote = quoteProduct(market, terms, { amount, term, disbursedOn: on }, on);
  if (isRefusal(quote)) throw new Error(quote.refused);
  const { netReceived, totals, rows } = quote.schedule;
  const agreementVersion = '2026-11';
  await done(desk, sign, {
    orderId,
    amount,
    term,
    shown: { netReceived, totalToRepay: totals.total, firstDueOn: rows[0]!.dueOn },
    hasReadDisclosure: true,
    acceptsAgreement: true,
    hasRightCode: true,
    accountIsOwn: true,
    disclosureFingerprint: disclosureFingerprint(market, terms, quote, agreementVersion),
    agreementVersion,
  });
  if (until === 'confirmed') return orderId;
  const payoutId = disbursementIdOfApplication(orderId);
  await done(desk, startDisbursement, { orderId, payoutId });
  if (until === 'paid-out') await done(desk, settle, { payoutId });
  return orderId;
}
