import {
  callEndsWithinMs,
  type AskAnswer,
  type DisbursementChannel,
  type DisbursementFault,
  type DisbursementToSend,
  type SendAnswer,
} from '@candor/services/kernel/ports';
import { dayIn } from '@candor/services/kernel/time';
import { channelId } from './dragonpay-collect.ts';
import { askVendor, type VendorAnswer } from '../payouts/ask-vendor.ts';

export type DragonpayPayoutAccount = {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly merchantId: string;
  readonly token: string;
  /** Where Dragonpay writes to about a payout: the lender's, since borrowers give us none. */
  readonly email: string;
  /** The address of a payout's status after the base; `{merchantId}` and `{txnId}` are put in. */
  readonly statusPath: string;
  readonly now: () => Date;
  readonly timeoutMs?: number;
};

/**
 * Codes that say for certain that nothing was made, and whose matter it is. Any other one is not believed: we
 * ask.
 */
const refusals: Readonly<Record<string, DisbursementFault>> = {
  '-5': 'account_is_unknown',
  '-7': 'account_takes_no_more',
};
const ourFault: Readonly<Record<string, string>> = { '-1': 'credentials_are_refused' };
const isThereAlready = '-8';

/** What a word in a failure's message says of the account. */
const faultWords: readonly (readonly [RegExp, DisbursementFault])[] = [
  [/closed|dormant|blocked/iu, 'account_is_closed'],
  [/name/iu, 'holder_does_not_match'],
  [/limit|exceed/iu, 'account_takes_no_more'],
  [/invalid|not found|no such|unknown/iu, 'account_is_unknown'],
];

/**
 * Dragonpay's payouts. Our id is their transaction id. Code 0: queued, the message is their reference; −8:
 * they have this id. A status letter that we do not know is not a payment, and not a failure either.
 */
export function dragonpayDisbursements(account: DragonpayPayoutAccount): DisbursementChannel {
  const { baseUrl, merchantId, token, timeoutMs = callEndsWithinMs } = account;
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  return {
    name: channelId,
    async send(payout) {
      const url = `${baseUrl}/api/payout/merchant/v1/${encodeURIComponent(merchantId)}/post`;
      const body = JSON.stringify(requestOf(payout, account));
      return sendAnswer(
        await askVendor(url, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body,
          timeoutMs,
        }),
      );
    },
    async ask(id) {
      const path = account.statusPath
        .replace('{merchantId}', encodeURIComponent(merchantId))
        .replace('{txnId}', encodeURIComponent(id));
      return askAnswer(await askVendor(`${baseUrl}${path}`, { method: 'GET', headers, timeoutMs }));
    },
  };
}

function requestOf(
  { id, currency, amountText, to, payee }: DisbursementToSend,
  { email, now }: DragonpayPayoutAccount,
): Record<string, string> {
  return {
    TxnId: id,
    // As on the document: where a name ends and the next begins is not to be guessed ("Maricel" "Dela Cruz").
    FirstName: payee?.givenNames ?? to.holder,
    MiddleName: '',
    LastName: payee?.familyName ?? '',
    Amount: amountText,
    Currency: currency,
    Description: 'Loan payout',
    ProcId: to.institution,
    ProcDetail: to.number,
    RunDate: dayIn('Asia/Manila', now()),
    Email: email,
  };
}

function sendAnswer({ status, text, body }: VendorAnswer): SendAnswer {
  const raw = `${status} ${text}`;
  if (status === 401 || status === 403) return { heard: 'not-taken', why: 'credentials_are_refused', raw };
  const code = fieldOf(body, 'Code');
  if (status !== 200 || code === undefined) return { heard: 'unknown', why: whyOf(status), raw };
  const reference = fieldOf(body, 'Message') ?? null;
  if (code === '0') return { heard: 'accepted', reference, isKnownAlready: false, raw };
  if (code === isThereAlready) return { heard: 'accepted', reference: null, isKnownAlready: true, raw };
  const refused = refusals[code];
  if (refused) return { heard: 'refused', why: refused, raw };
  const ours = ourFault[code];
  if (ours) return { heard: 'not-taken', why: ours, raw };
  return { heard: 'unknown', why: `code ${code}`, raw };
}

function askAnswer({ status, text, body }: VendorAnswer): AskAnswer {
  const raw = `${status} ${text}`;
  if (status === 404 && isJsonObject(body)) return { heard: 'not-known', raw };
  const letter = fieldOf(body, 'Status');
  if (status !== 200 || letter === undefined) return { heard: 'unknown', why: whyOf(status), raw };
  const reference = fieldOf(body, 'RefNo') ?? null;
  switch (letter) {
    case 'S':
      return { heard: 'paid', reference, raw };
    case 'F':
    case 'V':
      return { heard: 'failed', why: faultIn(fieldOf(body, 'Message') ?? ''), raw };
    case 'Q':
    case 'P':
    case 'G':
    case 'A':
      return { heard: 'queued', reference, raw };
    default:
      return { heard: 'unknown', why: `status ${letter.slice(0, 20)}`, raw };
  }
}

function faultIn(message: string): DisbursementFault {
  return faultWords.find(([words]) => words.test(message))?.[1] ?? 'channel_gave_no_reason';
}

function whyOf(status: number): string {
  return status === 0 ? 'no_answer' : `answer ${status}`;
}

function isJsonObject(body: unknown): body is Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** A field as text; numbers too, since vendors write one code both ways. */
function fieldOf(body: unknown, name: string): string | undefined {
  const field = isJsonObject(body) ? body[name] : undefined;
  if (typeof field === 'number') return String(field);
  return typeof field === 'string' && field !== '' ? field.trim() : undefined;
}
