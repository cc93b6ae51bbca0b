import { createHash } from 'node:crypto';
import type { PayAct, SandboxPayer } from '@candor/services/kernel/ports';
import {
  lockSandboxCollection,
  saveSandboxCollection,
  type SandboxCollection,
} from '@candor/store/payment-instructions';
import type { Database } from '@candor/store/database';
import { lease } from '@candor/services/kernel/commands';
import type { VendorTrouble } from '../payouts/sandbox-vendor.ts';
import { postbackDigest, postbackSignature } from './dragonpay-digests.ts';

export type CollectorSurroundings = {
  readonly database: Database;
  readonly merchantId: string;
  /** What it signs with. */
  readonly password: string;
  readonly trouble?: () => VendorTrouble;
};

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * The vendor behind the sandbox's Dragonpay: it takes an id once, and what becomes of it is what somebody
 * lets happen. Callbacks are made, signed and handed to whoever asked, to be delivered as Dragonpay would.
 */
export class SandboxCollector implements SandboxPayer {
  readonly #parts: CollectorSurroundings;

  constructor(parts: CollectorSurroundings) {
    this.#parts = parts;
  }

  get trouble(): VendorTrouble {
    return this.#parts.trouble?.() ?? 'none';
  }

  /** Taken, or there already: then nothing changes. */
  post(
    wish: Pick<SandboxCollection, 'id' | 'procId' | 'amount' | 'expiresAt'>,
  ): Promise<{ isNew: boolean; reference: string }> {
    return lease(this.#parts.database, 'sandbox.simulate', async (tx) => {
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
    return lease(this.#parts.database, 'sandbox.simulate', (tx) => lockSandboxCollection(tx, idOrReference));
  }

  /** Lets something happen, and gives the callbacks to be delivered; null where it can't happen. */
  async act(id: string, act: PayAct, amount: bigint | null): Promise<readonly string[] | null> {
    const after = await lease(this.#parts.database, 'sandbox.simulate', async (tx) => {
      const known = await lockSandboxCollection(tx, id);
      const next = known && moved(known, act, amount);
      if (next) await saveSandboxCollection(tx, next);
      return next;
    });
    if (!after) return null;
    if (act === 'expire') return [];
    const form = this.postback(after);
    return act === 'call-back-twice' ? [form, form] : [form];
  }

  /** A form as Dragonpay posts it, signed both ways. */
  postback({ id, reference, letter }: Pick<SandboxCollection, 'id' | 'reference' | 'letter'>): string {
    const said = {
      txnId: id,
      refNo: reference,
      status: letter,
      message: `[000] SANDBOX Reference No: ${reference}`,
    };
    const { merchantId, password } = this.#parts;
    return new URLSearchParams({
      txnid: said.txnId,
      refno: said.refNo,
      status: said.status,
      message: said.message,
      digest: postbackDigest(said, password),
      signature: postbackSignature(said, { merchantId, param1: '', param2: '' }, password),
      param1: '',
      param2: '',
      procid: 'SANDBOX',
    }).toString();
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
