import { z } from 'zod';
import { defineCall } from '../call.ts';
import { stepProgress } from './certification-fields.ts';

export const certificationList = defineCall({
  id: 'A4.1',
  group: 'certification',
  name: 'list',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'The steps with their states, in order.',
  request: z.strictObject({}),
  response: z.strictObject({ steps: z.array(stepProgress), canApply: z.boolean() }),
  errors: [],
});
