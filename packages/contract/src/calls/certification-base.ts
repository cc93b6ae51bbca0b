import { z } from 'zod';
import { defineCall } from '../call.ts';
import { certificationStep } from './certification-fields.ts';

export const certificationBase = defineCall({
  id: 'A4.2',
  group: 'certification',
  name: 'base',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'The step about who one is: its form, and what was given.',
  request: z.strictObject({}),
  response: certificationStep,
  errors: [],
});
