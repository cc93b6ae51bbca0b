import { z } from 'zod';
import { defineCall } from '../call.ts';
import { certificationStep } from './certification-fields.ts';

export const certificationPersonal = defineCall({
  id: 'A4.4',
  group: 'certification',
  name: 'personal',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'The step about where one lives and how one can be reached: its form, and what was given.',
  request: z.strictObject({}),
  response: certificationStep,
  errors: [],
});
