import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '@candor/simulator/dice';
import type { Debtor } from '@candor/simulator/payers';
import { type Caller, problemOf } from '../caller.ts';
import { count } from '../journal.ts';
import type { CallbackKind } from '../plan.ts';
import type { Callback, Till } from './tills.ts';

export type PayerParts = {
  readonly caller: Caller;
  readonly till: Till;
  readonly debtors: readonly Debtor[];
  readonly dice: Dice;
};

const moods: readonly (CallbackKind | 'ordinary')[] = [
  'ordinary',
  'ordinary',
  'ordinary',
  'callback-twice',
  'callback-reordered',
  'callback-forged',
  'callback-delayed',
  'callback-failed-then-paid',
];

/** One payer after the other's example: a code, the money, the channel's callback; until it is over. */
export async function payAgainAndAgain(parts: PayerParts): Promise<void> {
  const { journal } = parts.caller;
  while (!journal.isOver) {
    await payOnce(parts);
    await sleep(100 + parts.dice.below(400));
  }
}

async function payOnce(parts: PayerParts): Promise<void> {
  const { caller, dice } = parts;
  const { journal } = caller;
  const mood = dice.pick(moods);
  const ids = [await codeFor(parts)];
  if (mood === 'callback-reordered') ids.push(await codeFor(parts));
  const known = ids.filter((id) => id !== null);
  if (mood !== 'ordinary') count(journal.callbacks, mood);
  for (const id of known) {
    if (mood === 'callback-forged') await forge(parts, id);
    if (mood === 'callback-failed-then-paid') await tell(parts, await paid(parts, id, 'fail'));
  }
  const callbacks: { id: string; callback: Callback }[] = [];
  for (const id of known) callbacks.push({ id, callback: await paid(parts, id, 'pay') });
  if (mood === 'callback-delayed') await sleep(1_000 + dice.below(6_000));
  for (const { id, callback } of callbacks.toReversed()) {
    const times = mood === 'callback-twice' ? 2 + dice.below(4) : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => tell(parts, callback)));
    if (answers.some((status) => status >= 200 && status < 300)) journal.heard.set(id, callback.reference);
  }
}

type Wish = { readonly choice: 'own' | 'everything'; readonly amount: number };

export async function codeFor(
  { caller, till, debtors, dice }: PayerParts,
  { choice, amount }: Wish = { choice: 'own', amount: 5_000 + dice.below(5_000) },
): Promise<string | null> {
  const { token, loanId } = dice.pick(debtors);
  const answer = await caller.insist({
    method: 'POST',
    path: `/api/loan/generate-code${till.suffix}`,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': dice.id(),
    },
    body: JSON.stringify({ loanId, choice, amount, payTypeId: till.payTypeId }),
  });
  if (answer.status >= 300) return null;
  const { paymentId } = JSON.parse(answer.text) as { paymentId: string };
  caller.journal.codes.set(paymentId, amount);
  return paymentId;
}

/** What the channel posts, until it is answered. */
export async function tell({ caller }: Pick<PayerParts, 'caller'>, { asked }: Callback): Promise<number> {
  return (await caller.insist(asked)).status;
}

/** Somebody says that it was paid, and does not know how to sign. */
async function forge({ caller, till }: PayerParts, id: string): Promise<void> {
  const callback = await noted(caller, () => till.forged(id));
  caller.journal.forged.set(id, callback.reference);
  await seeRefused(caller, id, callback);
}

/** What nobody signed is refused, or it was believed. */
export async function seeRefused(caller: Caller, id: string, { asked }: Callback): Promise<void> {
  const answer = await caller.insist(asked);
  if (answer.status < 400) caller.journal.believed.push(`${id}: ${problemOf(answer.text)}`);
}

/** What the channel posts of a payment that it knows. */
export async function paid({ caller, till }: PayerParts, id: string, act: 'pay' | 'fail'): Promise<Callback> {
  const callback = await noted(caller, () => till.act(id, act));
  if (callback === null) throw new Error(`the channel does not know ${id}, whose code was given`);
  return callback;
}

/** A channel is a vendor with books of its own, in the same database: it tries until it has noted it. */
export async function noted<T>({ journal }: Caller, act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch {
      if (journal.hasLeft) throw new Error('the run is over');
      count(journal.tries, 'the channel could not note it down');
      await sleep(200);
    }
  }
}
