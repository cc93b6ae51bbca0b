import { fillText } from '@candor/domain/message-text';
import { defineTexts, type Language } from '@candor/i18n';
import type { CodeCarrier, CodePurpose } from '@candor/store/sessions';
import translations from './code-texts.json' with { type: 'json' };

export const codeTexts = defineTexts(
  {
    'purpose.login': 'to log in',
    'purpose.sign': 'to sign your loan',
    'purpose.new-plan': 'to accept your new payment plan',
    'purpose.payout-account': 'to change your payout account',
    'purpose.phone-change': 'to change your number',
    'purpose.passkey': 'to change your screen lock login',
    'purpose.delete': 'to delete your account',
    'sms.login': '{lender}: {code} is your login code. Valid 5 minutes. We never ask for it.',
    'sms.sign':
      '{lender}: {code} signs your loan. Valid 5 minutes. Did not ask for it? Do not enter it, call us.',
    'sms.signs':
      '{lender}: {code} signs your {loan} loan to {account}. You repay {repay}. Not you? Call {phone}.',
    'sms.new-plan':
      '{lender}: {code} accepts your new payment plan. Valid 5 minutes. Did not ask for it? Do not enter it, call us.',
    'sms.payout-account':
      '{lender}: {code} changes your payout account. Valid 5 minutes. Did not ask for it? Do not enter it, call us.',
    'sms.phone-change':
      '{lender}: {code} changes your number. Valid 5 minutes. Did not ask for it? Do not enter it, call us.',
    'sms.passkey':
      '{lender}: {code} changes your screen lock login. Valid 5 minutes. Did not ask for it? Do not enter it, call us.',
    'sms.delete':
      '{lender}: {code} deletes your account. Valid 5 minutes. Did not ask for it? Do not enter it, call us.',
    'notice.title': 'A code was sent to you',
    'notice.body': 'It was {purpose}. Not you? Log out everywhere.',
  },
  translations,
);

/** The loan that a code signs, and where its money goes, in words. */
export type SignedByCode = Readonly<Record<'phone' | 'loan' | 'repay' | 'account', string>>;

export type CodeTemplate = `code-${CodePurpose}` | 'code-sign-account';

/** The text that carries a code: what signs a loan names it, and where its money goes. */
export const codeTemplate = (purpose: CodePurpose, namesLoan: boolean): CodeTemplate =>
  namesLoan ? 'code-sign-account' : `code-${purpose}`;

type Carried = {
  readonly code: string;
  /** Whose code it is: a phone shows the sender's number alone. */
  readonly lender: string;
  readonly host: string;
  readonly by: CodeCarrier;
  readonly signs?: Partial<SignedByCode> | undefined;
};

/**
 * A code as it is sent: whose it is, and what entering it does. Its last line binds it to the app's
 * own host, so that a phone fills it in there and on no other page. A voice says the digits one by one,
 * twice.
 */
export function codeText(body: string, { code, lender, host, by, signs = {} }: Carried): string {
  const digits = by === 'voice' ? code.split('').join(', ') : code;
  const sentence = fillText(body, { ...signs, lender, code: digits });
  return by === 'voice' ? `${sentence} ${sentence}` : sentence + codeLine(host, code);
}

/** What binds a code to the app's own host. It belongs to the text, and is nobody's to edit. */
export const codeLine = (host: string, code: string): string => `\n\n@${host} #${code}`;

/** What the inbox keeps of it: that it was sent, never what it was. */
export function codeNotice(purpose: CodePurpose, language: Language): { title: string; body: string } {
  const t = codeTexts(language);
  return { title: t('notice.title'), body: t('notice.body', { purpose: t(`purpose.${purpose}`) }) };
}
