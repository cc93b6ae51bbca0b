import type { DisbursementFault } from '@candor/services/kernel/ports';
import {
  lockSandboxDisbursement,
  saveSandboxDisbursement,
  type SandboxDisbursement,
} from '@candor/store/disbursement-attempts';
import { readSimulators } from '@candor/store/decisions';
import type { Database } from '@candor/store/database';
import { lease } from '@candor/services/kernel/commands';

/**
 * What can go wrong between a vendor and us. `request-lost`: it never arrives. `answer-lost`: it is done and
 * nobody hears.
 */
export type VendorTrouble =
  | 'none'
  | 'request-lost'
  | 'answer-lost'
  | 'answer-garbled'
  | 'answer-late'
  | 'fault';

export type VendorSurroundings = {
  readonly database: Database;
  readonly now: () => Date;
  /** How long a payout stays queued before a stand-in pays it out. */
  readonly momentMs?: number;
  readonly trouble?: () => VendorTrouble;
};

export type PostVerdict =
  | { readonly did: 'queued' | 'known'; readonly reference: string }
  | { readonly did: 'refused'; readonly why: DisbursementFault }
  | { readonly did: 'mute' };

export type StatusVerdict =
  | { readonly is: 'not-known' }
  | { readonly is: 'mute' }
  | { readonly is: 'queued'; readonly reference: string }
  | { readonly is: 'paid'; readonly reference: string }
  | { readonly is: 'failed'; readonly reference: string; readonly why: DisbursementFault };

/** Account numbers that the sandbox refuses at once, so that this can be walked by typing one. */
const unknownNumber = /0{6}$/u;

/**
 * The vendor behind the sandbox's channels: it takes an id once, pays it out after a moment while the
 * stand-in for payouts is on, and does what somebody chose for it on the sandbox's page. An id that failed
 * may be sent again, as one that pays anew.
 */
export class SandboxVendor {
  readonly #parts: VendorSurroundings;

  constructor(parts: VendorSurroundings) {
    this.#parts = parts;
  }

  /** How long a payout stays queued. */
  get momentMs(): number {
    return this.#parts.momentMs ?? 2_000;
  }

  get trouble(): VendorTrouble {
    return this.#parts.trouble?.() ?? 'none';
  }

  async post({
    id,
    amount,
    number,
  }: {
    readonly id: string;
    readonly amount: bigint;
    readonly number: string;
  }): Promise<PostVerdict> {
    return lease(this.#parts.database, 'sandbox.simulate', async (tx): Promise<PostVerdict> => {
      const known = await lockSandboxDisbursement(tx, id);
      if (!known && unknownNumber.test(number)) return { did: 'refused', why: 'account_is_unknown' };
      const reference = known?.reference ?? `SBX${id.replaceAll('-', '').slice(0, 10).toUpperCase()}`;
      const posts = (known?.posts ?? 0) + 1;
      const isTaken = known?.state === 'queued' || known?.state === 'paid';
      const payout: SandboxDisbursement = isTaken
        ? { ...known, posts }
        : {
            id,
            state: 'queued',
            // What was chosen for one that failed is meant for the next time.
            wish: known?.wish === 'left' || known?.state === 'awaited' ? known.wish : null,
            isMute: known?.isMute ?? false,
            amount,
            reference,
            why: null,
            posts,
            takenAt: this.#parts.now(),
          };
      await saveSandboxDisbursement(tx, payout);
      if (payout.isMute) return { did: 'mute' };
      return { did: isTaken ? 'known' : 'queued', reference };
    });
  }

  async status(id: string): Promise<StatusVerdict> {
    return lease(this.#parts.database, 'sandbox.simulate', async (tx): Promise<StatusVerdict> => {
      const known = await lockSandboxDisbursement(tx, id);
      if (known?.isMute) return { is: 'mute' };
      if (!known || known.state === 'awaited') return { is: 'not-known' };
      const { paysOut } = await readSimulators(tx);
      const payout = this.#moved(known, paysOut);
      if (payout !== known) await saveSandboxDisbursement(tx, payout);
      const reference = payout.reference ?? id;
      if (payout.state === 'failed') {
        return {
          is: 'failed',
          reference,
          why: (payout.why ?? 'channel_gave_no_reason') as DisbursementFault,
        };
      }
      return { is: payout.state === 'paid' ? 'paid' : 'queued', reference };
    });
  }

  #moved(payout: SandboxDisbursement, paysOut: boolean): SandboxDisbursement {
    if (payout.state !== 'queued') return payout;
    if (payout.wish === 'failed') return { ...payout, state: 'failed', why: 'account_is_closed' };
    if (payout.wish === 'left') return { ...payout, state: 'paid' };
    const { now } = this.#parts;
    const isDue = payout.takenAt !== null && now().getTime() - payout.takenAt.getTime() >= this.momentMs;
    return paysOut && isDue ? { ...payout, state: 'paid' } : payout;
  }
}
