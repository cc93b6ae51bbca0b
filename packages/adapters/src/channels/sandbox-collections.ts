import { createHash } from 'node:crypto';
import { lease } from '@candor/services/kernel/commands';
import type { PayAct } from '@candor/services/kernel/ports';
import type { Database } from '@candor/store/database';
import {
  lockSandboxCollection,
  saveSandboxCollection,
  type SandboxCollection,
} from '@candor/store/payment-instructions';

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * What a simulated vendor was asked to collect: an id once, and what becomes of it is what somebody lets
 * happen.
 */
export class SandboxCollections {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Taken, or there already: then nothing changes. */
  post(
    wish: Pick<SandboxCollection, 'id' | 'procId' | 'amount' | 'expiresAt'>,
  ): Promise<{ isNew: boolean; reference: string }> {
    return lease(this.#database, 'sandbox.simulate', async (tx) => {
      const known = await lockSandboxCollection(tx, wish.id);
      const reference = known?.reference ?? referenceOf(wish.id);
      await saveSandboxCollection(
        tx,
        known ?? { ...wish, reference, paidAmount: null, letter: 'P', posts: 1 },
      );
      return { isNew: known === undefined, reference };
    });
  }

  find(idOrReference: string): Promise<SandboxCollection | undefined> {
    return lease(this.#database, 'sandbox.simulate', (tx) => lockSandboxCollection(tx, idOrReference));
  }

  /** As it is after something happened to it; undefined where it can't happen. */
  move(id: string, act: PayAct, amount: bigint | null): Promise<SandboxCollection | undefined> {
    return lease(this.#database, 'sandbox.simulate', async (tx) => {
      const known = await lockSandboxCollection(tx, id);
      const next = known && moved(known, act, amount);
      if (next) await saveSandboxCollection(tx, next);
      return next;
    });
  }
}

function moved(known: SandboxCollection, act: PayAct, amount: bigint | null): SandboxCollection | undefined {
  const isPaid = known.letter === 'S';
  switch (act) {
    case 'pay':
    case 'pay-late':
    case 'call-back-twice':
      return isPaid ? known : { ...known, letter: 'S', paidAmount: null };
    case 'pay-other-amount': {
      const other = amount ?? known.amount / 2n;
      return isPaid || other <= 0n ? undefined : { ...known, letter: 'S', paidAmount: other };
    }
    case 'fail':
      return isPaid ? undefined : { ...known, letter: 'F' };
    case 'expire':
      return isPaid ? undefined : { ...known, letter: 'V' };
    case 'reverse':
      return isPaid || known.letter === 'K' ? { ...known, letter: 'K' } : undefined;
  }
}

function referenceOf(id: string): string {
  const hash = createHash('sha256').update(id).digest();
  return [...hash.subarray(0, 8)].map((byte) => alphabet.charAt(byte % 32)).join('');
}
