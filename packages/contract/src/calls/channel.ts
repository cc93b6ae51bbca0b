import { z } from 'zod';
import { defineCall } from '../call.ts';

/** What every callback has in common: plain names, the channel's own fields, an answer in plain text. */
const callback = {
  group: 'channel',
  method: 'POST',
  audience: 'channel',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: 16_384,
  plainAnswer: true,
  request: z.looseObject({}),
  response: z.strictObject({ result: z.literal('OK') }),
  errors: ['signature_is_wrong', 'not_found'],
} as const;

/** An address that was given out bears its channel's name. */
const channelDragonpayPostback = defineCall({
  ...callback,
  id: 'A14.1',
  name: 'dragonpay-postback',
  summary:
    'Dragonpay tells what became of a payment. Its signature is checked, its body kept, then it is answered.',
});

const channelCallback = defineCall({
  ...callback,
  id: 'A14.2',
  name: 'callback',
  summary:
    'Any other channel tells what became of a payment: whose signature it bears is whose it is. Its body is kept, then it is answered.',
});

export const channelCalls = [channelDragonpayPostback, channelCallback] as const;
