import { defineTexts } from '@candor/i18n';
import translations from './mail-texts.json' with { type: 'json' };

/**
 * What an e-mail says over its text, which a lock screen and a shared mailbox show: who writes, and nothing
 * of whom or what about. Then what the inbox says of a document that goes by e-mail, and what the e-mail
 * says.
 */
export const mailTexts = defineTexts(
  {
    subject: '{lender}: a message for you',
    'subject.document': '{lender}: a document for you',
    'confirm.subject': '{lender}: confirm your e-mail address',
    'confirm.mail':
      'Your code is {code}. Enter it in the {lender} app, on Privacy choices under Messages, to confirm this address. It is valid for 24 hours.\n\nYou did not enter this address there? Ignore this e-mail. Without the code we send nothing else here.',
    'confirm.title': 'Confirm your e-mail address',
    'confirm.body':
      'We sent a code to your e-mail address. Enter it on Privacy choices, under Messages. Not you? Log out everywhere.',
    'agreement.title': 'Copy of your loan agreement',
    'agreement.body':
      'We e-mail you a copy of your signed agreement and its key facts. Both are in the app too.',
    'agreement.mail':
      'Attached are the agreement that you signed and its key facts. Keep them: you can open both in the app too.',
    'certificate.title': 'Copy of your no-dues certificate',
    'certificate.body':
      'Your loan has ended and you owe nothing on it. We e-mail you the certificate. It is in the app too.',
    'certificate.mail':
      'Your loan has ended and you owe nothing on it. Attached is the certificate that says so. You can open it in the app too.',
    'receipt.title': 'Copy of your receipt',
    'receipt.body': 'We e-mail you the receipt for your payment. It is in the app too.',
    'receipt.mail': 'Attached is the receipt of your payment. You can open it in the app too.',
  },
  translations,
);
