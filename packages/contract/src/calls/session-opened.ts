import { z } from 'zod';
import { instant } from '../fields/instant.ts';

/** Where the session is kept: a browser gets a cookie that no script can read, a native shell the token itself. */
export const sessionKeptIn = z.enum(['cookie', 'header']).meta({ examples: ['cookie'] });

export const sessionOpened = z.strictObject({
  phone: z.string().meta({ description: 'The number, masked.', examples: ['•••• 4567'] }),
  isNew: z.boolean().meta({ description: 'The account was opened by this login.' }),
  endsAt: instant,
  consents: z.array(z.enum(['device'])).meta({
    description: 'What they agreed to tell of each device: its upload is to follow.',
    examples: [['device']],
  }),
  token: z
    .string()
    .nullable()
    .meta({ description: 'For `Authorization: Bearer`; null where a cookie was set.' }),
});
