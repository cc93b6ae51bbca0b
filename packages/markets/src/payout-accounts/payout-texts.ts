import { defineTexts } from '@candor/i18n';
import translations from './payout-texts.json' with { type: 'json' };

/** What is said of payout accounts in every market. */
export const payoutTexts = defineTexts(
  {
    why: 'We pay the loan only to an account in your own name.',
    use: 'We keep the number encrypted and share it only with the bank or wallet that sends the money. We never take money from this account.',
    bank: 'Bank account',
    wallet: 'E-wallet',
    accountNumber: 'Account number',
    chooseInstitution: 'Choose the bank or wallet from the list.',
    kindIsNotOffered: 'Choose one of the account types shown.',
    holderIsMissing: 'Type the account holder’s name as in the bank or wallet.',
    'number.short':
      '{missing, plural, one {One digit is} other {# digits are}} missing: you typed {have}, it has {need}.',
    'number.long':
      '{over, plural, one {One digit} other {# digits}} too many: you typed {have}, it has {need}.',
    'number.sign': '“{sign}” is not a digit. Use digits only.',
    'number.start': 'It starts with {start}, but mobile numbers here start with {starts}.',
    'code.short':
      '{missing, plural, one {One character is} other {# characters are}} missing: you typed {have} of {need}.',
    'code.long':
      '{over, plural, one {One character} other {# characters}} too many: you typed {have}, it has {need}.',
    'code.letter': 'Character {place} must be a letter, not “{sign}”.',
    'code.place': 'Character {place} must be {signs}, not “{sign}”.',
    'code.sign': '“{sign}” can’t be part of it. Use letters and digits only.',
  },
  translations,
);
