import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { instant } from '../../fields/instant.ts';
import { journalEntry } from './books/journal-entry-fields.ts';

export const consoleEntry = defineCall({
  id: 'A15.63',
  group: 'console',
  name: 'entry',
  method: 'GET',
  audience: 'staff',
  permission: 'books.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One entry and its cause: the loan, payment, payout or month’s provision that it is of, its tax invoice, and who did it.',
  request: z.strictObject({
    entryId: z
      .string()
      .regex(/^[0-9]{1,15}$/u)
      .meta({ examples: ['41'] }),
  }),
  response: z.strictObject({
    market: z.string().meta({ description: 'Whose it is: its amounts are in that market’s currency.' }),
    entry: journalEntry,
    naturalKey: z.string(),
    when: z.string().meta({ description: 'When such an entry is posted, in a sentence.' }),
    causes: z.array(
      z.strictObject({
        kind: z.enum(['loan', 'payment', 'payout', 'provision', 'invoice']),
        id: z.string(),
        reference: z.string(),
        words: z.string(),
        subject: z.string().nullable().meta({ description: 'The journal’s filter that leads back.' }),
      }),
    ),
    acts: z.array(
      z.strictObject({ at: instant, actor: z.string(), command: z.string(), subject: z.string() }),
    ),
  }),
  errors: ['not_found'],
});
