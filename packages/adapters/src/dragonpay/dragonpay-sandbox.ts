import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DisbursementChannel } from '@candor/services/kernel/ports';
import { dragonpayDisbursements, type DragonpayPayoutAccount } from './dragonpay-disbursements.ts';
import type { SandboxVendor } from './sandbox-vendor.ts';

export type DragonpaySandbox = { readonly url: string; close(): Promise<void> };

type Answer = { readonly status: number; readonly body: unknown } | 'silence';

const path = /^\/api\/payout\/merchant\/v1\/([^/]+)\/([^/]+)$/u;

/**
 * Speaks Dragonpay's payout protocol on loopback, with the sandbox's vendor behind it: the adapter that production uses is the one
 * that the sandbox walks.
 */
export async function openDragonpaySandbox(
  vendor: SandboxVendor,
  { merchantId, token }: { readonly merchantId: string; readonly token: string },
): Promise<DragonpaySandbox> {
  const server = createServer((request, response) => {
    answerFor(request, vendor, { merchantId, token })
      .then((answer) => deliver(answer, response, vendor))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closed(server) };
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
    name: 'dragonpay',
    send: async (payout) => {
      const answer = await (await opened()).send(payout);
      return answer.heard === 'accepted' ? { ...answer, knowsInMs: vendor.momentMs } : answer;
    },
    ask: async (id) => (await opened()).ask(id),
  };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function deliver(answer: Answer, response: ServerResponse, { trouble }: SandboxVendor): void {
  if (answer === 'silence' || trouble === 'answer-lost') return void response.destroy();
  if (trouble === 'answer-late') return; // It is never written: whoever asked gives up first.
  const text = JSON.stringify(answer.body);
  response.writeHead(answer.status, { 'content-type': 'application/json', connection: 'close' });
  response.end(trouble === 'answer-garbled' ? text.slice(0, text.length / 2) : text);
}

async function answerFor(
  request: IncomingMessage,
  vendor: SandboxVendor,
  { merchantId, token }: { readonly merchantId: string; readonly token: string },
): Promise<Answer> {
  const text = await bodyOf(request);
  if (vendor.trouble === 'request-lost') return 'silence';
  if (vendor.trouble === 'fault') return { status: 500, body: { error: 'sandbox' } };
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
  if (!id || !isAmount || Currency !== 'PHP' || !ProcId || !number) {
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

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
