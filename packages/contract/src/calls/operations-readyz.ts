import { z } from 'zod';
import { defineCall } from '../call.ts';

export const operationsReadyz = defineCall({
  id: 'O2',
  group: 'operations',
  name: 'readyz',
  method: 'GET',
  path: '/readyz',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The node can serve: its database answers.',
  request: z.strictObject({}),
  response: z.strictObject({ status: z.literal('ready') }),
  errors: ['service_unavailable'],
});
