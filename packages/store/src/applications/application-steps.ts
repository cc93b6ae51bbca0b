import type { OrderState } from '@candor/domain/states';
import type { ReadTx } from '../database/database.ts';

export type ApplicationStep = { readonly state: OrderState; readonly at: Date };

/** The states that an order went through, oldest first. */
export async function listApplicationSteps(tx: ReadTx, orderId: string): Promise<ApplicationStep[]> {
  const { rows } = await tx.query<ApplicationStep>({
    name: 'order-steps',
    text: 'select state, at from loan_order_step where order_id = $1 order by id',
    values: [orderId],
  });
  return rows;
}
