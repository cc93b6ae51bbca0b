import { z } from 'zod';
import { defineCall } from '../call.ts';
import { certificationStep } from './certification-fields.ts';

export const certificationExt = defineCall({
  id: 'A4.8',
  group: 'certification',
  name: 'ext',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'The step about reference persons and the purpose: its form, and what was given.',
  request: z.strictObject({}),
  response: certificationStep,
  errors: [],
});
