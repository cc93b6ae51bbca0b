import { defineTexts, type Words } from '@candor/i18n';
import translations from './payer-step-texts.json' with { type: 'json' };

const { all } = defineTexts(
  {
    open: 'Open your UPI app with the button. On another phone, scan the QR code.',
    check: 'Check that it says {amount}, and pay.',
    'come-back': 'Come back here. This page moves on by itself.',
  },
  translations,
);

export function payerSteps(amount: string): readonly Words[] {
  return [all('open'), all('check', { amount }), all('come-back')];
}
