import { SandboxVendor, type VendorTrouble } from '@candor/adapters';
import {
  CashfreeSimulator,
  openCashfreeOrders,
  openCashfreeSubscriptions,
  openCashfreeTransfers,
  SubscriptionsSimulator,
} from '@candor/adapters/cashfree';
import { openCollectSandbox, openDragonpaySandbox, SandboxCollector } from '@candor/adapters/dragonpay';
import { openWalletSandbox, WalletSimulator } from '@candor/adapters/walletdebit';
import type { WritableDatabase } from '@candor/store/tools';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ChannelTrouble = VendorTrouble;

/** The payment channels of both markets: one server that collects, debits and disburses, in whatever mood. */
export type ChannelServer = {
  readonly port: number;
  /** Where the lender reaches them, by the names of its settings. */
  readonly settingsAt: (url: string) => Readonly<Record<string, string>>;
  readonly collector: SandboxCollector;
  readonly wallet: WalletSimulator;
  readonly orders: CashfreeSimulator;
  readonly subscriptions: SubscriptionsSimulator;
  trouble: VendorTrouble;
  close(): Promise<void>;
};

const account = { merchantId: 'SANDBOX', token: 'sandbox', passwords: ['sandbox'] as const };
const keys = { clientId: 'sandbox', secrets: ['sandbox'] as const };

/** Their books are in the lender's database; what is between the two is a network. */
export async function openChannel(database: WritableDatabase): Promise<ChannelServer> {
  let own: ChannelServer | undefined;
  const now = () => new Date();
  const trouble = () => own?.trouble ?? 'none';
  const vendor = new SandboxVendor({ database, now, momentMs: 500, trouble });
  const { merchantId, passwords } = account;
  const [secret] = keys.secrets;
  const collector = new SandboxCollector({ database, merchantId, password: passwords[0], trouble });
  const wallet = new WalletSimulator({ database, now, key: secret, trouble });
  const orders = new CashfreeSimulator({ database, now, secret, trouble });
  const subscriptions = new SubscriptionsSimulator({ database, now, secret, trouble });
  const gateway = {
    orders: await openCashfreeOrders(orders, keys),
    subscriptions: await openCashfreeSubscriptions(subscriptions, keys),
  };
  const behind = {
    payouts: await openDragonpaySandbox(vendor, account),
    collections: await openCollectSandbox(collector, account),
    wallet: await openWalletSandbox(wallet, { keys: keys.secrets }),
    transfers: await openCashfreeTransfers(vendor, keys),
    gateway: gateway.orders,
  };
  // One address for all, so that one line leads to them.
  const server = createServer((incoming, answer) => {
    const [, part = '', rest = ''] = /^\/(\w+)(\/.*)$/u.exec(incoming.url ?? '') ?? [];
    const isDebit = part === 'gateway' && rest.startsWith('/subscriptions');
    const to = isDebit ? gateway.subscriptions : behind[part as keyof typeof behind];
    if (!to) return void answer.writeHead(404).end();
    const { method, headers } = incoming;
    const onward = request(`${to.url}${rest}`, { method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.on('error', () => answer.destroy());
      came.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  own = {
    port: (server.address() as AddressInfo).port,
    settingsAt: (url) => ({
      DRAGONPAY_PAYOUT_URL: `${url}/payouts`,
      DRAGONPAY_COLLECT_URL: `${url}/collections`,
      WALLET_DEBIT_URL: `${url}/wallet`,
      CASHFREE_COLLECT_URL: `${url}/gateway`,
      CASHFREE_AUTODEBIT: 'on',
      CASHFREE_PAYOUT_URL: `${url}/transfers`,
    }),
    collector,
    wallet,
    orders,
    subscriptions,
    trouble: 'none',
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([...Object.values(behind), gateway.subscriptions].map((each) => each.close()));
    },
  };
  return own;
}
