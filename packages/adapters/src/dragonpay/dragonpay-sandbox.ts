import type { IncomingMessage } from 'node:http';
import type { DisbursementChannel } from '@candor/services/kernel/ports';
import { markets } from '@candor/markets';
import { openLoopback, type Answer, type Loopback } from '../payouts/loopback-server.ts';
import type { SandboxVendor } from '../payouts/sandbox-vendor.ts';
import { channelId, servedMarket } from './dragonpay-collect.ts';
import { dragonpayDisbursements, type DragonpayPayoutAccount } from './dragonpay-disbursements.ts';

const path = /^\/api\/payout\/merchant\/v1\/([^/]+)\/([^/]+)$/u;

/**
 * Speaks Dragonpay's payout protocol on loopback, with the sandbox's vendor behind it: the adapter that
 * production uses is the one that the sandbox walks.
 */
export function openDragonpaySandbox(
  vendor: SandboxVendor,
  account: { readonly merchantId: string; readonly token: string },
): Promise<Loopback> {
  return openLoopback((request, text) => answerFor(request, text, vendor, account), vendor);
}

/** The adapter, speaking to a sandbox that opens when it is first needed and keeps no process alive. */
export function dragonpayInSandbox(
  vendor: SandboxVendor,
  account: Omit<DragonpayPayoutAccount, 'baseUrl'>,
): DisbursementChannel {
  let opening: Promise<DisbursementChannel> | undefined;
  const opened = () =>
    (opening ??= openDragonpaySandbox(vendor, account).then(({ url }) =>
      dragonpayDisbursements({ ...account, baseUrl: url }),
    ));
  return {
    name: channelId,
    send: async (payout) => {
      const answer = await (await opened()).send(payout);
      return answer.heard === 'accepted' ? { ...answer, knowsInMs: vendor.momentMs } : answer;
    },
    ask: async (id) => (await opened()).ask(id),
  };
}

async function answerFor(
  request: IncomingMessage,
  text: string,
  vendor: SandboxVendor,
  { merchantId, token }: { readonly merchantId: string; readonly token: string },
): Promise<Answer> {
  const [, merchant, last] = path.exec(request.url ?? '') ?? [];
  if (merchant !== merchantId || last === undefined) return { status: 404, body: {} };
  if (request.headers.authorization !== `Bearer ${token}`) return { status: 401, body: {} };
  if (request.method === 'POST' && last === 'post') return postAnswer(vendor, text);
  if (request.method === 'GET') return statusAnswer(vendor, decodeURIComponent(last));
  return { status: 405, body: {} };
}

async function postAnswer(vendor: SandboxVendor, text: string): Promise<Answer> {
  const {
    TxnId: id,
    Amount,
    Currency,
    ProcId,
    ProcDetail: number,
  } = JSON.parse(text) as Record<string, string>;
  const isAmount = /^\d{1,12}\.\d{2}$/u.test(Amount ?? '');
  if (!id || !isAmount || Currency !== markets[servedMarket].currency.code || !ProcId || !number) {
    return { status: 200, body: { Code: -4, Message: 'Incomplete request' } };
  }
  const verdict = await vendor.post({ id, amount: BigInt((Amount ?? '').replace('.', '')), number });
  if (verdict.did === 'mute') return 'silence';
  if (verdict.did === 'refused') return { status: 200, body: { Code: -5, Message: 'Invalid account' } };
  if (verdict.did === 'known')
    return { status: 200, body: { Code: -8, Message: 'Duplicate transaction id' } };
  return { status: 200, body: { Code: 0, Message: verdict.reference } };
}

async function statusAnswer(vendor: SandboxVendor, id: string): Promise<Answer> {
  const verdict = await vendor.status(id);
  if (verdict.is === 'mute') return 'silence';
  if (verdict.is === 'not-known') return { status: 404, body: { Message: 'Not found' } };
  const letters = { queued: 'Q', paid: 'S', failed: 'F' } as const;
  const message = verdict.is === 'failed' ? 'Account is closed' : '';
  return { status: 200, body: { RefNo: verdict.reference, Status: letters[verdict.is], Message: message } };
}
