import { defineTexts } from '@candor/i18n';
import translations from './consent-texts.json' with { type: 'json' };
import { type ConsentPurpose, consentPurposes, type ConsentText } from './privacy-rules.ts';

/** What somebody agreed to is kept by its version: a changed wording, in any language, is a new version. */
const version = '2026-11-01';

export const privacyTexts = defineTexts(
  {
    'account.title': 'Your account',
    'account.text':
      'You may use my mobile number to open my account, to let me in and to write to me about my loans, as the privacy policy says.',
    'account.deletes': 'Ends only with the account.',
    'push.title': 'Notices on this phone',
    'push.text':
      'You may send notices to this phone. They only say that there is a message; amounts and debts are never shown.',
    'push.deletes': 'The address of this phone for notices is deleted.',
    'location.title': 'Roughly where you are',
    'location.text':
      'You may learn once, to about a kilometre, where I am when I apply, to prevent fraud in my name.',
    'location.deletes': 'The place that we hold is deleted.',
    'device.title': 'What kind of phone it is',
    'device.text':
      'You may keep the model and system of my phone, to notice when somebody else uses my account. No serial number is read.',
    'device.deletes': 'What we know about the phone is deleted.',
    'references.title': 'People who know you',
    'references.text':
      'You may keep up to five people whom I name and who agreed to it. They are never told about a loan or a debt.',
    'references.deletes': 'The people that you named are deleted.',
    'offers.title': 'News about offers',
    'offers.text': 'You may write to me about new offers, at most once a week.',
    'offers.deletes': 'Nothing is held for it; we stop writing.',
    'bureau.title': 'What the credit bureau knows',
    'bureau.text':
      'You may ask the credit bureau once for each application how my loans elsewhere stand. The bureau notes that you asked.',
    'bureau.deletes':
      'We stop asking; then a person decides without it. What was answered stays with the decision that it led to.',
    'retention.dealings': 'Loans, payments, complaints, and the identity behind them',
    'retention.books': 'The books',
  },
  translations,
);

function consentText(purpose: ConsentPurpose): ConsentText {
  return {
    version,
    title: privacyTexts.all(`${purpose}.title`),
    text: privacyTexts.all(`${purpose}.text`),
    deletes: privacyTexts.all(`${purpose}.deletes`),
  };
}

/** The wording that markets share; a market whose law wants other words gives its own. */
export const consentTexts = Object.fromEntries(
  consentPurposes.map((purpose) => [purpose, consentText(purpose)]),
) as Readonly<Record<ConsentPurpose, ConsentText>>;
