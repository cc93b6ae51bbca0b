import { z } from 'zod';
import { defineCall } from '../call.ts';
import { plainText } from '../fields/plain-text.ts';
import { uploadKept } from './upload-kept.ts';

export const uploadDeviceInfo = defineCall({
  id: 'A11.3',
  group: 'upload',
  name: 'device-info',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'deviceAndLocation',
  summary: 'What kind of device it is; no serial number of any kind. Needs the consent "device".',
  request: z.strictObject({
    model: plainText(80).meta({ examples: ['SM-A145F'] }),
    system: plainText(40).meta({ examples: ['Android 15'] }),
    screen: z
      .string()
      .regex(/^\d{2,5}x\d{2,5}$/u)
      .meta({ examples: ['1080x2408'] }),
    timeZone: z
      .string()
      .regex(/^[\w/+-]{1,60}$/u)
      .meta({ examples: ['Asia/Manila'] }),
  }),
  response: uploadKept,
  errors: ['consent_missing', 'not_asked_in_this_market'],
});
