import { z } from 'zod';
import { defineCall } from '../call.ts';

export const operationsHealthz = defineCall({
  id: 'O1',
  group: 'operations',
  name: 'healthz',
  method: 'GET',
  path: '/healthz',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'The process runs. Asks nothing else, so that a slow database never gets a healthy node restarted.',
  request: z.strictObject({}),
  response: z.strictObject({ status: z.literal('ok') }),
  errors: [],
});
