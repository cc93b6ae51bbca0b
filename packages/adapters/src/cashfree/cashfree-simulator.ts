import { createHash } from 'node:crypto';
import { amountText } from '@candor/domain/money';
import type { CallbackAsCame, PayAct, SandboxPayer } from '@candor/services/kernel/ports';
import type { Database } from '@candor/store/database';
import type { SandboxCollection } from '@candor/store/payment-instructions';
import { SandboxCollections } from '../channels/sandbox-collections.ts';
import type { VendorTrouble } from '../payouts/sandbox-vendor.ts';
import { signedWebhook } from './signed-webhook.ts';

type CashfreeSurroundings = {
  readonly database: Database;
  readonly now: () => Date;
  /** What it signs with. */
  readonly secret: string;
  readonly trouble?: () => VendorTrouble;
};

/** The vendor behind the sandbox's Cashfree: what becomes of an order is what somebody lets happen. */
export class CashfreeSimulator implements SandboxPayer {
  readonly #parts: CashfreeSurroundings;
  readonly #collections: SandboxCollections;

  constructor(parts: CashfreeSurroundings) {
    this.#parts = parts;
    this.#collections = new SandboxCollections(parts.database);
  }

  get trouble(): VendorTrouble {
    return this.#parts.trouble?.() ?? 'none';
  }

  post(wish: Pick<SandboxCollection, 'id' | 'procId' | 'amount' | 'expiresAt'>): Promise<{ isNew: boolean }> {
    return this.#collections.post(wish);
  }

  find(id: string): Promise<SandboxCollection | undefined> {
    return this.#collections.find(id);
  }

  async act(id: string, act: PayAct, amount: bigint | null): Promise<readonly CallbackAsCame[] | null> {
    const after = await this.#collections.move(id, act, amount);
    if (!after) return null;
    if (act === 'expire') return [];
    const callback = this.callback(after);
    return act === 'call-back-twice' ? [callback, callback] : [callback];
  }

  /** What Cashfree posts when an order has come to where it is, signed. */
  callback(order: SandboxCollection): CallbackAsCame {
    return signedWebhook(eventOf(order), this.#parts.now(), this.#parts.secret);
  }
}

/** How often an order was tried, as its list of payments has it. */
export function triesOf(order: SandboxCollection): readonly object[] {
  return order.letter === 'P' || order.letter === 'V' ? [] : [tryOf(order)];
}

function tryOf({ id, amount, paidAmount, letter, reference }: SandboxCollection) {
  return {
    order_id: id,
    cf_payment_id: paymentNumberOf(reference),
    payment_status: letter === 'F' ? 'FAILED' : 'SUCCESS',
    payment_amount: Number(amountText(paidAmount ?? amount)),
    payment_currency: 'INR',
    payment_group: 'upi',
  };
}

function eventOf(order: SandboxCollection): object {
  const { order_id, ...payment } = tryOf(order);
  const aboutOrder = { order_id, order_amount: Number(amountText(order.amount)), order_currency: 'INR' };
  if (order.letter !== 'K')
    return {
      type: order.letter === 'F' ? 'PAYMENT_FAILED_WEBHOOK' : 'PAYMENT_SUCCESS_WEBHOOK',
      data: { order: aboutOrder, payment },
    };
  return {
    type: 'DISPUTE_CLOSED',
    data: {
      dispute: { dispute_status: 'CHARGEBACK_MERCHANT_LOST', dispute_amount: payment.payment_amount },
      order_details: { ...aboutOrder, ...payment },
    },
  };
}

/** Ten digits, as theirs are. */
function paymentNumberOf(reference: string): string {
  const number = BigInt(`0x${createHash('sha256').update(reference).digest('hex').slice(0, 12)}`);
  return String(1_000_000_000n + (number % 9_000_000_000n));
}
