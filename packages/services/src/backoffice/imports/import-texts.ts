import { defineTexts } from '@candor/i18n';
import translations from './import-texts.json' with { type: 'json' };

export const importTexts = defineTexts(
  {
    'complete-it':
      'Your loan came from an earlier system. Please complete this before you apply for another one.',
  },
  translations,
);
