import type {
  AskAnswer,
  DisbursementChannel,
  DisbursementFault,
  DisbursementToSend,
  SendAnswer,
} from '@candor/services/kernel/ports';
import type { VendorAnswer } from '../payouts/ask-vendor.ts';
import { askCashfree, channelId, fieldsOf, textOf, type CashfreeAccess } from './ask-cashfree.ts';

export type CashfreePayoutAccount = CashfreeAccess & {
  /** The address of a transfer's status after the base; `{txnId}` is put in. */
  readonly statusPath: string;
};

/** Codes that say for certain that nothing was made, because of the account. */
const accountFaults: readonly (readonly [RegExp, DisbursementFault])[] = [
  [/block|closed|frozen|dormant|blacklist/iu, 'account_is_closed'],
  [/name/iu, 'holder_does_not_match'],
  [/limit|velocity/iu, 'account_takes_no_more'],
  [/bank_account|ifsc|invalid_(?:bene_)?account|bene_account/iu, 'account_is_unknown'],
];
/** What the lender puts right: the borrower is not told that their account is at fault. */
const ownFaults = /insufficient_balance|manually_rejected|fundsource|\bip_|not_enabled/iu;

const running: ReadonlySet<string> = new Set([
  'RECEIVED',
  'APPROVAL_PENDING',
  'QUEUED',
  'PENDING',
  'SCHEDULED',
]);
const over: ReadonlySet<string> = new Set(['FAILED', 'REJECTED', 'REVERSED']);

/**
 * Cashfree's transfers, version 2. Our id is their transfer id, and they keep it for ever: one that has
 * failed is never paid any more, and can't be sent again. So what is sent again after a failure has a second
 * id, made of ours; there are two at most, and the second is sent only when they say that the first is over.
 *   7f3c…-… FAILED, another account was named → 7f3c…-…-2
 *   7f3c…-… PENDING                           → known already; nothing is sent
 * The id alone is the key: with a key of the gateway's sort they would repeat their first answer, and what
 * they know already would look as if it were new.
 */
export function cashfreeDisbursements(account: CashfreePayoutAccount): DisbursementChannel {
  const ask = askCashfree(account, 4);
  const statusOf = async (id: string): Promise<AskAnswer> =>
    readStatus(await ask(account.statusPath.replace('{txnId}', encodeURIComponent(id))), id);
  const transfer = async (payout: DisbursementToSend, id: string): Promise<SendAnswer> =>
    readTransfer(await ask('/transfers', { body: transferOf(payout, id) }), id);
  const isKnown = (answer: SendAnswer) => answer.heard === 'accepted' && answer.isKnownAlready;
  return {
    name: channelId,
    async send(payout) {
      const first = await transfer(payout, payout.id);
      if (!isKnown(first)) return first;
      const stands = await statusOf(payout.id);
      return stands.heard === 'failed' ? transfer(payout, secondId(payout.id)) : first;
    },
    async ask(id) {
      const first = await statusOf(id);
      if (first.heard !== 'failed') return first;
      const second = await statusOf(secondId(id));
      return second.heard === 'not-known' ? first : second;
    },
  };
}

const secondId = (id: string) => `${id}-2`;

function transferOf({ currency, amountText, to }: DisbursementToSend, id: string): object {
  return {
    transfer_id: id,
    transfer_amount: Number(amountText),
    transfer_currency: currency,
    // They choose the quickest that takes the amount: IMPS, NEFT, RTGS.
    transfer_mode: 'banktransfer',
    beneficiary_details: {
      beneficiary_name: to.holder,
      beneficiary_instrument_details: { bank_account_number: to.number, bank_ifsc: to.institution },
    },
    transfer_remarks: 'Loan payout',
  };
}

function readTransfer({ status, text, body }: VendorAnswer, id: string): SendAnswer {
  const raw = `${status} ${text}`;
  const fields = fieldsOf(body);
  const code = textOf(fields, 'code');
  if (status === 401 || status === 403) return { heard: 'not-taken', why: 'credentials_are_refused', raw };
  if (status === 409 && /transfer_id/iu.test(code))
    return { heard: 'accepted', reference: null, isKnownAlready: true, raw };
  if (status === 400 || status === 422) return refused(code, raw) ?? unknown(`code ${code}`, raw);
  if ((status !== 200 && status !== 201) || textOf(fields, 'transfer_id') !== id)
    return unknown(whyOf(status), raw);
  const stands = textOf(fields, 'status');
  if (running.has(stands) || stands === 'SUCCESS')
    return { heard: 'accepted', reference: referenceIn(body), isKnownAlready: false, raw };
  const why = textOf(fields, 'status_code');
  return (over.has(stands) ? refused(why, raw) : null) ?? unknown(`status ${stands}`, raw);
}

function refused(code: string, raw: string): SendAnswer | null {
  if (ownFaults.test(code)) return { heard: 'not-taken', why: code.slice(0, 60).toLowerCase(), raw };
  const why = faultIn(code);
  return why && { heard: 'refused', why, raw };
}

function readStatus({ status, text, body }: VendorAnswer, id: string): AskAnswer {
  const raw = `${status} ${text}`;
  const fields = fieldsOf(body);
  if (status === 404 && Object.keys(fields).length > 0) return { heard: 'not-known', raw };
  if (status !== 200 || textOf(fields, 'transfer_id') !== id) return unknown(whyOf(status), raw);
  const stands = textOf(fields, 'status');
  const code = textOf(fields, 'status_code');
  if (running.has(stands)) return { heard: 'queued', reference: referenceIn(body), raw };
  // SUCCESS says that it has left; that the beneficiary's bank has credited it is COMPLETED.
  if (stands === 'SUCCESS')
    return { heard: code === 'COMPLETED' ? 'paid' : 'queued', reference: referenceIn(body), raw };
  if (!over.has(stands) || ownFaults.test(code)) return unknown(`${stands} ${code}`, raw);
  return { heard: 'failed', why: faultIn(code) ?? 'channel_gave_no_reason', raw };
}

/** The bank's own number once there is one. */
function referenceIn(body: unknown): string | null {
  const fields = fieldsOf(body);
  return textOf(fields, 'transfer_utr') || textOf(fields, 'cf_transfer_id') || null;
}

function faultIn(code: string): DisbursementFault | null {
  return accountFaults.find(([words]) => words.test(code))?.[1] ?? null;
}

function unknown(why: string, raw: string): { readonly heard: 'unknown'; why: string; raw: string } {
  return { heard: 'unknown', why: why.slice(0, 60), raw };
}

function whyOf(status: number): string {
  return status === 0 ? 'no_answer' : `answer ${status}`;
}
