import { SandboxVendor, type VendorTrouble } from '@candor/adapters';
import { openCollectSandbox, openDragonpaySandbox, SandboxCollector } from '@candor/adapters/dragonpay';
import type { WritableDatabase } from '@candor/store/tools';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ChannelTrouble = VendorTrouble;

/** The payment channel: a server of its own that collects and disburses, in whatever mood. */
export type ChannelServer = {
  readonly port: number;
  readonly collector: SandboxCollector;
  trouble: VendorTrouble;
  close(): Promise<void>;
};

const account = { merchantId: 'SANDBOX', token: 'sandbox', passwords: ['sandbox'] as const };

/** Its books are in the lender's database; what is between the two is a network. */
export async function openChannel(database: WritableDatabase): Promise<ChannelServer> {
  let own: ChannelServer | undefined;
  const trouble = () => own?.trouble ?? 'none';
  const vendor = new SandboxVendor({ database, now: () => new Date(), momentMs: 500, trouble });
  const { merchantId, passwords } = account;
  const collector = new SandboxCollector({ database, merchantId, password: passwords[0], trouble });
  const behind = {
    payouts: await openDragonpaySandbox(vendor, account),
    collections: await openCollectSandbox(collector, account),
  };
  // One address for both, so that one line leads to the channel.
  const server = createServer((incoming, answer) => {
    const [, part = '', rest = ''] = /^\/(payouts|collections)(\/.*)$/u.exec(incoming.url ?? '') ?? [];
    const to = behind[part as keyof typeof behind];
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
    collector,
    trouble: 'none',
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all(Object.values(behind).map((each) => each.close()));
    },
  };
  return own;
}
