import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';
import { deskBody, faqBody, pageMarket, textName } from '../page.ts';

export const consoleText = defineCall({
  id: 'A15.162',
  group: 'console',
  name: 'text',
  method: 'GET',
  audience: 'staff',
  permission: 'page.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'One text as it is published in a market, or as a version of it was, with all of its versions.',
  request: z.strictObject({
    market: pageMarket,
    text: textName,
    version: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'The last one if left out.', examples: [1] }),
  }),
  response: z.strictObject({
    version: z.int().min(1),
    newest: z.int().min(1),
    faq: faqBody.nullable(),
    desk: deskBody.nullable(),
    versions: z.array(
      z.strictObject({ version: z.int().min(1), origin: z.enum(['house', 'lender']), publishedAt: instant }),
    ),
  }),
  errors: ['not_found'],
});
