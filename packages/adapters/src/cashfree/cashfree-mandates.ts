import { amountText } from '@candor/domain/money';
import type {
  AskedMandate,
  MandateChannel,
  MandateStanding,
  MandateToAsk,
} from '@candor/services/kernel/mandate-ports';
import { askCashfree, fieldsOf, servedMarket, textOf, type CashfreeAccess } from './ask-cashfree.ts';
import { authorisationIn } from './authorisation-in.ts';
import { cashfreeDebits } from './cashfree-debits.ts';
import { isRefused, isThereAlready, readStanding } from './mandate-words.ts';

export type CashfreeMandateAccount = CashfreeAccess & {
  /** Cashfree wants both for every payer: the lender's own, so that it learns nobody's. */
  readonly payerPhone: string;
  readonly payerEmail: string;
  /** How an account's holder proves at e-NACH that it is theirs. */
  readonly nachProof: NachProof;
};

export const nachProofs = ['net_banking', 'debit_card', 'aadhaar'] as const;
type NachProof = (typeof nachProofs)[number];

const methods: Readonly<Record<string, string>> = { 'upi-autopay': 'upi', 'e-nach': 'enach' };

/**
 * Cashfree's subscriptions, charged on demand. Our mandate's id is their subscription's, and the key of each
 * question: asked twice, it is made once. The payer confirms at the address that an authorisation gives; it
 * can be given once under one id, and is asked for under a second one where the answer was lost.
 */
export function cashfreeMandates(account: CashfreeMandateAccount): MandateChannel {
  const ask = askCashfree(account, 4);
  const at = (id: string) => `/subscriptions/${encodeURIComponent(id)}`;
  const stand = async (id: string): Promise<MandateStanding> => readStanding(await ask(at(id)), id);

  async function register(mandate: MandateToAsk): Promise<string | AskedMandate> {
    const { id } = mandate;
    const made = await ask('/subscriptions', { key: id, body: subscriptionOf(mandate, account) });
    const refused = isRefused(made) && !isThereAlready(made);
    if (refused) return { heard: 'refused', why: textOf(fieldsOf(made.body), 'code').slice(0, 60) };
    // A timeout, half an answer, or "this one is there already": what do they know of it?
    const known = made.status === 200 ? made : await ask(at(id));
    const stands = readStanding(known, id);
    if (stands.is === 'ended' || stands.is === 'declined') return { heard: 'refused', why: stands.why };
    const session = textOf(fieldsOf(known.body), 'subscription_session_id');
    return stands.is === 'waiting' && session !== '' ? session : { heard: 'unknown' };
  }

  async function authorise(
    mandate: MandateToAsk,
    about: { readonly session: string; readonly method: object; readonly n: number },
  ): Promise<AskedMandate> {
    const { id, mostPerDebit } = mandate;
    const { session, method, n } = about;
    const paymentId = n === 1 ? `${id}-auth` : `${id}-auth-${n}`;
    const answer = await ask('/subscriptions/pay', {
      key: paymentId,
      body: {
        subscription_id: id,
        subscription_session_id: session,
        payment_id: paymentId,
        payment_type: 'AUTH',
        payment_method: method,
      },
    });
    if (answer.status === 200) return authorisationIn(answer.body, mostPerDebit) ?? { heard: 'unknown' };
    return n === 1 && isThereAlready(answer) ? authorise(mandate, { ...about, n: 2 }) : { heard: 'unknown' };
  }

  return {
    schemes: (market) => (market === servedMarket ? Object.keys(methods) : []),
    givesForms: true,
    async ask(mandate) {
      if (mandate.market !== servedMarket || methods[mandate.scheme] === undefined)
        return { heard: 'refused', why: 'scheme_is_not_offered' };
      const method = methodOf(mandate, account.nachProof);
      if (method === null) return { heard: 'refused', why: 'account_is_not_known' };
      const session = await register(mandate);
      return typeof session === 'string' ? authorise(mandate, { session, method, n: 1 }) : session;
    },
    stand,
    async end(id) {
      await ask(`${at(id)}/manage`, { body: { subscription_id: id, action: 'CANCEL' } });
      // Whatever was answered: what they say of it now counts.
      const stands = await stand(id);
      return stands.is === 'ended' || stands.is === 'declined' || stands.is === 'not-known'
        ? 'ended'
        : 'unknown';
    },
    ...cashfreeDebits(account, stand),
  };
}

function subscriptionOf(mandate: MandateToAsk, account: CashfreeMandateAccount): object {
  const { id, scheme, mostPerDebit, currency, lastDay, label, payer } = mandate;
  const isNach = methods[scheme] === 'enach';
  return {
    subscription_id: id,
    customer_details: {
      customer_email: account.payerEmail,
      customer_phone: account.payerPhone,
      ...(isNach &&
        payer && {
          customer_name: payer.holder,
          customer_bank_account_holder_name: payer.holder,
          customer_bank_account_number: payer.number,
          customer_bank_ifsc: payer.institution,
        }),
    },
    plan_details: {
      plan_name: 'Loan instalments',
      plan_type: 'ON_DEMAND',
      plan_currency: currency,
      plan_max_amount: Number(amountText(mostPerDebit)),
    },
    authorization_details: { authorization_amount_refund: true, payment_methods: [methods[scheme]] },
    subscription_expiry_time: `${lastDay}T23:59:59+05:30`,
    subscription_note: label.replaceAll(/₹\s?/gu, 'INR '),
  };
}

/** Null where e-NACH would be asked for without an account. */
function methodOf({ scheme, payer }: MandateToAsk, proof: NachProof): object | null {
  if (methods[scheme] === 'upi') return { upi: { channel: 'link' } };
  return (
    payer && {
      enach: {
        channel: 'link',
        auth_mode: proof,
        account_holder_name: payer.holder,
        account_number: payer.number,
        account_ifsc: payer.institution,
        account_type: 'SAVINGS',
      },
    }
  );
}
