import { defineChannel } from '../channels/channel.ts';
import { debitsOnly } from '../channels/debits-only.ts';
import { kind, setting } from '../settings/index.ts';
import { readWalletCallback } from './read-wallet-callback.ts';
import { channelId, servedMarket } from './wallet-access.ts';
import { walletMandates } from './wallet-mandates.ts';
import { walletInSandbox } from './wallet-sandbox.ts';
import { WalletSimulator } from './wallet-simulator.ts';

const settings = {
  WALLET_DEBIT_URL: setting({
    kind: kind.disbursementAddress,
    secret: true,
    example: 'https://wallet.example.ph',
    sandbox: 'sandbox',
    production: '',
    says: 'the base address of the wallet that debits by permission; sandbox answers it on this machine; without it nobody is offered autopay by wallet',
  }),
  WALLET_DEBIT_KEYS: setting({
    kind: kind.words,
    secret: true,
    example: 'the-key-of-the-wallet,the-one-before',
    sandbox: 'sandbox',
    production: '',
    says: "the wallet's keys, comma separated: the first asks, each of them signs callbacks",
  }),
};

/** Debits wallets in the Philippines by their owners' permission. */
export const walletdebit = defineChannel({
  id: channelId,
  markets: [servedMarket],
  kind: 'wallet',
  settings,

  sandboxParts: ({ WALLET_DEBIT_URL }) =>
    WALLET_DEBIT_URL === 'sandbox'
      ? ["WALLET_DEBIT_URL is the sandbox's: it debits nobody, and anybody may say that they paid"]
      : [],

  collect: {
    faults: (given) =>
      given.WALLET_DEBIT_URL !== '' && given.WALLET_DEBIT_KEYS.length === 0
        ? ['WALLET_DEBIT_KEYS is missing: WALLET_DEBIT_URL needs it.']
        : [],
    address: ['WALLET_DEBIT_URL', "the wallet's key"],
    open({ WALLET_DEBIT_URL: baseUrl, WALLET_DEBIT_KEYS: [key, ...older] }, { database, now }) {
      if (baseUrl === '' || key === undefined) return null;
      const keys = [key, ...older] as const;
      const mandates =
        baseUrl === 'sandbox'
          ? walletInSandbox(new WalletSimulator({ database, now, key, paysAfterMs: 2_000 }), { keys })
          : walletMandates({ baseUrl, keys });
      const hear = (_fields: unknown, came: Parameters<typeof readWalletCallback>[0]) =>
        readWalletCallback(came, keys);
      return debitsOnly({ id: channelId, mandates, hear });
    },
  },
});
