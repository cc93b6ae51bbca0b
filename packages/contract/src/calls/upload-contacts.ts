import { z } from 'zod';
import { defineCall } from '../call.ts';
import { mobileNumber } from '../fields/mobile-number.ts';
import { plainText } from '../fields/plain-text.ts';
import { uploadKept } from './upload-kept.ts';

/** More than this is a phone book, and a phone book is never taken. The schema lets more in, so that the answer can say why not. */
export const referencePersonsAtMost = 5;

export const uploadContacts = defineCall({
  id: 'A11.4',
  group: 'upload',
  name: 'contacts',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'contacts',
  maxBodyBytes: 256 * 1024,
  summary:
    'Up to five reference persons, named one by one; replaces those named before. Needs the consent "references".',
  request: z.strictObject({
    contacts: z
      .array(
        z.strictObject({
          name: plainText(80)
            .min(1)
            .meta({ examples: ['Ana Reyes'] }),
          phone: mobileNumber,
          relation: z.enum(['parent', 'sibling', 'spouse', 'child', 'relative', 'friend', 'colleague']),
          source: z
            .enum(['typed', 'picker'])
            .meta({ description: "How it was given: typed, or picked singly from the device's contacts." }),
        }),
      )
      .max(1_000),
  }),
  response: uploadKept.extend({
    kept: z
      .int()
      .min(0)
      .meta({ examples: [2] }),
  }),
  errors: [
    'invalid_request',
    'consent_missing',
    'not_asked_in_this_market',
    'too_many_reference_persons',
    'contact_picker_not_allowed',
  ],
});
