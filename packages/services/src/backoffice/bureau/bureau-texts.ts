import { defineTexts } from '@candor/i18n';
import translations from './bureau-texts.json' with { type: 'json' };

/**
 * What the inbox says of what was reported, and of a dispute about it. On a lock screen none of it stands.
 */
export const bureauTexts = defineTexts(
  {
    'default.title': 'We report a late loan to the credit bureau',
    'default.body':
      '{loan}, as of {day}. Other lenders can see it. What you pay is reported with our next file. If this is wrong, write to us under complaints: we check it and report it as disputed until then.',
    'raised.title': 'We look into your credit record',
    'raised.body':
      '{loan}: you said that what we told the credit bureau is wrong. We decide by {day}. Until then we report it as disputed.',
    'corrected.title': 'We correct your credit record',
    'corrected.body':
      '{loan}: you were right. What is right goes to the credit bureau with our next file. {reason}',
    'stands.title': 'We have decided about your credit record',
    'stands.body':
      '{loan}: what we told the credit bureau stays as it is. Why: {reason} You can write to us under complaints.',
    'standing.written-off': 'written off',
    'standing.late': '{days, plural, one {{days} day} other {{days} days}} late',
  },
  translations,
);
