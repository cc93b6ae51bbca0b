import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxPayer } from '@candor/services/kernel/ports';
import type { Dice } from '../dice/index.ts';
import type { Debtor } from './prepare-borrowers.ts';

/**
 * What the payers were told, and by whom nothing was said: an answer counts only when it came whole and was
 * 2xx.
 */
export type Ledger = {
  /** Amounts by payment: its code was given. */
  readonly codes: Map<string, number>;
  /** References by payment: the lender said that it has heard of the money. */
  readonly heard: Map<string, string>;
  /** Every key that was ever sent, whether it was answered or not. */
  readonly keys: Set<string>;
  /** Answers that are neither 2xx nor worth another try, by what they said. */
  readonly refused: Map<string, number>;
  /** Requests that were broken off, or answered with a request to try again, by what was said. */
  readonly tries: Map<string, number>;
  inFlight: number;
};

export type PayerParts = {
  readonly servers: readonly string[];
  readonly collector: SandboxPayer;
  readonly debtors: readonly Debtor[];
  readonly ledger: Ledger;
  /** Nothing new is begun any more. */
  readonly isOver: () => boolean;
};

/** A machine that does all of this at once may be slow; it should not have to do it twice for that. */
const patienceMs = 60_000;
const longestWaitMs = 5_000;
/** Problems that pass: whoever meets one sends the same again. */
const passing: ReadonlySet<string> = new Set(['idempotency_key_in_use', 'channel_is_down']);

/**
 * One payer after the other's example: a code, the money, the channel's callback; then the next one, until it
 * is over.
 */
export async function payAgainAndAgain(parts: PayerParts, dice: Dice): Promise<void> {
  while (!parts.isOver()) await payOnce(parts, dice);
}

async function payOnce({ servers, collector, debtors, ledger }: PayerParts, dice: Dice): Promise<void> {
  const { token, loanId } = dice.pick(debtors);
  const amount = 5_000 + dice.below(5_000);
  const key = dice.id();
  ledger.keys.add(key);
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({ loanId, choice: 'own', amount, payTypeId: 'dragonpay:711' }),
  };
  const sheet = await insist(ledger, dice, () => `${dice.pick(servers)}/api/loan/generate-code`, request);
  if (sheet === null) return;
  const { paymentId } = JSON.parse(sheet) as { paymentId: string };
  ledger.codes.set(paymentId, amount);

  const [form = ''] = await untilDone(ledger, () => collector.act(paymentId, 'pay', null));
  const reference = new URLSearchParams(form).get('refno') ?? '';
  const callback = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
  };
  // A channel calls until it is answered, and now and then once more.
  for (let calls = dice.below(4) === 0 ? 2 : 1; calls > 0; calls -= 1) {
    await insist(ledger, dice, () => `${dice.pick(servers)}/api/channel/dragonpay-postback`, callback);
    ledger.heard.set(paymentId, reference);
  }
}

/** The same request until it is answered with 2xx; null if it is refused for good. */
async function insist(
  ledger: Ledger,
  dice: Dice,
  where: () => string,
  request: RequestInit,
): Promise<string | null> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await asked(ledger, where(), request);
    if (answer.status >= 200 && answer.status < 300) return answer.text;
    const said = answer.status > 0 ? problemOf(answer.text) : answer.text;
    if (answer.status >= 400 && answer.status < 500 && !passing.has(said)) {
      count(ledger.refused, said);
      return null;
    }
    count(ledger.tries, said);
    await sleep(50 + dice.below(Math.min(longestWaitMs, 200 * 2 ** attempt)));
  }
}

/** The answer; status 0 if there was none, or only a part of one. */
async function asked(ledger: Ledger, url: string, request: RequestInit) {
  ledger.inFlight += 1;
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(patienceMs) });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    const { name, cause } = error as Error;
    return { status: 0, text: name === 'TimeoutError' ? 'no answer in time' : codeOf(cause) };
  } finally {
    ledger.inFlight -= 1;
  }
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'broken off';
}

function count(into: Map<string, number>, what: string): void {
  into.set(what, (into.get(what) ?? 0) + 1);
}

function problemOf(text: string): string {
  try {
    return String((JSON.parse(text) as { code?: unknown }).code);
  } catch {
    return text.slice(0, 80);
  }
}

/**
 * The channel is a vendor with books of its own; here they are in the same database, and it tries until it
 * has noted it down.
 */
async function untilDone(
  ledger: Ledger,
  act: () => Promise<readonly string[] | null>,
): Promise<readonly string[]> {
  for (;;) {
    try {
      const forms = await act();
      if (forms) return forms;
      throw new Refused('the channel does not know a code that it has given');
    } catch (error) {
      if (error instanceof Refused) throw error;
      count(ledger.tries, 'the channel could not note it down');
      await sleep(200);
    }
  }
}

class Refused extends Error {}
