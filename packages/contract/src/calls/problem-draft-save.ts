import { z } from 'zod';
import { defineCall } from '../call.ts';
import { draftMark } from '../fields/draft-mark.ts';
import { instant } from '../fields/instant.ts';
import { problemDraft } from './problem-fields.ts';

export const problemDraftSave = defineCall({
  id: 'A9.11',
  group: 'problem',
  name: 'draft-save',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'Keep a complaint or a reply that is half typed, encrypted, so that a reload loses nothing.',
  request: z.strictObject({
    reportId: z
      .uuid()
      .optional()
      .meta({ description: 'The complaint that is replied to; left out: a new one.' }),
    row: z.int().min(1).optional().meta({ description: 'The row whose late charge is disputed.' }),
    draft: problemDraft,
    mark: draftMark.optional(),
  }),
  response: z.strictObject({ keptAt: instant }),
  errors: ['not_found'],
});
