import { defineTexts } from '@candor/i18n';
import translations from './bureau-texts.json' with { type: 'json' };

/**
 * What the inbox says of what was reported, and of a dispute about it. On a lock screen none of it stands.
 */
export const bureauTexts = defineTexts(
  {
    'default.title': 'We are reporting a late loan to the credit bureau',
    'default.body':
      '{loan}, as of {day}. Other lenders can see it. Our next report includes what you pay. If this is wrong, write to us under Complaints. We check it and report it as disputed until then.',
    'raised.title': 'We are checking your credit record',
    'raised.body':
      '{loan}: you said that what we told the credit bureau is wrong. We decide by {day}. Until then we report it as disputed.',
    'corrected.title': 'We are correcting your credit record',
    'corrected.body':
      '{loan}: you were right. Our next report to the credit bureau has the correction. {reason}',
    'stands.title': 'We have decided about your credit record',
    'stands.body':
      '{loan}: our report to the credit bureau does not change. Why: {reason} You can write to us under Complaints.',
    'standing.written-off': 'written off',
    'standing.late': '{days, plural, one {{days} day} other {{days} days}} late',
  },
  translations,
);
