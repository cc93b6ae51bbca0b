import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../fields/instant.ts';

export const problemWhatsapp = defineCall({
  id: 'A9.8',
  group: 'problem',
  name: 'whatsapp',
  method: 'GET',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'How to reach a person: WhatsApp, telephone, mail, and whether somebody is there now.',
  request: z.strictObject({}),
  response: z.strictObject({
    whatsapp: z.strictObject({ number: z.string(), href: z.string() }).nullable(),
    phone: z.strictObject({ number: z.string(), href: z.string() }),
    email: z.strictObject({ address: z.string(), href: z.string() }),
    isOpenNow: z.boolean(),
    changesAt: instant.nullable().meta({ description: 'When it closes, or opens next.' }),
    hours: z.array(z.strictObject({ days: z.string(), hours: z.string() })),
    officer: z
      .strictObject({ title: z.string(), name: z.string().nullable(), phone: z.string(), email: z.string() })
      .nullable(),
  }),
  errors: [],
});
