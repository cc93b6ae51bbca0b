import { z } from 'zod';
import { currencyCode } from '../fields/currency-code.ts';
import { disclosureRate } from '../fields/disclosure-rate.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { offeredTerm } from '../fields/offered-term.ts';
import { productId } from '../fields/product-id.ts';

/** What a list says of a product. */
export const productCard = z.strictObject({
  productId,
  name: z.string(),
  currency: currencyCode,
  least: minorAmount,
  most: minorAmount,
  step: minorAmount,
  terms: z.array(offeredTerm),
  rateFrom: disclosureRate,
  rateTo: disclosureRate,
  example: z.strictObject({ amount: minorAmount, term: offeredTerm, cost: minorAmount }).meta({
    description: 'The least that is offered, over the term nearest to a month, and what exactly that costs.',
  }),
  isLowRate: z.boolean().meta({ description: 'The lowest disclosed rate of the list.' }),
  why: z.enum(['open-to-all', 'for-you', 'after-refusal', 'after-settlement']),
});
