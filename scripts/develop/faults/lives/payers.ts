import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '@candor/simulator/dice';
import type { Debtor } from '@candor/simulator/payers';
import type { ChannelServer } from '@candor/simulator/vendors';
import { type Caller, problemOf } from '../caller.ts';
import { count } from '../journal.ts';
import type { CallbackKind } from '../plan.ts';

export type PayerParts = {
  readonly caller: Caller;
  readonly collector: ChannelServer['collector'];
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
  const forms: { id: string; form: string }[] = [];
  for (const id of known) forms.push({ id, form: await paid(parts, id, 'pay') });
  if (mood === 'callback-delayed') await sleep(1_000 + dice.below(6_000));
  const heard = ({ id, form }: { id: string; form: string }) => {
    journal.heard.set(id, new URLSearchParams(form).get('refno') ?? '');
  };
  for (const each of forms.toReversed()) {
    const times = mood === 'callback-twice' ? 2 + dice.below(4) : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => tell(parts, each.form)));
    if (answers.some((status) => status >= 200 && status < 300)) heard(each);
  }
}

type Wish = { readonly choice: 'own' | 'everything'; readonly amount: number };

export async function codeFor(
  { caller, debtors, dice }: PayerParts,
  { choice, amount }: Wish = { choice: 'own', amount: 5_000 + dice.below(5_000) },
): Promise<string | null> {
  const { token, loanId } = dice.pick(debtors);
  const answer = await caller.insist({
    method: 'POST',
    path: '/api/loan/generate-code',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': dice.id(),
    },
    body: JSON.stringify({ loanId, choice, amount, payTypeId: 'dragonpay:711' }),
  });
  if (answer.status >= 300) return null;
  const { paymentId } = JSON.parse(answer.text) as { paymentId: string };
  caller.journal.codes.set(paymentId, amount);
  return paymentId;
}

/** What the channel posts, until it is answered. */
export async function tell({ caller }: PayerParts, form: string): Promise<number> {
  const { status } = await caller.insist(callback(form));
  return status;
}

const callback = (body: string) => ({
  method: 'POST' as const,
  path: '/api/channel/dragonpay-postback',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body,
});

/** Somebody says that it was paid, and does not know how to sign. */
async function forge({ caller, collector }: PayerParts, id: string): Promise<void> {
  const { journal } = caller;
  const form = new URLSearchParams(collector.postback({ id, reference: 'FORGED22', letter: 'S' }));
  for (const name of ['digest', 'signature']) {
    const told = form.get(name) ?? '';
    form.set(name, `${told.slice(0, -1)}${told.endsWith('0') ? '1' : '0'}`);
  }
  const answer = await caller.insist(callback(form.toString()));
  journal.forged.add(id);
  if (answer.status < 400) journal.believed.push(`${id}: ${problemOf(answer.text)}`);
}

/** The channel is a vendor with books of its own, in the same database: it tries until it has noted it. */
export async function paid(
  { caller, collector }: PayerParts,
  id: string,
  act: 'pay' | 'fail',
): Promise<string> {
  for (;;) {
    try {
      const forms = await collector.act(id, act, null);
      if (forms?.[0] !== undefined) return forms[0];
      throw new NotKnown(`the channel does not know ${id}, whose code was given`);
    } catch (error) {
      if (error instanceof NotKnown) throw error;
      count(caller.journal.tries, 'the channel could not note it down');
      await sleep(200);
    }
  }
}

class NotKnown extends Error {}
