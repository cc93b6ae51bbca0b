import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cursor } from '../fields/cursor.ts';
import { today } from '../fields/today.ts';
import { orderItem } from './order.ts';

export const orderList = defineCall({
  id: 'A6.1',
  group: 'order',
  name: 'list',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  summary: 'Orders and loans, newest first, with how many stand in each tab.',
  request: z.strictObject({
    tab: z.enum(['all', 'in-review', 'to-confirm', 'to-repay', 'finished']).optional(),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    today,
    orders: z.array(orderItem),
    counts: z.strictObject({
      all: z.int(),
      inReview: z.int(),
      toConfirm: z.int(),
      toRepay: z.int(),
      finished: z.int(),
    }),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});
