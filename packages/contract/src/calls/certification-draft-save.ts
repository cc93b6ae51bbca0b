import { z } from 'zod';
import { defineCall } from '../call.ts';
import { draftMark } from '../fields/draft-mark.ts';
import { formValue } from '../fields/form-value.ts';
import { instant } from '../fields/instant.ts';
import { formStepKey } from './certification-fields.ts';

export const certificationDraftSave = defineCall({
  id: 'A4.15',
  group: 'certification',
  name: 'draft-save',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'Keep what is half typed, encrypted, so that a reload loses nothing.',
  request: z.strictObject({
    step: formStepKey,
    values: z.array(formValue).max(60),
    mark: draftMark.optional(),
  }),
  response: z.strictObject({ keptAt: instant }),
  errors: [],
});
