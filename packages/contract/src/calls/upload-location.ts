import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uploadKept } from './upload-kept.ts';

export const uploadLocation = defineCall({
  id: 'A11.2',
  group: 'upload',
  name: 'location',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'deviceAndLocation',
  summary: 'Where the borrower is, kept to about a kilometre. Needs the consent "location".',
  request: z.strictObject({
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({ examples: [14.55] }),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .meta({ examples: [121.02] }),
  }),
  response: uploadKept.extend({
    latitude: z.number().meta({ description: 'As it is kept.', examples: [14.55] }),
    longitude: z.number().meta({ examples: [121.02] }),
  }),
  errors: ['consent_missing', 'not_asked_in_this_market'],
});
