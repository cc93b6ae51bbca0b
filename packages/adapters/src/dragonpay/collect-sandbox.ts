import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { amountText } from '@candor/domain/money';
import { isLanguage, marketMoney } from '@candor/markets';
import type { CollectChannel } from '@candor/services/kernel/ports';
import {
  channelId,
  dragonpayCollect,
  servedMarket,
  type DragonpayCollectAccount,
} from './dragonpay-collect.ts';
import { openLoopback, type Answer, type Loopback } from '../payouts/loopback-server.ts';
import { ownSteps } from './own-step-texts.ts';
import { readProcessors } from './processors.ts';
import type { SandboxCollector } from './sandbox-collector.ts';
import { sandboxProcessors } from './sandbox-processors.ts';
import { parseAmount } from '../channels/parse-amount.ts';

/** Where the sandbox answers each question, after its base. */
export const sandboxPaths = {
  processors: '/api/collect/v1/processors/{amount}',
  status: '/api/collect/v1/txnid/{txnId}',
  instructions: '/api/collect/v1/refno/{refNo}/instructions',
} as const;

type Merchant = Pick<DragonpayCollectAccount, 'merchantId' | 'passwords'>;

/**
 * Speaks Dragonpay's collecting on loopback: the adapter that production uses is the one that the sandbox
 * walks.
 */
export function openCollectSandbox(collector: SandboxCollector, merchant: Merchant): Promise<Loopback> {
  return openLoopback((request, text) => answerFor(request, text, collector, merchant), collector);
}

/** The adapter, speaking to a sandbox that opens when it is first needed and keeps no process alive. */
export function collectInSandbox(
  collector: SandboxCollector,
  account: Omit<DragonpayCollectAccount, 'baseUrl' | 'paths'>,
): CollectChannel {
  let opening: Promise<CollectChannel> | undefined;
  const opened = () =>
    (opening ??= openCollectSandbox(collector, account).then(({ url }) =>
      dragonpayCollect({ ...account, baseUrl: url, paths: sandboxPaths }),
    ));
  const { hear } = dragonpayCollect({ ...account, baseUrl: '', paths: sandboxPaths });
  return {
    id: channelId,
    payer: {
      act: async (...asked) =>
        (await collector.act(...asked))?.map((text) => ({ text, headers: {} })) ?? null,
    },
    payTypes: async (...asked) => (await opened()).payTypes(...asked),
    makeCode: async (...asked) => (await opened()).makeCode(...asked),
    ask: async (payment) => (await opened()).ask(payment),
    ...(hear && { hear }),
  };
}

async function answerFor(
  request: IncomingMessage,
  text: string,
  collector: SandboxCollector,
  { merchantId, passwords }: Merchant,
): Promise<Answer> {
  const expected = `Basic ${Buffer.from(`${merchantId}:${passwords[0]}`).toString('base64')}`;
  if (request.headers.authorization !== expected) return { status: 401, body: {} };
  const path = (request.url ?? '').split('/').map(decodeURIComponent);
  const [, , , version, what = '', id = '', last] = path;
  if (request.method === 'POST' && version === 'v2' && id === 'post')
    return postAnswer(collector, what, text);
  if (what === 'processors') return { status: 200, body: sandboxProcessors };
  const known = id === '' ? undefined : await collector.find(id);
  if (!known) return { status: 404, body: { Message: 'Not found' } };
  const { reference, letter, amount, paidAmount, expiresAt } = known;
  if (last !== 'instructions') {
    const Amount = Number(amountText(paidAmount ?? amount));
    return {
      status: 200,
      body: { RefNo: reference, TxnId: known.id, Status: letter, Amount, Currency: 'PHP' },
    };
  }
  const asked = request.headers['accept-language'];
  const language = isLanguage(asked) ? asked : 'en';
  const processor = readProcessors(sandboxProcessors)?.find(({ procId }) => procId === known.procId);
  const steps = processor
    ? ownSteps(processor.kind, {
        name: processor.name,
        amount: marketMoney(servedMarket, amount),
        fee: processor.surcharge > 0n ? marketMoney(servedMarket, processor.surcharge) : null,
        reference,
        hasLink: false,
      })
    : [];
  return {
    status: 200,
    body: {
      RefNo: reference,
      Steps: steps.map((step) => step[language]),
      ...(processor?.kind === 'over-the-counter' && { BarCode: barCodeOf(reference) }),
      ...(expiresAt && { Deadline: expiresAt.toISOString() }),
    },
  };
}

async function postAnswer(collector: SandboxCollector, id: string, text: string): Promise<Answer> {
  const { Amount, Currency, ProcId: procId, Expiry } = JSON.parse(text) as Record<string, string | undefined>;
  const amount = parseAmount(Amount);
  const isKnown = sandboxProcessors.some((each) => each.procId === procId && each.status === 'A');
  if (!amount || Currency !== 'PHP' || !procId || !isKnown)
    return { status: 200, body: { RefNo: '', Status: 'F', Message: 'Invalid request', Url: '' } };
  const until = new Date(Expiry ?? '');
  const expiresAt = Number.isNaN(until.getTime()) ? null : until;
  const { isNew, reference } = await collector.post({ id, procId, amount, expiresAt });
  if (!isNew) return { status: 200, body: { RefNo: '', Status: 'F', Message: 'Duplicate txnid', Url: '' } };
  return { status: 200, body: { RefNo: reference, Status: 'S', Message: '', Url: '' } };
}

/** Sixteen digits that a till could read: 7110 0348 2651 9077. */
function barCodeOf(reference: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(reference).digest('hex').slice(0, 12)}`);
  return `7110${String(digits % 1_000_000_000_000n).padStart(12, '0')}`;
}
