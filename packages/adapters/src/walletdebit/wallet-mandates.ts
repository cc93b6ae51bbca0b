import { amountText } from '@candor/domain/money';
import { markets } from '@candor/markets';
import type {
  BounceReason,
  DebitStanding,
  MandateChannel,
  MandateStanding,
} from '@candor/services/kernel/mandate-ports';
import { callEndsWithinMs } from '@candor/services/kernel/ports';
import { parseAmount } from '../channels/parse-amount.ts';
import { askVendor, type VendorAnswer } from '../payouts/ask-vendor.ts';
import { fieldsOf, scheme, servedMarket, textOf, type WalletAccess } from './wallet-access.ts';

/**
 * Debits a wallet by its owner's permission. No scheme is common to the wallets of the Philippines and no
 * vendor is chosen: this is what is asked of one, spoken by the sandbox's. Bearer key, JSON, amounts as text:
 *
 *   POST /v1/mandates                 {id, most, currency, until, label} → {id, status, url}
 *   GET  /v1/mandates/{id}            → {id, status: WAITING | ACTIVE | RESTING | DECLINED | ENDED}
 *   POST /v1/mandates/{id}/end        → the same
 *   POST /v1/notices                  {mandate, payment, amount, currency, on} → {payment, status: TOLD}
 *   POST /v1/debits                   {mandate, payment, n, amount, currency, label} → as below
 *   GET  /v1/debits/{payment}/{n}     → {mandate, payment, n, status: WAITING | PAID | FAILED, reference,
 *                                        amount, currency, reason: TOO_LITTLE | CLOSED | WITHDRAWN | …}
 *
 * An id that is there already is answered with how it stands, 404 with {error} says that it is not, and 422
 * with {error} that it will not be. A payment that was paid is PAID whichever of its tries is asked about.
 */
export function walletMandates(access: WalletAccess): MandateChannel {
  const ask = asker(access);
  const at = (id: string) => `/v1/mandates/${encodeURIComponent(id)}`;
  const stand = async (id: string): Promise<MandateStanding> => readStanding(await ask(at(id)), id);

  return {
    schemes: (market) => (market === servedMarket ? [scheme] : []),
    async ask(mandate) {
      const { id, mostPerDebit, currency: money, lastDay: until, label } = mandate;
      if (mandate.scheme !== scheme || mandate.market !== servedMarket)
        return { heard: 'refused', why: 'scheme_is_not_offered' };
      const body = { id, most: amountText(mostPerDebit), currency: money, until, label };
      const answer = await ask('/v1/mandates', body);
      if (isRefused(answer)) return { heard: 'refused', why: textOf(fieldsOf(answer.body), 'error') };
      const stands = readStanding(answer, id);
      if (stands.is === 'ended' || stands.is === 'declined') return { heard: 'refused', why: stands.why };
      const link = textOf(fieldsOf(answer.body), 'url');
      return stands.is === 'waiting' && isPage(link) ? { heard: 'asked', link } : { heard: 'unknown' };
    },
    stand,
    async end(id) {
      await ask(`${at(id)}/end`, {});
      // Whatever was answered: what it says of it now counts.
      const { is } = await stand(id);
      return is === 'ended' || is === 'declined' || is === 'not-known' ? 'ended' : 'unknown';
    },
    async announce({ mandateId, paymentId, amount, currency: money, on }) {
      const body = {
        mandate: mandateId,
        payment: paymentId,
        amount: amountText(amount),
        currency: money,
        on,
      };
      const answer = await ask('/v1/notices', body);
      if (isRefused(answer)) return 'refused';
      const fields = fieldsOf(answer.body);
      const isTold =
        answer.status === 200 &&
        textOf(fields, 'payment') === paymentId &&
        textOf(fields, 'status') === 'TOLD';
      return isTold ? 'told' : 'unknown';
    },
    async debit({ mandateId, paymentId, n, amount, currency: money, label }) {
      const body = { mandate: mandateId, payment: paymentId, n, amount: amountText(amount), currency: money };
      const answer = await ask('/v1/debits', { ...body, label });
      if (isRefused(answer)) {
        const { is } = await stand(mandateId);
        if (is === 'unknown') return { heard: 'unknown' };
        return { heard: 'bounced', why: is === 'ended' ? 'mandate-withdrawn' : 'other' };
      }
      const said = readDebit(answer, { mandateId, paymentId, n });
      if (said.is === 'bounced') return { heard: 'bounced', why: said.why };
      return { heard: said.is === 'waiting' || said.is === 'collected' ? 'accepted' : 'unknown' };
    },
    askDebit: async (asked) =>
      readDebit(await ask(`/v1/debits/${encodeURIComponent(asked.paymentId)}/${asked.n}`), asked),
  };
}

const currency = markets[servedMarket].currency.code;

function asker({ baseUrl, keys, timeoutMs = callEndsWithinMs }: WalletAccess) {
  return (path: string, body?: object): Promise<VendorAnswer> =>
    askVendor(`${baseUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${keys[0]}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // One of our calls is two of theirs at most.
      timeoutMs: Math.floor(timeoutMs / 2),
    });
}

/** Theirs, with a reason, and no proxy's. */
const isRefused = ({ status, body }: VendorAnswer) =>
  status === 422 && textOf(fieldsOf(body), 'error') !== '';

/** An https page, or one of the server's own. */
const isPage = (link: string) =>
  link.startsWith('/') ? !link.startsWith('//') : URL.canParse(link) && new URL(link).protocol === 'https:';

function readStanding({ status, body }: VendorAnswer, id: string): MandateStanding {
  const fields = fieldsOf(body);
  if (status === 404 && textOf(fields, 'error') !== '') return { is: 'not-known' };
  if (status !== 200 || textOf(fields, 'id') !== id) return { is: 'unknown' };
  switch (textOf(fields, 'status')) {
    case 'WAITING':
    case 'RESTING':
      return { is: 'waiting' };
    case 'ACTIVE':
      return { is: 'active' };
    case 'DECLINED':
      return { is: 'declined', why: 'payer_said_no' };
    case 'ENDED':
      return { is: 'ended', why: 'ended_at_the_wallet' };
    default:
      return { is: 'unknown' };
  }
}

const reasons: Readonly<Record<string, BounceReason>> = {
  TOO_LITTLE: 'too-little-money',
  CLOSED: 'account-closed',
  WITHDRAWN: 'mandate-withdrawn',
};

function readDebit(
  { status, body }: VendorAnswer,
  ours: { readonly mandateId: string; readonly paymentId: string; readonly n: number },
): DebitStanding {
  const fields = fieldsOf(body);
  if (status === 404 && textOf(fields, 'error') !== '') return { is: 'not-known' };
  const isOurs =
    status === 200 &&
    textOf(fields, 'mandate') === ours.mandateId &&
    textOf(fields, 'payment') === ours.paymentId &&
    fields['n'] === ours.n &&
    textOf(fields, 'currency') === currency;
  if (!isOurs) return { is: 'unknown' };
  switch (textOf(fields, 'status')) {
    case 'WAITING':
      return { is: 'waiting' };
    case 'PAID': {
      const externalId = textOf(fields, 'reference');
      const amount = parseAmount(fields['amount']);
      return externalId === '' ? { is: 'unknown' } : { is: 'collected', externalId, amount };
    }
    case 'FAILED':
      return { is: 'bounced', why: reasons[textOf(fields, 'reason')] ?? 'other' };
    default:
      return { is: 'unknown' };
  }
}
