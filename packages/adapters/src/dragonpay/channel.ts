import { defineChannel } from '../channels/channel.ts';
import { kind, setting } from '../settings/index.ts';
import { collectInSandbox, sandboxPaths } from './collect-sandbox.ts';
import { channelId, dragonpayCollect, servedMarket } from './dragonpay-collect.ts';
import { dragonpayDisbursements } from './dragonpay-disbursements.ts';
import { dragonpayInSandbox } from './dragonpay-sandbox.ts';
import { postbackSchemes } from './read-postback.ts';
import { SandboxCollector } from './sandbox-collector.ts';

const payoutStatusPath = '/api/payout/merchant/v1/{merchantId}/{txnId}';
const everywhere = (path: string) => ({ example: path, sandbox: path, production: path });

const settings = {
  DRAGONPAY_PAYOUT_URL: setting({
    kind: kind.disbursementAddress,
    secret: true,
    example: 'https://gw.dragonpay.ph',
    sandbox: 'sandbox',
    production: '',
    says: "the base address of Dragonpay's payouts; sandbox answers them on this machine",
  }),
  DRAGONPAY_MERCHANT_ID: setting({
    kind: kind.anyText,
    example: 'CANDOR',
    sandbox: 'SANDBOX',
    production: '',
    says: "the lender's merchant id at Dragonpay",
  }),
  DRAGONPAY_PAYOUT_TOKEN: setting({
    kind: kind.anyText,
    secret: true,
    example: 'the-payout-key-of-dragonpay',
    sandbox: 'sandbox',
    production: '',
    says: "the bearer token of Dragonpay's payouts",
  }),
  DRAGONPAY_PAYOUT_EMAIL: setting({
    kind: kind.anyText,
    example: 'payouts@example.ph',
    sandbox: 'payouts@example.ph',
    production: '',
    says: 'where Dragonpay writes to about payouts',
  }),
  DRAGONPAY_PAYOUT_STATUS_PATH: setting({
    kind: kind.statusPath,
    ...everywhere(payoutStatusPath),
    says: "where a payout's status is asked for, after the base address",
  }),
  DRAGONPAY_COLLECT_URL: setting({
    kind: kind.disbursementAddress,
    secret: true,
    example: 'https://gw.dragonpay.ph',
    sandbox: 'sandbox',
    production: '',
    says: "the base address of Dragonpay's collecting; sandbox answers it on this machine; without it no way of Dragonpay's is offered",
  }),
  DRAGONPAY_COLLECT_PASSWORDS: setting({
    kind: kind.words,
    secret: true,
    example: 'the-collect-password,the-one-before',
    sandbox: 'sandbox',
    production: '',
    says: "the merchant's passwords for collecting, comma separated: the first asks, each of them signs callbacks",
  }),
  DRAGONPAY_POSTBACK_SCHEMES: setting({
    kind: kind.someOf(...postbackSchemes),
    example: 'signature',
    sandbox: 'digest,signature',
    production: 'signature',
    says: 'how callbacks may be signed, at least one: signature is HMAC-SHA256, digest the older SHA-1',
  }),
  DRAGONPAY_COLLECT_EMAIL: setting({
    kind: kind.anyText,
    example: 'payments@example.ph',
    sandbox: 'payments@example.ph',
    production: '',
    says: 'where Dragonpay writes to about payments',
  }),
  DRAGONPAY_COLLECT_STATUS_PATH: setting({
    kind: kind.statusPath,
    ...everywhere(sandboxPaths.status),
    says: "where a payment's status is asked for, after the base address",
  }),
  DRAGONPAY_PROCESSORS_PATH: setting({
    kind: kind.pathHolding('{amount}'),
    ...everywhere(sandboxPaths.processors),
    says: 'where the ways to pay an amount are asked for, after the base address',
  }),
  DRAGONPAY_INSTRUCTIONS_PATH: setting({
    kind: kind.pathHolding('{refNo}'),
    ...everywhere(sandboxPaths.instructions),
    says: 'where the steps and the deadline of a payment are asked for, after the base address',
  }),
};

/** Collects and disburses in the Philippines. */
export const dragonpay = defineChannel({
  id: channelId,
  markets: [servedMarket],
  kind: 'online-bank',
  settings,

  sandboxParts: ({ DRAGONPAY_PAYOUT_URL, DRAGONPAY_COLLECT_URL }) => [
    ...(DRAGONPAY_PAYOUT_URL === 'sandbox'
      ? ["DRAGONPAY_PAYOUT_URL is the sandbox's: it pays nobody out"]
      : []),
    ...(DRAGONPAY_COLLECT_URL === 'sandbox'
      ? ["DRAGONPAY_COLLECT_URL is the sandbox's: it collects nothing, and anybody may say that they paid"]
      : []),
  ],

  collect: {
    faults: (given) =>
      given.DRAGONPAY_COLLECT_URL === ''
        ? []
        : (['DRAGONPAY_MERCHANT_ID', 'DRAGONPAY_COLLECT_PASSWORDS', 'DRAGONPAY_COLLECT_EMAIL'] as const)
            .filter((key) => given[key].length === 0)
            .map((key) => `${key} is missing: DRAGONPAY_COLLECT_URL needs it.`),
    address: ['DRAGONPAY_COLLECT_URL', "the merchant's password"],
    open(given, { database }) {
      const { DRAGONPAY_COLLECT_URL: baseUrl, DRAGONPAY_MERCHANT_ID: merchantId } = given;
      const [password, ...older] = given.DRAGONPAY_COLLECT_PASSWORDS;
      if (baseUrl === '' || password === undefined) return null;
      const account = {
        merchantId,
        passwords: [password, ...older] as const,
        schemes: given.DRAGONPAY_POSTBACK_SCHEMES,
        email: given.DRAGONPAY_COLLECT_EMAIL,
      };
      if (baseUrl === 'sandbox')
        return collectInSandbox(new SandboxCollector({ database, merchantId, password }), account);
      const paths = {
        processors: given.DRAGONPAY_PROCESSORS_PATH,
        status: given.DRAGONPAY_COLLECT_STATUS_PATH,
        instructions: given.DRAGONPAY_INSTRUCTIONS_PATH,
      };
      return dragonpayCollect({ ...account, baseUrl, paths });
    },
  },

  disburse: {
    needs: [
      'DRAGONPAY_PAYOUT_URL',
      'DRAGONPAY_MERCHANT_ID',
      'DRAGONPAY_PAYOUT_TOKEN',
      'DRAGONPAY_PAYOUT_EMAIL',
    ],
    address: ['DRAGONPAY_PAYOUT_URL', 'account numbers'],
    open(given, { vendor, now }) {
      const account = {
        merchantId: given.DRAGONPAY_MERCHANT_ID,
        token: given.DRAGONPAY_PAYOUT_TOKEN,
        email: given.DRAGONPAY_PAYOUT_EMAIL,
        statusPath: given.DRAGONPAY_PAYOUT_STATUS_PATH,
        now,
      };
      const baseUrl = given.DRAGONPAY_PAYOUT_URL;
      return baseUrl === 'sandbox'
        ? dragonpayInSandbox(vendor, account)
        : dragonpayDisbursements({ ...account, baseUrl });
    },
  },
});
