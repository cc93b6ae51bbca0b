import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant, mobileNumber, plainText } from '../fields.ts';

const uploadKept = z.strictObject({
  keptUntil: instant.nullable().meta({ description: 'Null: until the consent is withdrawn.' }),
});

const uploadFcmToken = defineCall({
  id: 'A11.1',
  group: 'upload',
  name: 'fcm-token',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'deviceAndLocation',
  summary:
    'Where push messages go on this device; of more than ten the oldest is forgotten. Needs the consent "push".',
  request: z.strictObject({
    fcmToken: z
      .string()
      .regex(/^[\w:-]{20,400}$/u)
      .optional()
      .meta({ description: "The device's registration token; this or a subscription." }),
    subscription: z
      .strictObject({
        endpoint: z
          .url({ protocol: /^https?$/u })
          .max(1_000)
          .meta({ examples: ['https://updates.push.example/send/1'] }),
        p256dh: z
          .string()
          .regex(/^[\w-]{87}$/u)
          .meta({
            examples: [
              'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
            ],
          }),
        auth: z
          .string()
          .regex(/^[\w-]{22}$/u)
          .meta({ examples: ['BTBZMqHH6r4Tts7J_aSIgg'] }),
      })
      .optional()
      .meta({
        description:
          "A browser's Web Push subscription, made with the lender's public key, which the page has.",
      }),
    platform: z.enum(['android', 'ios', 'web']).meta({ examples: ['android'] }),
  }),
  response: uploadKept,
  errors: ['invalid_request', 'consent_missing', 'not_asked_in_this_market', 'too_many_requests'],
});

const uploadLocation = defineCall({
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

const uploadDeviceInfo = defineCall({
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

/**
 * More than this is a phone book, and a phone book is never taken. The schema lets more in, so that the
 * answer can say why not.
 */
export const referencePersonsAtMost = 5;

const uploadContacts = defineCall({
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

export const uploadCalls = [uploadFcmToken, uploadLocation, uploadDeviceInfo, uploadContacts] as const;
