import { defineCall, marketIds } from '@candor/contract';
import type { WritableDatabase } from '@candor/store/tools';
import { z } from 'zod';

/**
 * What a list would be if it were nothing but a page of a table: one indexed query, and its rows as they are.
 */
export const bareCall = defineCall({
  id: 'A15.0',
  group: 'console',
  name: 'bare',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'A page of loans by their index.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    loans: z.array(
      z.strictObject({
        id: z.string(),
        order: z.string().nullable(),
        borrower: z.string(),
        product: z.string(),
        state: z.string(),
        amount: z.number(),
        paidOutOn: z.string(),
        nextDueOn: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
});

type BareLoan = {
  id: bigint;
  order: string | null;
  borrower: string;
  product: string;
  state: string;
  amount: bigint;
  paidOutOn: string;
  nextDueOn: string | null;
};

export const bareHandler =
  (database: WritableDatabase) =>
  async ({ market }: { readonly market: string }) => {
    const { rows } = await database.withTransaction(
      (tx) =>
        tx.query({
          name: 'bare-page',
          text: `select id, order_id as "order", borrower_id as borrower, product_id as product, state, amount,
                   disbursed_on as "paidOutOn", next_due_on as "nextDueOn"
                 from loan where market = $1 order by id desc limit 51`,
          values: [market],
        }),
      { readOnly: true },
    );
    return {
      loans: (rows as BareLoan[]).map((row) =>
        Object.assign(row, { id: String(row.id), amount: Number(row.amount) }),
      ),
    };
  };
