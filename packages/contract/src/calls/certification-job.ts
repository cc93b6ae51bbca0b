import { z } from 'zod';
import { defineCall } from '../call.ts';
import { certificationStep } from './certification-fields.ts';

export const certificationJob = defineCall({
  id: 'A4.6',
  group: 'certification',
  name: 'job',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'The step about work and income: its form, and what was given.',
  request: z.strictObject({}),
  response: certificationStep,
  errors: [],
});
