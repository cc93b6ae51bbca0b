import { z } from 'zod';
import { defineCall } from '../call.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { offeredTerm } from '../fields/offered-term.ts';
import { productId } from '../fields/product-id.ts';
import { quoteFigures } from './quote-figures.ts';

export const productQuote = defineCall({
  id: 'A3.5',
  group: 'product',
  name: 'quote',
  method: 'GET',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'product',
  summary: 'The price of one loan, as the agreement would have it today.',
  request: z.strictObject({ productId, amount: minorAmount, term: offeredTerm }),
  response: z.strictObject({ version: z.int().min(1), quote: quoteFigures }),
  errors: ['not_found', 'amount_is_not_offered', 'term_is_not_offered', 'product_is_not_offered'],
});
