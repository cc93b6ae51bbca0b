import type { BounceReason, DebitStanding, MandateStanding } from '@candor/services/kernel/mandate-ports';
import type { VendorAnswer } from '../payouts/ask-vendor.ts';
import { parseAmount } from '../channels/parse-amount.ts';
import { fieldsOf, textOf, type Fields } from './ask-cashfree.ts';

/**
 * How a subscription stands, in Cashfree's words. One that rests there is neither permitted anew nor ended:
 * nothing follows from it, and a debit of it bounces.
 */
const waiting: ReadonlySet<string> = new Set([
  'INITIALIZED',
  'INITIALISED',
  'BANK_APPROVAL_PENDING',
  'ON_HOLD',
  'PAUSED',
  'CUSTOMER_PAUSED',
]);
const ended: ReadonlySet<string> = new Set(['CANCELLED', 'CUSTOMER_CANCELLED', 'COMPLETED', 'EXPIRED']);
const declined: ReadonlySet<string> = new Set(['LINK_EXPIRED', 'BANK_DECLINED', 'AUTH_FAILED']);

export function readStanding(answer: VendorAnswer, id: string): MandateStanding {
  if (isNotThere(answer)) return { is: 'not-known' };
  const fields = fieldsOf(answer.body);
  if (answer.status !== 200 || textOf(fields, 'subscription_id') !== id) return { is: 'unknown' };
  const stands = textOf(fields, 'subscription_status');
  if (stands === 'ACTIVE') return { is: 'active' };
  if (waiting.has(stands)) return { is: 'waiting' };
  const why = stands.toLowerCase();
  if (ended.has(stands)) return { is: 'ended', why };
  return declined.has(stands) ? { is: 'declined', why } : { is: 'unknown' };
}

/** What is certain is that nothing was debited; why it was not may be said in words that we do not know. */
const reasons: readonly (readonly [RegExp, BounceReason])[] = [
  [/insufficient|balance|not enough (?:money|funds)/iu, 'too-little-money'],
  [/account\W*(?:is|has been|was)?\W*(?:closed|transferred)|no such account/iu, 'account-closed'],
  [/mandate\W*(?:is|has been|was)?\W*(?:revoked|cancell?ed|withdrawn|expired)/iu, 'mandate-withdrawn'],
  [/subscription\W*(?:is|has been|was)?\W*(?:customer_)?(?:cancell?ed|expired)/iu, 'mandate-withdrawn'],
];

function bounceIn(fields: Fields): BounceReason {
  const details = fieldsOf(fields['failure_details']);
  const said = ['failure_reason', 'failure_error_code', 'failure_sub_error_code']
    .map((name) => textOf(details, name).replaceAll('_', ' '))
    .join(' ');
  return reasons.find(([words]) => words.test(said))?.[1] ?? 'other';
}

/** Of a payment, or of one try of it: each names its state by another word. */
export function readDebit(
  answer: VendorAnswer,
  ours: { readonly mandateId: string; readonly paymentId: string; readonly executionId?: string },
): DebitStanding {
  if (isNotThere(answer)) return { is: 'not-known' };
  const fields = fieldsOf(answer.body);
  const { mandateId, paymentId, executionId } = ours;
  const isOurs =
    answer.status === 200 &&
    textOf(fields, 'subscription_id') === mandateId &&
    textOf(fields, 'payment_id') === paymentId &&
    (executionId === undefined || textOf(fields, 'execution_id') === executionId) &&
    ['INR', ''].includes(textOf(fields, 'payment_currency')) &&
    textOf(fields, 'payment_type') !== 'AUTH';
  if (!isOurs) return { is: 'unknown' };
  switch (textOf(fields, executionId === undefined ? 'payment_status' : 'execution_status')) {
    case 'INITIALIZED':
    case 'PENDING':
      return { is: 'waiting' };
    case 'SUCCESS': {
      const externalId = textOf(fields, 'cf_payment_id');
      const amount = parseAmount(fields['payment_amount']);
      return externalId === '' ? { is: 'unknown' } : { is: 'collected', externalId, amount };
    }
    case 'FAILED':
    case 'CANCELLED':
      return { is: 'bounced', why: bounceIn(fields) };
    default:
      return { is: 'unknown' };
  }
}

/** Theirs, and no proxy's: what says so is an object with words of theirs. */
export function isNotThere({ status, body }: VendorAnswer): boolean {
  const code = textOf(fieldsOf(body), 'code');
  if (status === 404) return Object.keys(fieldsOf(body)).length > 0;
  return status === 400 && /not_found|not_exist|(?:subscription|payment)_id_missing/iu.test(code);
}

/** An id that was there before: what became of it is asked for. */
export function isThereAlready({ status, body }: VendorAnswer): boolean {
  const fields = fieldsOf(body);
  const said = `${textOf(fields, 'code')} ${textOf(fields, 'message')}`;
  return status === 409 || (isRefused({ status, body }) && /exist|duplicate|in.progress/iu.test(said));
}

/**
 * Nothing was made, for certain, and nothing will be made of the same request. An hour in which nothing is
 * executed, or too many questions, is no such answer: it is tried again.
 */
export function isRefused({ status, body }: Pick<VendorAnswer, 'status' | 'body'>): boolean {
  const code = textOf(fieldsOf(body), 'code');
  return [400, 404, 422].includes(status) && code !== '' && !/restrict|window|rate.?limit|auth/iu.test(code);
}
