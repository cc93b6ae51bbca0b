import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { currencyCode } from '../../../fields/currency-code.ts';
import { cursor } from '../../../fields/cursor.ts';
import { instant } from '../../../fields/instant.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { offeredTerm } from '../../../fields/offered-term.ts';
import { marketIds } from '../../../market.ts';
import { orderState } from '../../order.ts';
import { takenByField } from '../taken-by.ts';
import { applicationQueue, applicationShows } from './application-fields.ts';

export const consoleApplications = defineCall({
  id: 'A15.26',
  group: 'console',
  name: 'applications',
  method: 'GET',
  audience: 'staff',
  permission: 'application.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Applications: those that wait for a person, next deadline first, or others, newest first.',
  request: z.strictObject({
    market: z.enum(marketIds),
    show: z.enum(applicationShows).optional(),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    items: z.array(
      z.strictObject({
        orderId: z.uuid(),
        reference: z.string(),
        name: z
          .string()
          .nullable()
          .meta({ description: 'Null where nothing was certified, or no longer is.' }),
        state: orderState,
        productName: z.string(),
        amount: minorAmount,
        currency: currencyCode,
        term: offeredTerm,
        why: z
          .array(z.string())
          .meta({ description: 'Why it waits, was refused or sent back, in a few words each.' }),
        appliedAt: instant,
        waitsSince: instant.nullable(),
        deadline: instant.nullable(),
        queue: applicationQueue,
        taken: takenByField,
      }),
    ),
    waiting: z
      .strictObject({ count: z.int().min(0), over: z.int().min(0) })
      .meta({ description: 'All that wait in the market, and how many of them are past their deadline.' }),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});
