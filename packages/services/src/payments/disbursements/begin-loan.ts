import { isRefusal } from '@candor/domain/refusals';
import { nextState, orderStates } from '@candor/domain/states';
import { openLoan } from '@candor/domain/loan';
import { schedulesOnLeaving } from '@candor/domain/decisions';
import type { CalendarDate } from '@candor/domain/calendar';
import type { OrderRule } from '@candor/domain/states';
import type { Refusal } from '@candor/domain/refusals';
import type { Schedule } from '@candor/domain/schedule';
import { checkQuote, isMarketId, type ChargeRefusal } from '@candor/markets';
import { lockApplication, updateApplication } from '@candor/store/applications';
import { findSignedAgreement, type SignedAgreement } from '@candor/store/contracts';
import type { Payout } from '@candor/store/disbursements';
import type { PostingRefusal } from '@candor/store/ledger';
import type { Tx } from '@candor/store/database';
import { disburseLoan } from './disburse-loan.ts';

export type BegunLoan = {
  /** Null where the order had been withdrawn: money left for which there is no loan. */
  readonly loanId: bigint | null;
  readonly schedule: Schedule;
  /** What a person has to look at: it can't be refused, since the money has left. */
  readonly concern: string | null;
};

type Rule = OrderRule | ChargeRefusal | PostingRefusal['refused'];

/** The money of an order has left: its loan begins today, whatever day it was ordered on. */
export async function beginLoan(
  tx: Tx,
  { id: payoutId, orderId, schedule: ordered, currency }: Payout,
  today: CalendarDate,
): Promise<BegunLoan | Refusal<Rule>> {
  const order = orderId === null ? undefined : await lockApplication(tx, orderId);
  const signed = order && (await findSignedAgreement(tx, order.id));
  if (!order || !signed || !ordered) throw new Error(`payout ${payoutId} belongs to no signed order`);
  if (order.state === 'withdrawn') return { loanId: null, schedule: ordered, concern: 'order_is_withdrawn' };
  const state = nextState(orderStates, order.state, 'payout-arrives');
  if (isRefusal(state)) return state;
  const { borrowerId, market, productId, productVersion } = order;
  const { schedule, concern } = lawful(market, signed, today);
  const loanId = await disburseLoan(
    tx,
    {
      orderId: order.id,
      borrowerId,
      market,
      currency,
      productId,
      productVersion,
      loan: openLoan(schedule, signed.agreement),
      enteredOn: signed.signedOn,
      disclosed: signed.disclosed,
    },
    { payoutId, today },
  );
  if (typeof loanId !== 'bigint') return loanId;
  await updateApplication(tx, { ...order, state });
  return { loanId, schedule, concern };
}

/**
 * The first that the law allows. If it allowed none the loan begins with the last, as signed, and somebody is
 * told.
 */
function lawful(
  market: string,
  { schedule: signed, signedOn }: SignedAgreement,
  today: CalendarDate,
): Pick<BegunLoan, 'schedule' | 'concern'> {
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const schedules = schedulesOnLeaving(signed, today);
  const allowed = schedules.find((schedule) => !checkQuote(market, schedule, signedOn));
  if (allowed) return { schedule: allowed, concern: null };
  const asSigned = schedules.at(-1) ?? schedules[0];
  return { schedule: asSigned, concern: checkQuote(market, asSigned, signedOn)?.refused ?? null };
}
