import { z } from 'zod';
import { defineCall } from '../call.ts';
import { productCard } from './product-card.ts';

export const productPush = defineCall({
  id: 'A3.3',
  group: 'product',
  name: 'push',
  method: 'GET',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'product',
  knowsBorrower: true,
  summary:
    'The recommendation list: what may be taken, the cheapest first; also after a refusal or a settlement.',
  request: z.strictObject({ after: z.enum(['refusal', 'settlement']).optional() }),
  response: z.strictObject({
    products: z.array(productCard),
    isPersonal: z.boolean(),
    notNow: z
      .strictObject({ why: z.enum(['open-order', 'arrears', 'loan-runs']), orderId: z.uuid().nullable() })
      .nullable()
      .meta({ description: 'What stands in the way of another loan now; the list is empty then.' }),
  }),
  errors: [],
});
