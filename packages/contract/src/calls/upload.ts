import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uploadKept } from './upload-kept.ts';

export const uploadFcmToken = defineCall({
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
