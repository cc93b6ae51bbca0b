import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { instant, plainText } from '../../fields.ts';
import { marketIds } from '../../market.ts';

const consoleChannels = defineCall({
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

const consoleChannelTest = defineCall({
  id: 'A15.171',
  group: 'console',
  name: 'channel-test',
  method: 'POST',
  audience: 'staff',
  permission: 'channel.test',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Speak to a channel as the lender does, with nobody’s data, and say what came of it.',
  request: z.strictObject({
    market: z.enum(marketIds),
    key: plainText(60).meta({ examples: ['store:pictures'] }),
    to: plainText(200)
      .optional()
      .meta({
        description: 'One’s own number, as the world dials it, or address.',
        examples: ['+639171234567'],
      }),
  }),
  response: z.strictObject({ isWorking: z.boolean(), words: z.string(), tookMs: z.int().min(0) }),
  errors: ['not_found', 'test_needs_a_receiver', 'too_many_requests'],
});

export const consoleChannelsCalls = [consoleChannels, consoleChannelTest] as const;
