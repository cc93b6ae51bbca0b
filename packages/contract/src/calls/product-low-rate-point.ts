import { z } from 'zod';
import { defineCall } from '../call.ts';
import { productId } from '../fields/product-id.ts';

export const productLowRatePoint = defineCall({
  id: 'A3.4',
  group: 'product',
  name: 'low-rate-point',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'product',
  summary: 'A low-rate mark was seen or tapped: counted by product and day, without a name.',
  request: z.strictObject({ productId, point: z.enum(['seen', 'tapped']) }),
  response: z.strictObject({ isCounted: z.boolean() }),
  errors: ['not_found'],
});
