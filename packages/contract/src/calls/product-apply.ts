import { z } from 'zod';
import { defineCall } from '../call.ts';
import { textVersion } from '../fields/consent-purpose.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { offeredTerm } from '../fields/offered-term.ts';
import { productId } from '../fields/product-id.ts';
import { orderState } from './order.ts';
import { stepKey } from './certification-fields.ts';

export const productApply = defineCall({
  id: 'A3.1',
  group: 'product',
  name: 'apply',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'product',
  summary: 'Apply for a loan of a product, or again with an order that was sent back.',
  request: z.strictObject({
    productId,
    amount: minorAmount,
    term: offeredTerm,
    orderId: z.uuid().optional().meta({ description: 'Of an order that was sent back; else none.' }),
    bureauConsent: z.strictObject({ textVersion }).optional().meta({
      description: 'The borrower lets the credit bureau be asked. Without it a person decides instead.',
    }),
  }),
  response: z.strictObject({
    orderId: z.uuid(),
    state: orderState,
    missing: z.array(stepKey).meta({
      description:
        'Always empty: with steps left the call is refused by certification_is_incomplete, whose fields name them: /missing/job.',
    }),
  }),
  errors: [
    'not_found',
    'product_is_not_offered',
    'borrower_has_an_open_order',
    'borrower_is_in_arrears',
    'certification_is_incomplete',
    'consent_text_changed',
    'amount_is_not_offered',
    'term_is_not_offered',
    'order_cannot_change_now',
    'idempotency_key_reused',
    'idempotency_key_in_use',
    'too_many_requests',
  ],
});
