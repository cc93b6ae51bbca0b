import { defineTexts } from '@candor/i18n';
import translations from './consent-texts.json' with { type: 'json' };
import { type ConsentPurpose, consentPurposes, type ConsentText } from './privacy-rules.ts';

/** What somebody agreed to is kept by its version: a changed wording, in any language, is a new version. */
const version = '2026-11-18';

export const privacyTexts = defineTexts(
  {
    'account.title': 'Your account',
    'account.text': 'I agree that {lender} uses my number to log me in and to message me about my loans.',
    'account.deletes': 'Ends only when you delete the account.',
    'push.title': 'Notifications on this phone',
    'push.text':
      'I agree to notifications on this phone. They only say that there is a message, and never show an amount or a debt.',
    'push.deletes': 'We delete this phone’s address for notifications.',
    'location.title': 'Your rough location',
    'location.text':
      'I share my rough location, to about a kilometre, once when I apply. It helps to prevent fraud in my name.',
    'location.deletes': 'We delete the location we hold.',
    'device.title': 'Your phone’s model',
    'device.text':
      'I agree that {lender} keeps my phone’s model and system, to notice when someone else uses my account. No serial number is read.',
    'device.deletes': 'We delete what we know about the phone.',
    'references.title': 'People who know you',
    'references.text':
      'I agree that {lender} keeps up to five people I name, who agreed to it. They are never told about a loan or a debt.',
    'references.deletes': 'We delete the people you named.',
    'offers.title': 'Offers',
    'offers.text': 'Send me offers by SMS, at most once a week.',
    'offers.deletes': 'We stop sending offers. We hold no data for them.',
    'bureau.title': 'Credit check',
    'bureau.text':
      'I allow {lender} to check my credit report for this application. The bureau records the check.',
    'bureau.deletes':
      'We stop checking, and a person decides without it. Past reports stay with the decisions they led to.',
    'retention.dealings': 'Loans, payments, complaints, and who you are',
    'retention.books': 'Our accounts',
  },
  translations,
);

function consentText(purpose: ConsentPurpose): ConsentText {
  return {
    version,
    title: privacyTexts.all(`${purpose}.title`),
    text: (lender) => privacyTexts.all(`${purpose}.text`, { lender }),
    deletes: privacyTexts.all(`${purpose}.deletes`),
  };
}

/** The wording that markets share; a market whose law wants other words gives its own. */
export const consentTexts = Object.fromEntries(
  consentPurposes.map((purpose) => [purpose, consentText(purpose)]),
) as Readonly<Record<ConsentPurpose, ConsentText>>;
