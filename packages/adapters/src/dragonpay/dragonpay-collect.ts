import type { MarketId } from '@candor/markets';
import { amountText } from '@candor/domain/money';
import { languages, marketMoney, type Words } from '@candor/markets';
import {
  callEndsWithinMs,
  type ChannelState,
  type CodeRefusal,
  type CollectChannel,
  type MadeCode,
  type PaymentToMake,
} from '@candor/services/kernel/ports';
import { askVendor, type VendorAnswer } from '../payouts/ask-vendor.ts';
import { readInstruction } from './instructions.ts';
import { ownSteps } from './own-step-texts.ts';
import { payTypeOf, readProcessors, sameInEach, takesAmount, type Processor } from './processors.ts';
import { readPostback, type PostbackScheme } from './read-postback.ts';
import { meaningOf } from './status-letters.ts';
import { parseAmount } from '../channels/parse-amount.ts';
import { walletAppLink } from './wallet-apps.ts';

/** The vendor has channels in one country. */
export const servedMarket: MarketId = 'ph';

export type DragonpayCollectAccount = {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly merchantId: string;
  /** The first asks; each of them signs callbacks. */
  readonly passwords: readonly [string, ...string[]];
  readonly schemes: readonly PostbackScheme[];
  /** Where Dragonpay writes to about a payment: the lender's, since borrowers give us none. */
  readonly email: string;
  /** After the base; `{amount}`, `{txnId}` and `{refNo}` are put in. */
  readonly paths: { readonly processors: string; readonly status: string; readonly instructions: string };
  readonly timeoutMs?: number;
};

export const channelId = 'dragonpay';

/**
 * Dragonpay's collecting, version 2. Our payment's id is their transaction id. An answer of S to the request
 * says that it was made, not that it was paid. No answer is not a refusal: we ask by our id what became of
 * it.
 */
export function dragonpayCollect(account: DragonpayCollectAccount): CollectChannel {
  const { merchantId, passwords, paths } = account;
  let lastList: readonly Processor[] = [];
  const ask = asker(account);

  async function processors(amount: bigint): Promise<readonly Processor[]> {
    const answer = await ask(filled(paths.processors, { amount: amountText(amount) }));
    // Processors change seldom: while there is no answer the last list is shown as down, not forgotten.
    const list = answer.status === 200 ? readProcessors(answer.body) : null;
    if (list === null) return lastList.map((each) => ({ ...each, isUp: false }));
    lastList = list;
    return list;
  }

  async function stateOf(id: string): Promise<ChannelState & { readonly reference?: string }> {
    return readState(await ask(filled(paths.status, { txnId: id })), id);
  }

  async function request(payment: PaymentToMake, procId: string): Promise<Requested | undefined> {
    const body = JSON.stringify({
      Amount: amountText(payment.amount),
      Currency: payment.currency,
      Description: payment.label,
      Email: account.email,
      ProcId: procId,
      Param1: '',
      Param2: '',
      Expiry: payment.expiresAt.toISOString(),
    });
    const answer = await ask(`/api/collect/v2/${encodeURIComponent(payment.id)}/post`, body);
    const refNo = fieldOf(answer.body, 'RefNo');
    if (answer.status === 200 && refNo && fieldOf(answer.body, 'Status') === 'S') {
      const url = fieldOf(answer.body, 'Url');
      return { reference: refNo, ...(url?.startsWith('http') && { url }) };
    }
    // A timeout, half an answer, or "this id is there already": what do they know of it?
    const { reference } = await stateOf(payment.id);
    return reference === undefined ? undefined : { reference };
  }

  async function makeCode(payment: PaymentToMake, payTypeId: string): Promise<MadeCode | CodeRefusal> {
    const procId = payTypeId.slice(channelId.length + 1);
    const processor = (await processors(payment.amount)).find((each) => each.procId === procId);
    if (!processor) return { refused: lastList.length > 0 ? 'pay_type_is_not_offered' : 'channel_is_down' };
    if (!takesAmount(processor, payment.amount)) return { refused: 'pay_type_is_not_offered' };
    if (!processor.isUp) return { refused: 'channel_is_down' };
    const requested = await request(payment, procId);
    if (!requested) return { refused: 'channel_is_down' };
    const { reference } = requested;
    const url = requested.url ?? walletAppLink(procId, { amount: amountText(payment.amount), reference });
    const told = await Promise.all(
      languages.map(async (language) =>
        readInstruction(await ask(filled(paths.instructions, { refNo: reference }), undefined, language)),
      ),
    );
    const first = told[0];
    const { barCode, deadline } = first ?? {};
    const { kind, name, surcharge } = processor;
    const expiresAt = deadline && deadline < payment.expiresAt ? deadline : payment.expiresAt;
    return {
      kind,
      payTypeName: sameInEach(name),
      reference,
      ...(barCode !== undefined && { barCode }),
      ...(url !== undefined && { appLink: url }),
      steps:
        stepsIn(told) ??
        ownSteps(kind, {
          name,
          amount: marketMoney(servedMarket, payment.amount),
          fee: surcharge > 0n ? marketMoney(servedMarket, surcharge) : null,
          reference,
          hasLink: requested.url !== undefined,
        }),
      takesUtr: false,
      fee: surcharge,
      expiresAt,
    };
  }

  return {
    id: channelId,
    async payTypes(amount, market) {
      if (market !== servedMarket) return [];
      return (await processors(amount)).filter((each) => takesAmount(each, amount)).map(payTypeOf);
    },
    makeCode,
    ask: ({ id }) => stateOf(id),
    hear: (fields) => readPostback(fields, { merchantId, passwords, schemes: account.schemes }),
  };
}

type Requested = { readonly reference: string; readonly url?: string };

function asker({ baseUrl, merchantId, passwords, timeoutMs = callEndsWithinMs }: DragonpayCollectAccount) {
  const authorization = `Basic ${Buffer.from(`${merchantId}:${passwords[0]}`, 'utf8').toString('base64')}`;
  return (path: string, body?: string, language = 'en'): Promise<VendorAnswer> =>
    askVendor(`${baseUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization,
        accept: 'application/json',
        'accept-language': language,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      timeoutMs,
    });
}

function filled(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => encodeURIComponent(values[name] ?? whole));
}

/** The steps in every language, if Dragonpay gave as many in each. */
function stepsIn(told: readonly ReturnType<typeof readInstruction>[]): readonly Words[] | undefined {
  const [first] = told;
  const isWhole =
    first && first.steps.length > 0 && told.every((each) => each?.steps.length === first.steps.length);
  if (!isWhole) return undefined;
  return first.steps.map(
    (_step, n) =>
      Object.fromEntries(languages.map((language, at) => [language, told[at]?.steps[n] ?? ''])) as Words,
  );
}

/** An answer about another payment, or in another money, is none. */
function readState(
  { status, body }: VendorAnswer,
  id: string,
): ChannelState & { readonly reference?: string } {
  if (status === 404 && typeof body === 'object' && body !== null) return { is: 'not-known' };
  const letter = fieldOf(body, 'Status');
  const reference = fieldOf(body, 'RefNo');
  if (status !== 200 || letter === undefined || reference === undefined) return { is: 'unknown' };
  if (fieldOf(body, 'TxnId') !== id || fieldOf(body, 'Currency') !== 'PHP') return { is: 'unknown' };
  const amount = parseAmount((body as Readonly<Record<string, unknown>>)['Amount']);
  switch (meaningOf(letter).says) {
    case 'paid':
      return { is: 'paid', externalId: reference, amount, reference };
    case 'taken-back':
      return { is: 'taken-back', externalId: reference, amount, reference };
    case 'failed':
    case 'void':
      return { is: 'failed', reference };
    default:
      return { is: 'waiting', reference };
  }
}

function fieldOf(body: unknown, name: string): string | undefined {
  const field =
    typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof field === 'string' && field.trim() !== '' ? field.trim() : undefined;
}
