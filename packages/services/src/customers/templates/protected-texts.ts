import { defineTexts } from '@candor/i18n';
import translations from './protected-texts.json' with { type: 'json' };

/**
 * What stays in a message, whoever words the rest of it: what guards an account, what a regulator wants said,
 * and the way out of being late.
 */
export const protectedTexts = defineTexts(
  {
    'never-ask': 'We never ask for it.',
    'valid-for': 'Valid 5 minutes.',
    'not-asked': 'Did not ask for it? Do not enter it, call us.',
    'not-you-call': 'Not you? Call {phone}.',
    'log-out-sms': 'Not you? Open the app and log out everywhere.',
    'log-out': 'Not you? Log out everywhere.',
    'new-device': 'Not you? Open Me, choose “Log out everywhere” and write to us.',
    'remove-passkey': 'Not you? Open Me, remove it and log out everywhere.',
    'remove-account': 'Not you? Remove it and log out everywhere.',
    'contact-us': 'Not you? Contact us.',
    'way-out': 'If you can’t pay now, open your loan in the app. It shows what each choice costs.',
    'call-wrong': 'If anything about the call was not right, tell us under Complaints.',
  },
  translations,
);

export type ProtectedText =
  | 'never-ask'
  | 'valid-for'
  | 'not-asked'
  | 'not-you-call'
  | 'log-out-sms'
  | 'log-out'
  | 'new-device'
  | 'remove-passkey'
  | 'remove-account'
  | 'contact-us'
  | 'way-out'
  | 'call-wrong';
