import { z } from 'zod';
import { defineCall } from '../call.ts';
import { formValue } from '../fields/form-value.ts';
import { certificationStep } from './certification-fields.ts';

export const certificationPersonalSave = defineCall({
  id: 'A4.5',
  group: 'certification',
  name: 'personal-save',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary:
    'Save the step about where one lives and how one can be reached; what is wrong is named field by field and nothing is lost.',
  request: z.strictObject({ values: z.array(formValue).max(60) }),
  response: certificationStep,
  errors: [
    'certification_has_faults',
    'consent_missing',
    'document_belongs_to_another_account',
    'too_young',
    'step_is_locked',
    'too_many_requests',
  ],
});
