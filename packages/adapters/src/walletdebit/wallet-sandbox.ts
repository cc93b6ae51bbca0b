import type { IncomingMessage } from 'node:http';
import type { MandateChannel } from '@candor/services/kernel/mandate-ports';
import { parseAmount } from '../channels/parse-amount.ts';
import { openLoopback, type Answer, type Loopback } from '../payouts/loopback-server.ts';
import { fieldsOf, scheme, textOf, type Fields, type WalletAccess } from './wallet-access.ts';
import { walletMandates } from './wallet-mandates.ts';
import { debitBody, mandateBody, type WalletSimulator } from './wallet-simulator.ts';

type Keys = Pick<WalletAccess, 'keys'>;

/** Speaks the wallet's protocol on loopback: the adapter is the one that production would use. */
export function openWalletSandbox(simulator: WalletSimulator, keys: Keys): Promise<Loopback> {
  return openLoopback((request, text) => answerFor(request, text, { simulator, ...keys }), simulator);
}

/** The adapter, speaking to a sandbox that opens when it is first needed and keeps no process alive. */
export function walletInSandbox(simulator: WalletSimulator, keys: Keys): MandateChannel {
  let opening: Promise<MandateChannel> | undefined;
  const opened = () =>
    (opening ??= openWalletSandbox(simulator, keys).then(({ url }) =>
      walletMandates({ ...keys, baseUrl: url }),
    ));
  return {
    schemes: walletMandates({ ...keys, baseUrl: '' }).schemes,
    ask: async (mandate) => (await opened()).ask(mandate),
    stand: async (id) => (await opened()).stand(id),
    end: async (id) => (await opened()).end(id),
    announce: async (debit) => (await (await opened()).announce?.(debit)) ?? 'told',
    debit: async (debit) => (await opened()).debit(debit),
    askDebit: async (debit) => (await opened()).askDebit(debit),
    account: simulator,
  };
}

const notThere: Answer = { status: 404, body: { error: 'not_known' } };
const refused = (error: string): Answer => ({ status: 422, body: { error } });

async function answerFor(
  request: IncomingMessage,
  text: string,
  { simulator, keys }: { readonly simulator: WalletSimulator } & Keys,
): Promise<Answer> {
  if (request.headers.authorization !== `Bearer ${keys[0]}`) return { status: 401, body: {} };
  const [, , what = '', id = '', more = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
  const { mandates } = simulator;
  if (request.method === 'GET') {
    if (what === 'mandates') {
      const mandate = await mandates.find(id);
      return mandate ? { status: 200, body: mandateBody(mandate) } : notThere;
    }
    const debit = await mandates.findDebit(id);
    const n = Number(more);
    return debit && n <= debit.tries.length ? { status: 200, body: debitBody(debit, n) } : notThere;
  }
  if (what === 'mandates' && more === 'end') {
    const mandate = (await mandates.move(id, 'withdraw')) ?? (await mandates.find(id));
    return mandate ? { status: 200, body: mandateBody(mandate) } : notThere;
  }
  return post(simulator, what, fieldsOf(JSON.parse(text)));
}

async function post({ mandates }: WalletSimulator, what: string, asked: Fields): Promise<Answer> {
  const amount = parseAmount(asked[what === 'mandates' ? 'most' : 'amount']);
  if (!amount || textOf(asked, 'currency') !== 'PHP') return refused('amount_is_wrong');
  if (what === 'mandates') {
    const { mandate } = await mandates.register({ id: textOf(asked, 'id'), scheme, most: amount });
    return { status: 200, body: mandateBody(mandate) };
  }
  const [mandateId, paymentId] = [textOf(asked, 'mandate'), textOf(asked, 'payment')];
  if (what === 'notices') {
    const told = await mandates.tell({ mandateId, paymentId, amount });
    if (told.did === 'refused') return refused(told.why);
    return { status: 200, body: { payment: paymentId, status: 'TOLD' } };
  }
  const n = Number(asked['n']);
  const charged = await mandates.charge({ mandateId, paymentId, amount, tryId: `${paymentId}/${n}` });
  if (charged.did === 'refused') return refused(charged.why);
  return { status: 200, body: debitBody(charged.debit, n) };
}
