import { setTimeout as sleep } from 'node:timers/promises';
import type { MarketId } from '@candor/markets';
import type { DebitAct, MandateAct, SandboxAccount } from '@candor/services/kernel/mandate-ports';
import type { CallbackAsCame } from '@candor/services/kernel/ports';
import type { Dice } from '@candor/simulator/dice';
import type { WritableDatabase } from '@candor/store/tools';
import type { Caller } from '../caller.ts';
import { count } from '../journal.ts';
import { callbackKinds, type CallbackKind } from '../plan.ts';
import { noted, seeRefused, tell } from './payers.ts';
import { asPosted, withoutKey } from './tills.ts';

type BankParts = {
  readonly caller: Caller;
  readonly dice: Dice;
  /** What keeps the accounts of a market's payers. */
  readonly account: SandboxAccount;
  /** Where it keeps them. */
  readonly books: WritableDatabase;
  readonly market: MarketId;
};

type Asked = {
  readonly paymentId: string;
  readonly mandateId: string;
  readonly amount: string;
  readonly tries: number;
};

/** What is said of a debit. */
type Told = {
  readonly paymentId: string;
  readonly amount: number;
  readonly isPaid: boolean;
  readonly came: CallbackAsCame;
};

/** What becomes of a debit, and of what is said of it. */
type Mood = CallbackKind | 'pays' | 'tells nobody' | 'has too little' | 'is closed' | 'is withdrawn';
const moods: readonly Mood[] = [
  'pays',
  'pays',
  'pays',
  'tells nobody',
  'has too little',
  'has too little',
  'has too little',
  'callback-twice',
  'callback-reordered',
  'callback-forged',
  'callback-delayed',
  'callback-failed-then-paid',
];
const seldom: readonly Mood[] = ['is closed', 'is withdrawn'];

const standsAfter: Readonly<Record<MandateAct, string>> = {
  allow: 'active',
  decline: 'declined',
  rest: 'resting',
  'go-on': 'active',
  withdraw: 'ended',
};

/**
 * The banks and wallets of a market's payers: they pay what they are asked to debit, or do not, and say so
 * once, twice, late, never, in another order or after somebody else had said so.
 */
export class PayersBank {
  readonly #parts: BankParts;

  constructor(parts: BankParts) {
    this.#parts = parts;
  }

  /** Something happens to a mandate, and the lender is told until it has heard; false where it can't be. */
  async happens(mandateId: string, act: MandateAct): Promise<boolean> {
    const { caller, dice, account } = this.#parts;
    const { journal } = caller;
    const mood = dice.pick(['pays', 'callback-twice', 'callback-forged', 'callback-delayed'] as const);
    const [came] = (await noted(caller, () => account.act(mandateId, act))) ?? [];
    if (!came) return false;
    if (mood in callbackKinds) count(journal.callbacks, mood);
    if (mood === 'callback-forged') await seeRefused(caller, mandateId, withoutKey(came));
    if (mood === 'callback-delayed') await sleep(500 + dice.below(3_000));
    const times = mood === 'callback-twice' ? 2 + dice.below(2) : 1;
    const told = await Promise.all(Array.from({ length: times }, () => tell({ caller }, asPosted(came))));
    if (told.some((status) => status < 300)) journal.mandates.set(mandateId, standsAfter[act]);
    return true;
  }

  async debitAgainAndAgain(): Promise<void> {
    const { dice, caller } = this.#parts;
    const { journal } = caller;
    const seen = new Set<string>();
    const under = new Set<Promise<void>>();
    const faults: unknown[] = [];
    while (!journal.isOver) {
      if (faults.length > 0) throw faults[0];
      for (const asked of journal.isPaused ? [] : await this.#waiting()) {
        const of = `${asked.paymentId} ${asked.tries}`;
        if (seen.has(of)) continue;
        seen.add(of);
        const mood = dice.pick(dice.below(8) === 0 ? seldom : moods);
        const one = this.#settle(asked, mood)
          .catch((error: unknown) => void faults.push(error))
          .finally(() => under.delete(one));
        under.add(one);
      }
      await sleep(150);
    }
    await Promise.all(under);
  }

  async #waiting(): Promise<Asked[]> {
    const { books, market } = this.#parts;
    try {
      const { rows } = await books.read((tx) =>
        tx.query<Asked>({
          text: `select d.payment_id as "paymentId", d.mandate_id as "mandateId", d.amount::text,
                   cardinality(d.tries) as tries
                 from sandbox_debit d join mandate m on m.id::text = d.mandate_id
                 where d.state = 'waiting' and m.market = $1 order by d.payment_id`,
          values: [market],
        }),
      );
      return rows;
    } catch {
      return [];
    }
  }

  async #settle(asked: Asked, mood: Mood): Promise<void> {
    const { caller, dice } = this.#parts;
    const { paymentId, mandateId } = asked;
    const { journal } = caller;
    count(journal.lives, mood in callbackKinds ? 'was debited' : `an account ${mood}`);
    if (mood in callbackKinds) count(journal.callbacks, mood);
    await sleep(dice.below(1_500));
    switch (mood) {
      case 'has too little':
        return this.#says(await this.#act(asked, 'find-too-little'));
      case 'is closed':
        return this.#says(await this.#act(asked, 'find-closed'));
      case 'is withdrawn': {
        const told = await this.#act(asked, 'find-withdrawn');
        await this.#says(told);
        if (told) journal.mandates.set(mandateId, 'ended');
        return;
      }
      case 'callback-failed-then-paid':
        await this.#says(await this.#act(asked, 'fail'));
        await sleep(dice.below(5_000));
        return this.#says(await this.#act(asked, 'pay-late'));
      case 'callback-reordered': {
        const failed = await this.#act(asked, dice.pick(['fail', 'find-too-little'] as const));
        await this.#says(await this.#act(asked, 'pay-late'));
        return this.#says(failed);
      }
      case 'tells nobody':
        await this.#act(asked, 'pay');
        journal.untold.delete(paymentId);
        return;
      default: {
        const paid = await this.#act(asked, 'pay');
        if (mood === 'callback-delayed') await sleep(1_000 + dice.below(6_000));
        if (mood === 'callback-forged' && paid) await seeRefused(caller, paymentId, withoutKey(paid.came));
        const times = mood === 'callback-twice' ? 2 + dice.below(4) : 1;
        await Promise.all(Array.from({ length: times }, () => this.#says(paid)));
      }
    }
  }

  /** Null where it can't be any more: asked for again meanwhile, or nobody knows whether it was noted. */
  async #act({ paymentId, amount }: Asked, act: DebitAct): Promise<Told | null> {
    const { caller, account } = this.#parts;
    const isPaid = act === 'pay' || act === 'pay-late';
    if (isPaid) caller.journal.untold.add(paymentId);
    const [came] = (await noted(caller, () => account.act(paymentId, act))) ?? [];
    if (!came) caller.journal.untold.delete(paymentId);
    return came ? { paymentId, amount: Number(amount), isPaid, came } : null;
  }

  async #says(of: Told | null): Promise<void> {
    if (!of) return;
    const { caller } = this.#parts;
    const { journal } = caller;
    const callback = asPosted(of.came);
    const status = await tell({ caller }, callback);
    if (!of.isPaid || status >= 300) return;
    journal.debited.set(of.paymentId, { reference: callback.reference, amount: of.amount });
    journal.untold.delete(of.paymentId);
  }
}
