import { defineTexts, type Language } from '@candor/i18n';
import type { CodeCarrier, CodePurpose } from '@candor/store/sessions';
import translations from './code-texts.json' with { type: 'json' };

const codeTexts = defineTexts(
  {
    'purpose.login': 'to log in',
    'purpose.sign': 'to sign your loan',
    'purpose.new-plan': 'to accept your new payment plan',
    'purpose.payout-account': 'to change where money is paid',
    'purpose.phone-change': 'to change your number',
    'purpose.delete': 'to delete your account',
    sentence: 'Your code {purpose} is {code}. It is good for 5 minutes. Never tell it to anybody.',
    signs:
      '{lender}: {code} signs your {loan} loan to {account}. You repay {repay}. Didn’t ask? Don’t type it, call {phone}.',
    'notice.title': 'A code was sent to you',
    'notice.body': 'It was {purpose}. If that was not you, log out everywhere.',
  },
  translations,
);

/** The loan that a code signs, and where its money goes, in words. */
export type SignedByCode = Readonly<Record<'lender' | 'phone' | 'loan' | 'repay' | 'account', string>>;

type Carried = {
  readonly code: string;
  readonly host: string;
  readonly by: CodeCarrier;
  readonly signs?: SignedByCode | undefined;
};

/**
 * The text that carries a code. Its last line binds it to the app's own host, so that a phone fills it in
 * there and on no other page. A voice says the digits one by one, twice.
 */
export function codeText(
  purpose: CodePurpose,
  language: Language,
  { code, host, by, signs }: Carried,
): string {
  const t = codeTexts(language);
  const digits = by === 'voice' ? code.split('').join(', ') : code;
  const sentence = signs
    ? t('signs', { ...signs, code: digits })
    : t('sentence', { purpose: t(`purpose.${purpose}`), code: digits });
  return by === 'voice' ? `${sentence} ${sentence}` : `${sentence}\n\n@${host} #${code}`;
}

/** What the inbox keeps of it: that it was sent, never what it was. */
export function codeNotice(purpose: CodePurpose, language: Language): { title: string; body: string } {
  const t = codeTexts(language);
  return { title: t('notice.title'), body: t('notice.body', { purpose: t(`purpose.${purpose}`) }) };
}
