import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { quoteFigures } from '../../product.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { overrideCodes } from './application-fields.ts';
import { previewMark } from '../act-preview.ts';
import { decisionRequest } from './decision-request.ts';

const told = z.strictObject({ language: z.string(), title: z.string(), body: z.string() });

export const consoleApplicationPreview = defineCall({
  id: 'A15.30',
  group: 'console',
  name: 'application-preview',
  method: 'POST',
  audience: 'staff',
  permission: 'application.decide',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What would follow from a decision: what the borrower would read, the figures, until when. Changes nothing.',
  request: z.strictObject(decisionRequest),
  response: z.strictObject({
    mark: previewMark,
    told: z
      .array(told)
      .min(1)
      .meta({ description: 'In English and, where it is another, in the borrower’s language.' }),
    figures: quoteFigures.nullable(),
    openUntil: calendarDay.nullable(),
    stepsToMend: z.array(z.string()),
    authority: z
      .strictObject({
        takes: z.enum(['alone', 'risk', 'compliance', 'nobody']),
        why: z.array(z.string()),
        codes: z.array(z.strictObject({ code: z.enum(overrideCodes), words: z.string() })),
        policyAmount: minorAmount,
        dtiPerMille: z.int().nullable(),
        dtiLimitPerMille: z.int().nullable(),
      })
      .nullable()
      .meta({ description: 'Of an approval: whose approval it takes, and why.' }),
  }),
  errors: [
    'not_found',
    'item_is_taken',
    'order_cannot_change_now',
    'amount_is_not_offered',
    'amount_is_above_the_approved',
    'reason_needed',
    'reason_not_borne_out',
    'policy_declines',
    'approval_is_in_your_interest',
    'reason_needs_substance',
    'override_code_needed',
    'approval_waits_already',
  ],
});
