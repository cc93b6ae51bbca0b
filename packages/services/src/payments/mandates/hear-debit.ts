import { isRefusal } from '@candor/domain/refusals';
import { debitStates, mandateStates, nextState, paymentStates, type DebitState } from '@candor/domain/states';
import type { Tx } from '@candor/store/database';
import {
  endTry,
  lockDebit,
  lockMandate,
  openTryOf,
  updateDebit,
  updateMandate,
  type Mandate,
  type MandateDebit,
} from '@candor/store/mandates';
import { lockPayment, updatePayment } from '@candor/store/payments';
import type { Command } from '../../kernel/commands/command.ts';
import type { BounceReason } from '../../kernel/mandate-ports/mandate-channel.ts';
import { schemeOfMandate } from './scheme-of.ts';

export type HearDebit = {
  readonly mandateId: string;
  readonly debitId: string;
  readonly paymentId: string;
  /** Which request it is about. */
  readonly n: number;
  readonly said:
    | { readonly is: 'bounced'; readonly why: BounceReason }
    /** Its money was handed to `receivePayment`; this request is open no longer. */
    | { readonly is: 'collected' };
};

/** Reasons that end the mandate with the debit. */
const endsMandate: ReadonlySet<BounceReason> = new Set(['account-closed', 'mandate-withdrawn']);

/**
 * What became of a request. Not debited: the borrower hears why, and only too little money is tried again, as
 * often as the market's rules allow; it costs them nothing by itself. Told twice it is heard once, and told
 * after its money has come it changes nothing.
 */
export const hearDebit: Command<HearDebit, { readonly state: DebitState }, 'debit_is_unknown'> = {
  name: 'mandate.hear-debit',
  subject: ({ debitId }) => `debit:${debitId}`,
  async decide(tx, { mandateId, debitId, paymentId, n, said }, { now }) {
    // A payment before what it is for: whoever receives its money locks them in the same order.
    const payment = await lockPayment(tx, paymentId);
    const mandate = await lockMandate(tx, mandateId);
    const debit = await lockDebit(tx, debitId);
    if (!payment || !mandate || debit?.mandateId !== mandateId)
      return { refused: 'debit_is_unknown', facts: { debit: debitId } };
    const why = said.is === 'bounced' ? said.why : null;
    const open = await openTryOf(tx, debitId);
    const isNews = open?.n === n && (await endTry(tx, { debitId, n }, { outcome: said.is, why, at: now }));
    if (!isNews || why === null) return { output: { state: debit.state }, facts: { is: said.is, isNews } };
    const failed = nextState(paymentStates, payment.state, 'fail');
    if (!isRefusal(failed)) await updatePayment(tx, { ...payment, state: failed });
    const bounced = await bounce(tx, debit, mandate, why);
    if (endsMandate.has(why)) await end(tx, mandate, why, now);
    if (bounced === null) return { output: { state: debit.state }, facts: { is: said.is, why } };
    return {
      output: { state: bounced },
      facts: { is: said.is, why, n, state: bounced },
      outbox: [{ topic: 'debit.told', payload: { debit: debitId, payment: paymentId, of: 'bounced' } }],
    };
  },
};

/** Null where its money has come meanwhile. */
async function bounce(
  tx: Tx,
  debit: MandateDebit,
  mandate: Mandate,
  why: BounceReason,
): Promise<DebitState | null> {
  const state = nextState(debitStates, debit.state, 'bounce');
  if (isRefusal(state)) return null;
  await updateDebit(tx, { ...debit, state, why });
  const { tries } = schemeOfMandate(mandate).debits;
  if (why === 'too-little-money' && debit.tries < tries) return state;
  const over = nextState(debitStates, state, 'give-up');
  if (isRefusal(over)) throw new Error(`debit ${debit.id}: ${over.refused}`);
  await updateDebit(tx, { ...debit, state: over, why });
  return over;
}

async function end(tx: Tx, mandate: Mandate, why: BounceReason, now: Date): Promise<void> {
  const state = nextState(mandateStates, mandate.state, 'cancel');
  const endedThereAt = why === 'mandate-withdrawn' ? (mandate.endedThereAt ?? now) : mandate.endedThereAt;
  await updateMandate(
    tx,
    isRefusal(state) ? { ...mandate, endedThereAt } : { ...mandate, state, why, endedThereAt },
    now,
  );
}
