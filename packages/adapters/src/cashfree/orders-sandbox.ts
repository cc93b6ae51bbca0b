import type { IncomingMessage } from 'node:http';
import { amountText } from '@candor/domain/money';
import { upiLink } from '@candor/markets/transfers';
import type { CollectChannel } from '@candor/services/kernel/ports';
import { parseAmount } from '../channels/parse-amount.ts';
import { openLoopback, type Answer, type Loopback } from '../payouts/loopback-server.ts';
import { fieldsOf, textOf } from './ask-cashfree.ts';
import { cashfreeCollect, type CashfreeCollectAccount } from './cashfree-collect.ts';
import { triesOf, type CashfreeSimulator } from './cashfree-simulator.ts';
import { faultOf, isAllowed, type CashfreeKeys } from './simulated-keys.ts';

/**
 * Speaks Cashfree's orders on loopback: the adapter that production uses is the one that the sandbox walks.
 */
export function openCashfreeOrders(simulator: CashfreeSimulator, keys: CashfreeKeys): Promise<Loopback> {
  return openLoopback((request, text) => orderAnswer(request, text, { simulator, keys }), simulator);
}

/** The adapter, speaking to a sandbox that opens when it is first needed and keeps no process alive. */
export function collectFromSandbox(
  simulator: CashfreeSimulator,
  account: Omit<CashfreeCollectAccount, 'baseUrl'>,
): CollectChannel {
  let opening: Promise<CollectChannel> | undefined;
  const opened = () =>
    (opening ??= openCashfreeOrders(simulator, account).then(({ url }) =>
      cashfreeCollect({ ...account, baseUrl: url }),
    ));
  return {
    ...cashfreeCollect({ ...account, baseUrl: '' }),
    payer: simulator,
    makeCode: async (...asked) => (await opened()).makeCode(...asked),
    ask: async (payment) => (await opened()).ask(payment),
  };
}

type OrderParts = { readonly simulator: CashfreeSimulator; readonly keys: CashfreeKeys };

async function orderAnswer(
  request: IncomingMessage,
  text: string,
  { simulator, keys }: OrderParts,
): Promise<Answer> {
  if (!isAllowed(request, keys)) return faultOf(401, 'request_failed');
  const [, , id = '', what] = (request.url ?? '').split('/').map(decodeURIComponent);
  if (request.method === 'POST')
    return id === 'sessions' ? sessionAnswer(simulator, text) : order(simulator, text);
  const known = await simulator.find(id);
  if (!known) return faultOf(404, 'order_not_found');
  if (what === 'payments') return { status: 200, body: triesOf(known) };
  const { letter } = known;
  const stands = letter === 'S' || letter === 'K' ? 'PAID' : letter === 'V' ? 'EXPIRED' : 'ACTIVE';
  return { status: 200, body: orderBody(known, stands) };
}

async function order(simulator: CashfreeSimulator, text: string): Promise<Answer> {
  const asked = fieldsOf(JSON.parse(text));
  const amount = parseAmount(asked['order_amount']);
  const phone = textOf(fieldsOf(asked['customer_details']), 'customer_phone');
  if (!amount || textOf(asked, 'order_currency') !== 'INR') return faultOf(400, 'order_amount_invalid');
  if (!/^\d{10}$/u.test(phone)) return faultOf(400, 'phone_invalid');
  const id = textOf(asked, 'order_id');
  const until = new Date(textOf(asked, 'order_expiry_time'));
  const expiresAt = Number.isNaN(until.getTime()) ? null : until;
  const { isNew } = await simulator.post({ id, procId: 'upi', amount, expiresAt });
  return isNew
    ? { status: 200, body: orderBody({ id, amount }, 'ACTIVE') }
    : faultOf(409, 'order_already_exists');
}

function orderBody({ id, amount }: { readonly id: string; readonly amount: bigint }, stands: string): object {
  return {
    order_id: id,
    order_amount: Number(amountText(amount)),
    order_currency: 'INR',
    order_status: stands,
    payment_session_id: `session_${id}`,
  };
}

async function sessionAnswer(simulator: CashfreeSimulator, text: string): Promise<Answer> {
  const id = textOf(fieldsOf(JSON.parse(text)), 'payment_session_id').replace(/^session_/u, '');
  const known = await simulator.find(id);
  if (!known) return faultOf(404, 'orderpay_not_found');
  const link = upiLink({
    payee: 'sandbox@cashfree',
    payeeName: 'Cashfree sandbox',
    merchantCode: null,
    reference: known.reference,
    note: 'Payment',
    amount: known.amount,
  });
  const data = { url: null, payload: { default: link }, content_type: null, method: null };
  return { status: 200, body: { action: 'custom', channel: 'link', payment_method: 'upi', data } };
}
