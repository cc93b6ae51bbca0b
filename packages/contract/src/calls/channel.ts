import { z } from 'zod';
import { defineCall } from '../call.ts';

const channelDragonpayPostback = defineCall({
  id: 'A14.1',
  group: 'channel',
  name: 'dragonpay-postback',
  method: 'POST',
  audience: 'channel',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: 16_384,
  plainAnswer: true,
  summary:
    'Dragonpay tells what became of a payment. Its signature is checked, its body kept, then it is answered.',
  request: z.looseObject({}),
  response: z.strictObject({ result: z.literal('OK') }),
  errors: ['signature_is_wrong', 'not_found'],
});

export const channelCalls = [channelDragonpayPostback] as const;
