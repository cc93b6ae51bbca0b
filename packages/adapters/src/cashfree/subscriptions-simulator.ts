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
import type { VendorTrouble } from '../payouts/sandbox-vendor.ts';
import { signedWebhook } from './signed-webhook.ts';

type Surroundings = {
  readonly database: Database;
  readonly now: () => Date;
  readonly secret: string;
  readonly paysAfterMs?: number | null;
  readonly trouble?: () => VendorTrouble;
};

/** The vendor behind the sandbox's subscriptions, with the payers' banks behind it. */
export class SubscriptionsSimulator implements SandboxAccount {
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
      return mandate ? [this.#signed(statusEvent(mandate))] : null;
    }
    const debit = await this.mandates.moveDebit(id, act);
    return debit ? [this.#signed(paymentEvent(debit))] : null;
  }

  #signed(event: object): CallbackAsCame {
    return signedWebhook(event, this.#parts.now(), this.#parts.secret);
  }
}

const isMandateAct = (act: string): act is MandateAct => mandateActs.some((each) => each === act);

const statusWords = {
  asked: 'INITIALIZED',
  active: 'ACTIVE',
  resting: 'CUSTOMER_PAUSED',
  declined: 'LINK_EXPIRED',
  ended: 'CUSTOMER_CANCELLED',
} as const;

export function subscriptionBody({ id, most, state }: SandboxMandate) {
  return {
    subscription_id: id,
    cf_subscription_id: numberOf(id),
    subscription_status: statusWords[state],
    subscription_session_id: `sub_session_${id}`,
    plan_details: { plan_type: 'ON_DEMAND', plan_max_amount: Number(amountText(most)) },
  };
}

const failures: Readonly<Record<string, string>> = {
  'find-too-little': 'INSUFFICIENT_FUNDS',
  'find-closed': 'ACCOUNT_CLOSED',
  'find-withdrawn': 'MANDATE_REVOKED',
  fail: 'U69',
};

/** A payment as a whole; of one try the state that this had. */
export function paymentBody(debit: SandboxDebit, tryId?: string): object {
  const { paymentId, mandateId, amount, state, why, tries } = debit;
  const whole = { told: 'INITIALIZED', waiting: 'PENDING', paid: 'SUCCESS', failed: 'FAILED' }[state];
  const isLast = tries.at(-1) === tryId;
  return {
    subscription_id: mandateId,
    cf_subscription_id: numberOf(mandateId),
    payment_id: paymentId,
    cf_payment_id: numberOf(paymentId),
    cf_txn_id: numberOf(`${paymentId} ${tries.length}`),
    payment_type: 'CHARGE',
    payment_amount: Number(amountText(amount)),
    payment_status: whole,
    failure_details: { failure_reason: why === null ? '' : (failures[why] ?? why) },
    ...(tryId !== undefined && { execution_id: tryId, execution_status: isLast ? whole : 'FAILED' }),
  };
}

function statusEvent(mandate: SandboxMandate): object {
  return { type: 'SUBSCRIPTION_STATUS_CHANGED', data: { subscription_details: subscriptionBody(mandate) } };
}

function paymentEvent(debit: SandboxDebit): object {
  const type = debit.state === 'paid' ? 'SUBSCRIPTION_PAYMENT_SUCCESS' : 'SUBSCRIPTION_PAYMENT_FAILED';
  return { type, data: paymentBody(debit) };
}

/** Nine digits. */
function numberOf(id: string): string {
  const number = BigInt(`0x${createHash('sha256').update(id).digest('hex').slice(0, 12)}`);
  return String(100_000_000n + (number % 900_000_000n));
}
