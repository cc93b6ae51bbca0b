import { createHash } from 'node:crypto';
import { amountText } from '@candor/domain/money';
import {
  mandateActs,
  type DebitAct,
  type MandateAct,
  type SandboxAccount,
} from '@candor/services/kernel/mandate-ports';
import type { CallbackAsCame } from '@candor/services/kernel/ports';
import type { Database } from '@candor/store/database';
import type { SandboxDebit, SandboxMandate } from '@candor/store/mandates';
import { SandboxMandates } from '../channels/sandbox-mandates.ts';
import { sandboxPage } from '../channels/sandbox-page.ts';
import type { VendorTrouble } from '../payouts/sandbox-vendor.ts';
import { callbackSignature } from './wallet-access.ts';

type Surroundings = {
  readonly database: Database;
  readonly now: () => Date;
  /** What it signs with. */
  readonly key: string;
  readonly paysAfterMs?: number | null;
  readonly trouble?: () => VendorTrouble;
};

/** The sandbox's wallet: what becomes of a mandate and of a debit is what somebody lets happen. */
export class WalletSimulator implements SandboxAccount {
  readonly #parts: Surroundings;
  readonly mandates: SandboxMandates;

  constructor(parts: Surroundings) {
    this.#parts = parts;
    this.mandates = new SandboxMandates(parts);
  }

  get trouble(): VendorTrouble {
    return this.#parts.trouble?.() ?? 'none';
  }

  async look(mandateId: string): Promise<{ readonly most: bigint; readonly state: string } | null> {
    return (await this.mandates.find(mandateId)) ?? null;
  }

  async act(id: string, act: MandateAct | DebitAct): Promise<readonly CallbackAsCame[] | null> {
    if (isMandateAct(act)) {
      const mandate = await this.mandates.move(id, act);
      return mandate ? [this.#signed({ about: 'mandate', ...mandateBody(mandate) })] : null;
    }
    const debit = await this.mandates.moveDebit(id, act);
    if (!debit) return null;
    const { reference, status } = debitBody(debit, debit.tries.length);
    return [this.#signed({ about: 'debit', id, reference, status })];
  }

  #signed(event: object): CallbackAsCame {
    const at = this.#parts.now();
    const text = JSON.stringify({ ...event, at: at.toISOString() });
    const timestamp = String(at.getTime());
    return {
      text,
      headers: {
        'content-type': 'application/json',
        'x-wallet-timestamp': timestamp,
        'x-wallet-signature': callbackSignature(timestamp, text, this.#parts.key),
      },
    };
  }
}

const isMandateAct = (act: string): act is MandateAct => mandateActs.some((each) => each === act);

const standings = {
  asked: 'WAITING',
  active: 'ACTIVE',
  resting: 'RESTING',
  declined: 'DECLINED',
  ended: 'ENDED',
} as const;

export const mandateBody = ({ id, state }: SandboxMandate) => ({
  id,
  status: standings[state],
  url: sandboxPage(id),
});

const failures: Readonly<Record<string, string>> = {
  'find-too-little': 'TOO_LITTLE',
  'find-closed': 'CLOSED',
  'find-withdrawn': 'WITHDRAWN',
};

/** A try that is not the last has failed, unless the payment was paid after all. */
export function debitBody({ paymentId, mandateId, amount, state, why, tries }: SandboxDebit, n: number) {
  const last = { told: 'WAITING', waiting: 'WAITING', paid: 'PAID', failed: 'FAILED' }[state];
  return {
    mandate: mandateId,
    payment: paymentId,
    n,
    status: n === tries.length || state === 'paid' ? last : 'FAILED',
    reference: referenceOf(paymentId),
    amount: amountText(amount),
    currency: 'PHP',
    reason: why === null ? '' : (failures[why] ?? 'DECLINED'),
  };
}

function referenceOf(paymentId: string): string {
  return `W${createHash('sha256').update(paymentId).digest('hex').slice(0, 10).toUpperCase()}`;
}
