import { lease } from '@candor/services/kernel/commands';
import type { DebitAct, MandateAct } from '@candor/services/kernel/mandate-ports';
import type { Database, Tx } from '@candor/store/database';
import {
  lockSandboxDebit,
  lockSandboxMandate,
  saveSandboxDebit,
  saveSandboxMandate,
  type SandboxDebit,
  type SandboxMandate,
} from '@candor/store/mandates';

type Surroundings = {
  readonly database: Database;
  readonly now: () => Date;
  /** How long a debit waits before it is paid by itself; null: until somebody lets it. */
  readonly paysAfterMs?: number | null;
};

export type Charged =
  | { readonly did: 'taken' | 'known'; readonly debit: SandboxDebit }
  | { readonly did: 'refused'; readonly why: 'unknown' | 'not-active' | 'too-much' | 'not-told' };

type ToCharge = Pick<SandboxDebit, 'paymentId' | 'mandateId'> & {
  readonly tryId: string;
  /** Null: what was told. */
  readonly amount: bigint | null;
};

/**
 * What a simulated vendor was asked to permit and to debit: an id once, and what becomes of it is what
 * somebody lets happen.
 */
export class SandboxMandates {
  readonly #parts: Surroundings;

  constructor(parts: Surroundings) {
    this.#parts = parts;
  }

  #simulate<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return lease(this.#parts.database, 'sandbox.simulate', work);
  }

  /** Taken, or there already: then nothing changes. */
  register(
    wish: Pick<SandboxMandate, 'id' | 'scheme' | 'most'>,
  ): Promise<{ readonly isNew: boolean; readonly mandate: SandboxMandate }> {
    return this.#simulate(async (tx) => {
      const known = await lockSandboxMandate(tx, wish.id);
      const mandate = known ?? { ...wish, state: 'asked' as const };
      if (!known) await saveSandboxMandate(tx, mandate);
      return { isNew: known === undefined, mandate };
    });
  }

  find(id: string): Promise<SandboxMandate | undefined> {
    return this.#simulate((tx) => lockSandboxMandate(tx, id));
  }

  /** As it is after something happened to it; undefined where it can't happen. */
  move(id: string, act: MandateAct): Promise<SandboxMandate | undefined> {
    return this.#simulate(async (tx) => {
      const known = await lockSandboxMandate(tx, id);
      const state = known && movedBy[act][known.state];
      if (!state) return undefined;
      await saveSandboxMandate(tx, { ...known, state });
      return { ...known, state };
    });
  }

  /** The payer's bank is told; of the same payment once. */
  tell(wish: Pick<SandboxDebit, 'paymentId' | 'mandateId' | 'amount'>): Promise<Charged> {
    return this.#simulate(async (tx) => {
      const known = await lockSandboxDebit(tx, wish.paymentId);
      if (known) return { did: 'known', debit: known };
      const why = whyNot(await lockSandboxMandate(tx, wish.mandateId), wish.amount);
      if (why) return { did: 'refused', why };
      const debit: SandboxDebit = {
        ...wish,
        state: 'told',
        why: null,
        tries: [],
        takenAt: this.#parts.now(),
      };
      await saveSandboxDebit(tx, debit);
      return { did: 'taken', debit };
    });
  }

  charge({ paymentId, mandateId, tryId, amount }: ToCharge): Promise<Charged> {
    return this.#simulate(async (tx) => {
      const known = await lockSandboxDebit(tx, paymentId);
      if (known?.tries.includes(tryId) || known?.state === 'paid') return { did: 'known', debit: known };
      const sum = amount ?? known?.amount;
      if (sum === undefined) return { did: 'refused', why: 'not-told' };
      const why = whyNot(await lockSandboxMandate(tx, known?.mandateId ?? mandateId), sum);
      if (why) return { did: 'refused', why };
      const debit: SandboxDebit = {
        ...(known ?? { paymentId, mandateId, amount: sum }),
        state: 'waiting',
        why: null,
        tries: [...(known?.tries ?? []), tryId],
        takenAt: this.#parts.now(),
      };
      await saveSandboxDebit(tx, debit);
      return { did: 'taken', debit };
    });
  }

  findDebit(paymentId: string): Promise<SandboxDebit | undefined> {
    return this.#simulate(async (tx) => {
      const known = await lockSandboxDebit(tx, paymentId);
      const { paysAfterMs = null, now } = this.#parts;
      if (known?.state !== 'waiting' || paysAfterMs === null) return known;
      if (now().getTime() - known.takenAt.getTime() < paysAfterMs) return known;
      const paid: SandboxDebit = { ...known, state: 'paid' };
      await saveSandboxDebit(tx, paid);
      return paid;
    });
  }

  moveDebit(paymentId: string, act: DebitAct): Promise<SandboxDebit | undefined> {
    return this.#simulate(async (tx) => {
      const known = await lockSandboxDebit(tx, paymentId);
      const from = act === 'pay-late' ? 'failed' : 'waiting';
      if (known?.state !== from) return undefined;
      const isPaid = act === 'pay' || act === 'pay-late';
      const next: SandboxDebit = { ...known, state: isPaid ? 'paid' : 'failed', why: isPaid ? null : act };
      await saveSandboxDebit(tx, next);
      const mandate = act === 'find-withdrawn' && (await lockSandboxMandate(tx, known.mandateId));
      if (mandate) await saveSandboxMandate(tx, { ...mandate, state: 'ended' });
      return next;
    });
  }
}

type State = SandboxMandate['state'];

const movedBy: Readonly<Record<MandateAct, Partial<Record<State, State>>>> = {
  allow: { asked: 'active' },
  decline: { asked: 'declined' },
  rest: { active: 'resting' },
  'go-on': { resting: 'active' },
  withdraw: { asked: 'ended', active: 'ended', resting: 'ended' },
};

function whyNot(
  mandate: SandboxMandate | undefined,
  amount: bigint,
): 'unknown' | 'not-active' | 'too-much' | null {
  if (!mandate) return 'unknown';
  if (mandate.state !== 'active') return 'not-active';
  return amount > mandate.most ? 'too-much' : null;
}
