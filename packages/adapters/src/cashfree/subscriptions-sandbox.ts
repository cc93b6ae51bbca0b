import type { IncomingMessage } from 'node:http';
import { amountText } from '@candor/domain/money';
import type { MandateChannel } from '@candor/services/kernel/mandate-ports';
import { parseAmount } from '../channels/parse-amount.ts';
import { sandboxPage } from '../channels/sandbox-page.ts';
import type { Charged } from '../channels/sandbox-mandates.ts';
import { openLoopback, type Answer, type Loopback } from '../payouts/loopback-server.ts';
import { fieldsOf, textOf, type Fields } from './ask-cashfree.ts';
import { cashfreeMandates, type CashfreeMandateAccount } from './cashfree-mandates.ts';
import { faultOf, isAllowed, type CashfreeKeys } from './simulated-keys.ts';
import { paymentBody, subscriptionBody, type SubscriptionsSimulator } from './subscriptions-simulator.ts';

/** Speaks Cashfree's subscriptions on loopback. */
export function openCashfreeSubscriptions(
  simulator: SubscriptionsSimulator,
  keys: CashfreeKeys,
): Promise<Loopback> {
  return openLoopback((request, text) => answerFor(request, text, { simulator, keys }), simulator);
}

/**
 * The adapter, speaking to a sandbox that opens when it is first needed and keeps no process alive. Its
 * payers confirm on a page of the sandbox's.
 */
export function mandatesFromSandbox(
  simulator: SubscriptionsSimulator,
  account: Omit<CashfreeMandateAccount, 'baseUrl'>,
): MandateChannel {
  let opening: Promise<MandateChannel> | undefined;
  const opened = () =>
    (opening ??= openCashfreeSubscriptions(simulator, account).then(({ url }) =>
      cashfreeMandates({ ...account, baseUrl: url }),
    ));
  return {
    schemes: cashfreeMandates({ ...account, baseUrl: '' }).schemes,
    ask: async (mandate) => {
      const said = await (await opened()).ask(mandate);
      return said.heard === 'asked' ? { heard: 'asked', link: sandboxPage(mandate.id) } : said;
    },
    stand: async (id) => (await opened()).stand(id),
    end: async (id) => (await opened()).end(id),
    announce: async (debit) => (await (await opened()).announce?.(debit)) ?? 'told',
    debit: async (debit) => (await opened()).debit(debit),
    askDebit: async (debit) => (await opened()).askDebit(debit),
    account: simulator,
  };
}

type Parts = { readonly simulator: SubscriptionsSimulator; readonly keys: CashfreeKeys };

async function answerFor(
  request: IncomingMessage,
  text: string,
  { simulator, keys }: Parts,
): Promise<Answer> {
  if (!isAllowed(request, keys)) return faultOf(401, 'authentication_failed');
  const [, root, ...path] = (request.url ?? '').split('/').map(decodeURIComponent);
  if (root !== 'subscriptions') return faultOf(404, 'endpoint_is_unknown');
  if (request.method === 'GET') return found(simulator, path);
  const asked = fieldsOf(JSON.parse(text));
  switch (path.join('/')) {
    case '':
      return register(simulator, asked);
    case 'pay':
      return textOf(asked, 'payment_type') === 'AUTH'
        ? authorise(simulator, asked)
        : charge(simulator, asked, textOf(asked, 'payment_id'));
    case 'pay/controlled/notify-mandate':
      return notify(simulator, asked);
    case 'pay/controlled/execute-mandate':
      return charge(simulator, asked, textOf(asked, 'execution_id'));
    default:
      return path[1] === 'manage' ? cancel(simulator, path[0] ?? '') : faultOf(404, 'endpoint_is_unknown');
  }
}

async function found({ mandates }: SubscriptionsSimulator, path: readonly string[]): Promise<Answer> {
  if (path.length === 1) {
    const mandate = await mandates.find(path[0] ?? '');
    return mandate
      ? { status: 200, body: subscriptionBody(mandate) }
      : faultOf(404, 'subscription_not_found');
  }
  const [first = '', second = '', , kind, id = ''] = path;
  if (second === 'payments') {
    const debit = await mandates.findDebit(path[2] ?? '');
    return debit ? { status: 200, body: paymentBody(debit) } : faultOf(404, 'payment_not_found');
  }
  const debit = first === 'payments' ? await mandates.findDebit(second) : undefined;
  if (kind === 'executions')
    return debit?.tries.includes(id)
      ? { status: 200, body: paymentBody(debit, id) }
      : faultOf(404, 'execution_not_found');
  return debit && id.endsWith('-notice-1')
    ? { status: 200, body: noticeBody(paymentBody(debit), id) }
    : faultOf(404, 'notification_not_found');
}

const noticeBody = (payment: object, id: string) => ({
  ...payment,
  notification_id: id,
  notification_status: 'SUCCESS',
});

async function register({ mandates }: SubscriptionsSimulator, asked: Fields): Promise<Answer> {
  const most = parseAmount(fieldsOf(asked['plan_details'])['plan_max_amount']);
  const customer = fieldsOf(asked['customer_details']);
  const [scheme] =
    (fieldsOf(asked['authorization_details'])['payment_methods'] as string[] | undefined) ?? [];
  if (!most || !scheme) return faultOf(400, 'plan_max_amount_invalid');
  if (!/^\d{10}$/u.test(textOf(customer, 'customer_phone')) || textOf(customer, 'customer_email') === '')
    return faultOf(400, 'customer_details_invalid');
  const id = textOf(asked, 'subscription_id');
  const { isNew, mandate } = await mandates.register({ id, scheme, most });
  return isNew
    ? { status: 200, body: subscriptionBody(mandate) }
    : faultOf(409, 'subscription_already_exists');
}

async function authorise({ mandates }: SubscriptionsSimulator, asked: Fields): Promise<Answer> {
  const id = textOf(asked, 'subscription_id');
  const mandate = await mandates.find(id);
  if (mandate?.state !== 'asked' || textOf(asked, 'subscription_session_id') !== `sub_session_${id}`)
    return faultOf(400, 'subscription_session_id_invalid');
  const data =
    mandate.scheme === 'enach'
      ? { url: 'https://sandbox.cashfree.invalid/enach', payload: { mandate: id } }
      : { url: null, payload: { default: upiMandate(id, mandate.most) } };
  return { status: 200, body: { payment_id: textOf(asked, 'payment_id'), channel: 'link', data } };
}

const upiMandate = (id: string, most: bigint) =>
  `upi://mandate?pa=sandbox@cashfree&pn=Sandbox&tr=${id}&am=${amountText(most)}&amrule=MAX&cu=INR`;

async function notify({ mandates }: SubscriptionsSimulator, asked: Fields): Promise<Answer> {
  const amount = parseAmount(asked['payment_amount']);
  if (!amount) return faultOf(400, 'payment_amount_invalid');
  const id = textOf(asked, 'notification_id');
  const paymentId = textOf(asked, 'payment_id');
  const told = await mandates.tell({ paymentId, mandateId: textOf(asked, 'subscription_id'), amount });
  if (told.did === 'refused') return refusalOf(told);
  if (told.did === 'known') return faultOf(409, 'notification_already_exists');
  return { status: 200, body: noticeBody(paymentBody(told.debit), id) };
}

async function charge({ mandates }: SubscriptionsSimulator, asked: Fields, tryId: string): Promise<Answer> {
  const charged = await mandates.charge({
    paymentId: textOf(asked, 'payment_id'),
    mandateId: textOf(asked, 'subscription_id'),
    tryId,
    amount: parseAmount(asked['payment_amount']),
  });
  if (charged.did === 'refused') return refusalOf(charged);
  if (charged.did === 'known') return faultOf(409, 'payment_already_exists');
  return { status: 200, body: paymentBody(charged.debit, tryId) };
}

const refusals = {
  unknown: 'subscription_not_found',
  'not-active': 'subscription_is_not_active',
  'too-much': 'payment_amount_invalid',
  'not-told': 'payment_was_not_notified',
} as const;

const refusalOf = ({ why }: Extract<Charged, { readonly did: 'refused' }>): Answer =>
  faultOf(400, refusals[why]);

async function cancel({ mandates }: SubscriptionsSimulator, id: string): Promise<Answer> {
  const mandate = await mandates.move(id, 'withdraw');
  return mandate
    ? { status: 200, body: subscriptionBody(mandate) }
    : faultOf(400, 'subscription_is_not_active');
}
