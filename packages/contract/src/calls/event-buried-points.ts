import { z } from 'zod';
import { defineCall } from '../call.ts';
import { analyticsEvent } from './event.ts';
import { intakeAnswer, maxBatch } from './intake-answer.ts';

export const eventBuriedPoints = defineCall({
  id: 'A10.2',
  group: 'event',
  name: 'buried-points',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'deviceAndLocation',
  maxBodyBytes: 1024 * 1024,
  summary: 'Tell up to 200 things that happened on screens, gathered while the network was away.',
  request: z.strictObject({ events: z.array(analyticsEvent).min(1).max(maxBatch) }),
  response: intakeAnswer,
  errors: [],
});
