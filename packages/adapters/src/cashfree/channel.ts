import { defineChannel } from '../channels/channel.ts';
import { kind, setting, type ValuesOf } from '../settings/index.ts';
import { debitsOnly } from '../channels/debits-only.ts';
import { channelId, servedMarket } from './ask-cashfree.ts';
import { cashfreeCollect } from './cashfree-collect.ts';
import { cashfreeDisbursements } from './cashfree-disbursements.ts';
import { cashfreeMandates, nachProofs } from './cashfree-mandates.ts';
import { CashfreeSimulator } from './cashfree-simulator.ts';
import { collectFromSandbox } from './orders-sandbox.ts';
import { readWebhook } from './read-webhook.ts';
import { mandatesFromSandbox } from './subscriptions-sandbox.ts';
import { SubscriptionsSimulator } from './subscriptions-simulator.ts';
import { disburseInSandbox } from './transfers-sandbox.ts';

const everywhere = (value: string) => ({ example: value, sandbox: value, production: value });

const settings = {
  CASHFREE_COLLECT_URL: setting({
    kind: kind.disbursementAddress,
    secret: true,
    example: 'https://api.cashfree.com/pg',
    sandbox: '',
    production: '',
    says: "the base address of Cashfree's payment gateway; sandbox answers it on this machine; without it no way of Cashfree's is offered",
  }),
  CASHFREE_CLIENT_ID: setting({
    kind: kind.anyText,
    example: 'the-app-id',
    sandbox: 'sandbox',
    production: '',
    says: "the lender's app id at Cashfree's payment gateway",
  }),
  CASHFREE_CLIENT_SECRETS: setting({
    kind: kind.words,
    secret: true,
    example: 'the-secret-key,the-one-before',
    sandbox: 'sandbox',
    production: '',
    says: "the payment gateway's secret keys, comma separated: the first asks, each of them signs callbacks",
  }),
  CASHFREE_PAYER_PHONE: setting({
    kind: kind.anyText,
    example: '9876543210',
    sandbox: '9876543210',
    production: '',
    says: "the ten digits that Cashfree is given as every payer's phone: the lender's own, so that it learns no borrower's",
  }),
  CASHFREE_API_VERSION: setting({
    kind: kind.anyText,
    ...everywhere('2025-01-01'),
    says: "the version of Cashfree's payment gateway that is spoken",
  }),
  CASHFREE_AUTODEBIT: setting({
    kind: kind.oneOf('off', 'on', 'sandbox'),
    example: 'on',
    sandbox: 'sandbox',
    production: 'off',
    says: 'whether borrowers are offered autopay by UPI and e-NACH, at the address of CASHFREE_COLLECT_URL; sandbox answers it on this machine',
  }),
  CASHFREE_AUTODEBIT_EMAIL: setting({
    kind: kind.anyText,
    example: 'autopay@example.in',
    sandbox: 'autopay@example.in',
    production: '',
    says: "what Cashfree is given as every payer's e-mail address: the lender's own, so that it learns no borrower's",
  }),
  CASHFREE_NACH_PROOF: setting({
    kind: kind.oneOf(...nachProofs),
    ...everywhere('net_banking'),
    says: 'how a holder proves to their bank at e-NACH that an account is theirs',
  }),
  CASHFREE_PAYOUT_URL: setting({
    kind: kind.disbursementAddress,
    secret: true,
    example: 'https://api.cashfree.com/payout',
    sandbox: 'sandbox',
    production: '',
    says: "the base address of Cashfree's payouts; sandbox answers them on this machine",
  }),
  CASHFREE_PAYOUT_CLIENT_ID: setting({
    kind: kind.anyText,
    example: 'the-payout-client-id',
    sandbox: 'sandbox',
    production: '',
    says: "the lender's client id at Cashfree's payouts",
  }),
  CASHFREE_PAYOUT_SECRET: setting({
    kind: kind.anyText,
    secret: true,
    example: 'the-payout-secret',
    sandbox: 'sandbox',
    production: '',
    says: "the secret of Cashfree's payouts",
  }),
  CASHFREE_PAYOUT_API_VERSION: setting({
    kind: kind.anyText,
    ...everywhere('2024-01-01'),
    says: "the version of Cashfree's payouts that is spoken",
  }),
  CASHFREE_PAYOUT_STATUS_PATH: setting({
    kind: kind.pathHolding('{txnId}'),
    ...everywhere('/transfers?transfer_id={txnId}'),
    says: "where a payout's status is asked for, after the base address",
  }),
};

/** Collects by UPI, debits by UPI and e-NACH, and disburses to bank accounts in India. */
export const cashfree = defineChannel({
  id: channelId,
  markets: [servedMarket],
  kind: 'upi',
  settings,

  sandboxParts: ({ CASHFREE_PAYOUT_URL, CASHFREE_COLLECT_URL, CASHFREE_AUTODEBIT }) => [
    ...(CASHFREE_PAYOUT_URL === 'sandbox'
      ? ["CASHFREE_PAYOUT_URL is the sandbox's: it pays nobody out"]
      : []),
    ...(CASHFREE_COLLECT_URL === 'sandbox'
      ? ["CASHFREE_COLLECT_URL is the sandbox's: it collects nothing, and anybody may say that they paid"]
      : []),
    ...(CASHFREE_AUTODEBIT === 'sandbox'
      ? ["CASHFREE_AUTODEBIT is the sandbox's: it debits nobody, and anybody may say that they permitted it"]
      : []),
  ],

  collect: {
    faults: (given) => [...collectFaults(given), ...autodebitFaults(given)],
    address: ['CASHFREE_COLLECT_URL', "the gateway's secret key"],
    open(given, { database, now }) {
      const { CASHFREE_COLLECT_URL: baseUrl, CASHFREE_AUTODEBIT: autodebit } = given;
      const [secret, ...older] = given.CASHFREE_CLIENT_SECRETS;
      if (secret === undefined || (baseUrl === '' && autodebit === 'off')) return null;
      const account = {
        clientId: given.CASHFREE_CLIENT_ID,
        secrets: [secret, ...older] as const,
        apiVersion: given.CASHFREE_API_VERSION,
        payerPhone: given.CASHFREE_PAYER_PHONE,
        payerEmail: given.CASHFREE_AUTODEBIT_EMAIL,
        nachProof: given.CASHFREE_NACH_PROOF,
      };
      const isSimulated = autodebit === 'sandbox' || baseUrl === 'sandbox';
      const subscriptions = () => new SubscriptionsSimulator({ database, now, secret, paysAfterMs: 2_000 });
      const mandates =
        autodebit === 'off'
          ? null
          : isSimulated
            ? mandatesFromSandbox(subscriptions(), account)
            : cashfreeMandates({ ...account, baseUrl });
      if (baseUrl === '')
        return mandates && debitsOnly({ id: channelId, mandates, hear: hearing(account.secrets) });
      const collect =
        baseUrl === 'sandbox'
          ? collectFromSandbox(new CashfreeSimulator({ database, now, secret }), account)
          : cashfreeCollect({ ...account, baseUrl });
      return mandates ? { ...collect, mandates } : collect;
    },
  },

  disburse: {
    needs: ['CASHFREE_PAYOUT_URL', 'CASHFREE_PAYOUT_CLIENT_ID', 'CASHFREE_PAYOUT_SECRET'],
    address: ['CASHFREE_PAYOUT_URL', 'account numbers'],
    open(given, { vendor }) {
      const account = {
        clientId: given.CASHFREE_PAYOUT_CLIENT_ID,
        secrets: [given.CASHFREE_PAYOUT_SECRET] as const,
        apiVersion: given.CASHFREE_PAYOUT_API_VERSION,
        statusPath: given.CASHFREE_PAYOUT_STATUS_PATH,
      };
      const baseUrl = given.CASHFREE_PAYOUT_URL;
      return baseUrl === 'sandbox'
        ? disburseInSandbox(vendor, account)
        : cashfreeDisbursements({ ...account, baseUrl });
    },
  },
});

const hearing =
  (secrets: readonly string[]) =>
  (_fields: unknown, came: Parameters<typeof readWebhook>[0]): ReturnType<typeof readWebhook> =>
    readWebhook(came, secrets);

type Given = ValuesOf<typeof settings>;

function collectFaults(given: Given): string[] {
  if (given.CASHFREE_COLLECT_URL === '' && given.CASHFREE_AUTODEBIT === 'off') return [];
  const wanting = given.CASHFREE_COLLECT_URL === '' ? 'CASHFREE_AUTODEBIT' : 'CASHFREE_COLLECT_URL';
  const missing = (['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRETS', 'CASHFREE_PAYER_PHONE'] as const)
    .filter((key) => given[key].length === 0)
    .map((key) => `${key} is missing: ${wanting} needs it.`);
  const isPhone = /^[6-9]\d{9}$/u.test(given.CASHFREE_PAYER_PHONE);
  return isPhone || given.CASHFREE_PAYER_PHONE === ''
    ? missing
    : [...missing, 'CASHFREE_PAYER_PHONE is not ten digits: Cashfree refuses every order without.'];
}

function autodebitFaults(given: Given): string[] {
  if (given.CASHFREE_AUTODEBIT === 'off') return [];
  const isAddressed = given.CASHFREE_AUTODEBIT === 'sandbox' || given.CASHFREE_COLLECT_URL !== '';
  return [
    ...(isAddressed ? [] : ['CASHFREE_COLLECT_URL is missing: CASHFREE_AUTODEBIT needs it.']),
    ...(given.CASHFREE_AUTODEBIT_EMAIL === ''
      ? ['CASHFREE_AUTODEBIT_EMAIL is missing: CASHFREE_AUTODEBIT needs it.']
      : []),
  ];
}
