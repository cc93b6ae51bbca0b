import { z } from 'zod';
import { defineCall } from '../call.ts';

export const homeCities = defineCall({
  id: 'A2.2',
  group: 'home',
  name: 'cities',
  method: 'GET',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'Every city and municipality of the market, to be searched without asking again.',
  request: z.strictObject({
    version: z.string().max(40).optional().meta({ description: 'The one that the page has.' }),
  }),
  response: z.strictObject({
    version: z.string(),
    regions: z
      .array(
        z.strictObject({
          name: z.string().meta({ examples: ['Cebu'] }),
          cities: z.array(z.strictObject({ code: z.string(), name: z.string() })),
        }),
      )
      .nullable()
      .meta({ description: 'Null when the page has this version already.' }),
  }),
  errors: [],
});
