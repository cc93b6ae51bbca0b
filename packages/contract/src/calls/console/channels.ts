import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { instant } from '../../fields/instant.ts';
import { marketIds } from '../../market.ts';

export const consoleChannels = defineCall({
  id: 'A15.170',
  group: 'console',
  name: 'channels',
  method: 'GET',
  audience: 'staff',
  permission: 'channel.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Whatever the lender speaks to outside, in a market, and what came of the last test of each.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    channels: z.array(
      z.strictObject({
        key: z.string(),
        name: z.string(),
        does: z.string(),
        needs: z
          .enum(['phone', 'email', 'nothing', 'none'])
          .meta({ description: 'For a test; `none`: it can’t be tested.' }),
        note: z.string().nullable(),
        lastTest: z
          .strictObject({ at: instant, by: z.string(), isWorking: z.boolean(), words: z.string() })
          .nullable(),
      }),
    ),
  }),
  errors: [],
});
