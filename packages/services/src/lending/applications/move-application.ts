import { isRefusal } from '@candor/domain/refusals';
import { nextState, orderStates } from '@candor/domain/states';
import type { CalendarDate } from '@candor/domain/calendar';
import type { OrderRule } from '@candor/domain/states';
import type { Refusal } from '@candor/domain/refusals';
import { lockApplication, updateApplication, type LoanApplication } from '@candor/store/applications';
import type { Tx } from '@candor/store/database';
import type { Done } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { applicationAnswer, applicationMessage } from './application-answer.ts';
import type { ApplicationAnswer } from './application-answer.ts';

type OrderEvent = keyof (typeof orderStates)['events'];

export type MoveRefusal = OrderRule | 'order_is_unknown';

/**
 * Moves an order by a named event, or says which rule forbids it. `change` may add to what the state says, or
 * refuse.
 */
export async function moveApplication<Rule extends string = never>(
  tx: Tx,
  orderId: string,
  event: OrderEvent,
  change: (order: LoanApplication, on: CalendarDate) => LoanApplication | Refusal<Rule> = (order) => order,
): Promise<Done<ApplicationAnswer> | Refusal<Rule | MoveRefusal>> {
  const order = await lockApplication(tx, orderId);
  if (!order) return { refused: 'order_is_unknown', facts: { order: orderId } };
  const state = nextState(orderStates, order.state, event);
  if (isRefusal(state)) return state;
  const on = await businessDateOf(tx, order.market);
  const changed = change({ ...order, state }, on);
  if (isRefusal(changed)) return changed;
  await updateApplication(tx, changed);
  const facts = { on, ...(changed.reasons.length > 0 && { reasons: changed.reasons }) };
  return { output: applicationAnswer(changed), facts, outbox: [applicationMessage(changed)] };
}
