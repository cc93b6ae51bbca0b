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
  costPerThousand: minorAmount.meta({
    description: 'What 1,000.00 for about 30 days costs, by the term nearest to that.',
  }),
  isLowRate: z.boolean().meta({ description: 'The lowest disclosed rate of the list.' }),
  why: z.enum(['open-to-all', 'for-you', 'after-refusal', 'after-settlement']),
});
