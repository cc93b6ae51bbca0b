import { z } from 'zod';
import { defineCall } from '../call.ts';

const operationsHealthz = defineCall({
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

const operationsReadyz = defineCall({
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

export const operationsCalls = [operationsHealthz, operationsReadyz] as const;
