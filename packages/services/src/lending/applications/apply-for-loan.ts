import { createHash } from 'node:crypto';
import type { OfferedTerm } from '@candor/domain/product';
import { markets, type Language, type MarketId } from '@candor/markets';
import { givenConsentId } from '@candor/store/decisions';
import { appendConsent } from '@candor/store/privacy';
import {
  countApplicationsOn,
  lockEndedOffer,
  lockApplication,
  updateApplication,
} from '@candor/store/applications';
import type { Tx } from '@candor/store/database';
import { missingStepsOf } from '../../customers/kyc/step-states.ts';
import type { Command, OutboxMessage, Refusal } from '../../kernel/commands/command.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { consentTextOf } from '../../customers/consents/consent-view.ts';
import { applicationMessage, type ApplicationAnswer } from './application-answer.ts';
import { submitApplication } from './submit-application.ts';

export type ApplyForLoan = {
  /** Of a new order, or of one that was sent back. */
  readonly orderId: string;
  readonly isAgain: boolean;
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly productId: string;
  readonly amount: bigint;
  readonly term: OfferedTerm;
  /** Which text about the credit bureau was ticked; null if none was. */
  readonly bureauTextVersion: string | null;
  readonly language: Language;
};

/** Of one borrower on one day, however each ended: every one of them may leave an enquiry at the bureau. */
const applicationsADay = 5;

type SubmitCode = Extract<Awaited<ReturnType<typeof submitApplication>>, Refusal>['refused'];

/**
 * A borrower sends an application. What is missing of the certification is looked up here, in the same
 * transaction, and not told by the screen. A tick about the credit bureau is kept as a consent, together with
 * the order or not at all.
 */
export const applyForLoan: Command<
  ApplyForLoan,
  ApplicationAnswer,
  SubmitCode | 'consent_text_changed' | 'applied_too_often_today'
> = {
  name: 'order.apply',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, input, context) {
    const { orderId, isAgain, borrowerId, market, bureauTextVersion: textVersion } = input;
    const known = await lockApplication(tx, orderId);
    if (isAgain && (known?.borrowerId !== borrowerId || known.market !== market))
      return { refused: 'order_is_of_another_borrower' };
    if (textVersion !== null && consentTextOf(market, 'bureau')?.version !== textVersion)
      return { refused: 'consent_text_changed' };
    const ended = known ? [] : await endOfferThatIsOver(tx, input, context.now);
    const missingSteps = await missingStepsOf(tx, borrowerId, market, input.amount);
    const submitted = await submitApplication(tx, { ...input, missingSteps }, context);
    if (!known && !('refused' in submitted)) {
      const on = await businessDateOf(tx, market);
      const today = await countApplicationsOn(tx, borrowerId, on);
      if (today > applicationsADay) return { refused: 'applied_too_often_today', facts: { on } };
    }
    if (!('refused' in submitted) && !(known && textVersion === null))
      await keepBureauAnswer(tx, input, context.now);
    return 'refused' in submitted
      ? submitted
      : { ...submitted, outbox: [...ended, ...(submitted.outbox ?? [])] };
  },
};

/**
 * It is given for this application: one that was given for another, and was not ticked again, ends here. What
 * is sent a second time keeps the answer that it was first sent with.
 */
async function keepBureauAnswer(
  tx: Tx,
  { borrowerId, market, bureauTextVersion, language }: ApplyForLoan,
  at: Date,
): Promise<void> {
  const isGiven = bureauTextVersion !== null;
  const textVersion = bureauTextVersion ?? consentTextOf(market, 'bureau')?.version;
  if (textVersion === undefined) return;
  if (!isGiven && (await givenConsentId(tx, borrowerId, 'bureau')) === undefined) return;
  await appendConsent(tx, borrowerId, { purpose: 'bureau', textVersion, language, isGiven, at });
}

/**
 * An offer whose last day is over stands in nobody's way, also before the end of the day has noted it:
 * midnight has passed, and whoever is told "you can apply again at once" can.
 */
async function endOfferThatIsOver(
  tx: Tx,
  { borrowerId, market }: ApplyForLoan,
  now: Date,
): Promise<OutboxMessage[]> {
  const on = await businessDateOf(tx, market);
  const today = dayIn(markets[market].timeZone, now);
  const offer = await lockEndedOffer(tx, borrowerId, today > on ? today : on);
  if (!offer) return [];
  const expired = { ...offer, state: 'expired' } as const;
  await updateApplication(tx, expired);
  return [applicationMessage(expired)];
}

/**
 * The id of the order that a borrower makes with a key: the same for the same key, also long after the key
 * was forgotten.
 */
export function applicationIdOfKey(borrowerId: string, idempotencyKey: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(['order', borrowerId, idempotencyKey]))
    .digest('hex');
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
