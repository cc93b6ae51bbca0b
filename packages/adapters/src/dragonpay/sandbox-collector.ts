import type { PayAct } from '@candor/services/kernel/ports';
import type { SandboxCollection } from '@candor/store/payment-instructions';
import type { Database } from '@candor/store/database';
import { SandboxCollections } from '../channels/sandbox-collections.ts';
import type { VendorTrouble } from '../payouts/sandbox-vendor.ts';
import { postbackDigest, postbackSignature } from './dragonpay-digests.ts';

export type CollectorSurroundings = {
  readonly database: Database;
  readonly merchantId: string;
  /** What it signs with. */
  readonly password: string;
  readonly trouble?: () => VendorTrouble;
};

/**
 * The vendor behind the sandbox's Dragonpay: it takes an id once, and what becomes of it is what somebody
 * lets happen. Callbacks are made, signed and handed to whoever asked, to be delivered as Dragonpay would.
 */
export class SandboxCollector {
  readonly #parts: CollectorSurroundings;
  readonly #collections: SandboxCollections;

  constructor(parts: CollectorSurroundings) {
    this.#parts = parts;
    this.#collections = new SandboxCollections(parts.database);
  }

  get trouble(): VendorTrouble {
    return this.#parts.trouble?.() ?? 'none';
  }

  /** Taken, or there already: then nothing changes. */
  post(
    wish: Pick<SandboxCollection, 'id' | 'procId' | 'amount' | 'expiresAt'>,
  ): Promise<{ isNew: boolean; reference: string }> {
    return this.#collections.post(wish);
  }

  find(idOrReference: string): Promise<SandboxCollection | undefined> {
    return this.#collections.find(idOrReference);
  }

  /** Lets something happen, and gives the callbacks to be delivered; null where it can't happen. */
  async act(id: string, act: PayAct, amount: bigint | null): Promise<readonly string[] | null> {
    const after = await this.#collections.move(id, act, amount);
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
