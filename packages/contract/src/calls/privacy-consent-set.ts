import { z } from 'zod';
import { defineCall } from '../call.ts';
import { consentPurpose, textVersion } from '../fields/consent-purpose.ts';
import { consentState } from './consent-state.ts';

export const privacyConsentSet = defineCall({
  id: 'A13.2',
  group: 'privacy',
  name: 'consent-set',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Give a consent or withdraw it. Withdrawing deletes what was held for it alone.',
  request: z.strictObject({ purpose: consentPurpose, isGiven: z.boolean(), textVersion }),
  response: z.strictObject({
    consent: consentState,
    deleted: z
      .int()
      .min(0)
      .meta({ description: 'How many things were deleted.', examples: [1] }),
  }),
  errors: ['not_asked_in_this_market', 'consent_text_changed', 'consent_is_required'],
});
