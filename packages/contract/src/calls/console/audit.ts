import { z } from 'zod';
import { currencyCode } from '../../fields/currency-code.ts';
import { instant } from '../../fields/instant.ts';
import { plainText } from '../../fields/plain-text.ts';

/** Whose act it was: somebody at the lender, a borrower, or the house's own machinery and the channels. */
export const auditGroup = z.enum(['people', 'borrower', 'system']);

/** One thing that an act changed. */
const auditChange = z.strictObject({
  field: z.string(),
  kind: z.enum(['money', 'day', 'text']).meta({ description: 'Money is minor units in decimal.' }),
  currency: currencyCode.nullable().meta({ description: 'Of money alone.' }),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export const auditEvent = z.strictObject({
  eventId: z.uuid().nullable().meta({ description: 'None of an entry in the books.' }),
  at: instant,
  group: auditGroup,
  who: z.string().meta({ description: 'A name, or what acted.' }),
  staffId: z.uuid().nullable(),
  maker: z
    .strictObject({ staffId: z.uuid(), name: z.string() })
    .nullable()
    .meta({ description: 'Of what two people did: who asked for it. Who approved it is `who`.' }),
  act: z.string().meta({ description: 'The command: noun and verb.' }),
  words: z.string().meta({ description: 'The act in words.' }),
  subject: z.string().meta({ description: 'What it was about: kind and id.' }),
  isRefused: z.boolean(),
  refusal: z.string().nullable().meta({ description: 'The rule that said no.' }),
  facts: z.array(z.strictObject({ what: z.string(), value: z.string() })),
  changes: z.array(auditChange).meta({ description: 'What changed, and nothing that did not.' }),
  requestId: z.string().nullable(),
  address: z.string().nullable().meta({ description: 'Where a call from the console came from.' }),
  device: z.string().nullable(),
});

/** What the log is searched by; nothing said is nothing left out. */
export const auditFilter = {
  subject: plainText(120)
    .optional()
    .meta({ description: 'What it was about: kind and id.', examples: ['staff:0'] }),
  staffId: z.uuid().optional(),
  group: auditGroup.optional(),
  act: plainText(60)
    .optional()
    .meta({ examples: ['staff.save-person'] }),
  refusedOnly: z.boolean().optional(),
  from: instant.optional(),
  to: instant.optional().meta({ description: 'Before this instant.' }),
};
