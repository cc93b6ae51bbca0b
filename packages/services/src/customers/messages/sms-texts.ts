import type { CalendarDate } from '@candor/domain/calendar';
import { defineTexts, type Language } from '@candor/i18n';
import { dayWords } from './day-words.ts';
import translations from './sms-texts.json' with { type: 'json' };

export const smsTexts = defineTexts(
  {
    account: '{lender}: news about your account. Open the app to read it.',
    login: '{lender}: new login to your account. Not you? Open the app and log out everywhere.',
    application: '{lender}: news about your application. Open the app to read it.',
    payout: '{lender}: news about your payout. Open the app to read it.',
    payment: '{lender}: news about your payment. Open the app to read it.',
    complaint: '{lender}: news about your complaint. Open the app to read it.',
    'credit-record': '{lender}: news about a request of yours. Open the app to read it.',
    request: '{lender}: news about your request. Open the app to read it.',
    autopay: '{lender}: news about your autopay. Open the app to read it.',
    loan: '{lender}: news about your loan. Open the app to read it.',
    due: '{lender}: your instalment is due {day}. You can pay in the app any time before.',
    'due-today': '{lender}: your instalment is due today, {day}. You can pay in the app until 23:59.',
    'pay-here': '{lender}: your payment page: {link}',
  },
  translations,
);

type Subject = Exclude<Parameters<ReturnType<typeof smsTexts>>[0], 'due' | 'due-today' | 'pay-here'>;

/** What a kind of message is about, in a word. That something is late is never said where others may read. */
const subjects: readonly { readonly of: RegExp; readonly subject: Subject }[] = [
  { of: /^new-device$|^session-opened$|^passkey-added$/u, subject: 'login' },
  { of: /^order-/u, subject: 'application' },
  { of: /^payout-/u, subject: 'payout' },
  { of: /^payment-/u, subject: 'payment' },
  { of: /^debit-/u, subject: 'autopay' },
  { of: /^problem-/u, subject: 'complaint' },
  { of: /^bureau-/u, subject: 'credit-record' },
  { of: /^hardship$/u, subject: 'request' },
  {
    of: /^loan-|^(?:late-)?reminder$|^promise-|^collection$|^call-noted$|^staff$/u,
    subject: 'loan',
  },
];

/** Each text that an SMS has, as templates name it. */
export type SmsTemplate =
  | `news-${Exclude<Subject, 'login'>}`
  | 'new-login'
  | 'due-soon'
  | 'due-today'
  | 'payment-link';

type SmsFacts = {
  readonly lender: string;
  /** The day on which something falls due, of a reminder that comes by then. */
  readonly dueOn?: CalendarDate | undefined;
  /** It comes on that day. */
  readonly isDueToday?: boolean | undefined;
  /** Where to pay. */
  readonly link?: string | undefined;
};

/**
 * What an SMS says of a message that lies in the inbox: who writes, and what about. It has no sum, and no
 * word of a debt that is late. Which text it is, and what is filled in.
 */
export function smsPointer(
  kind: string,
  language: Language,
  { lender, dueOn, isDueToday = false, link }: SmsFacts,
): { readonly template: SmsTemplate; readonly values: Readonly<Record<string, string>> } {
  if (link !== undefined) return { template: 'payment-link', values: { lender, link } };
  if (dueOn !== undefined) {
    const day = dayWords(dueOn, language);
    return { template: isDueToday ? 'due-today' : 'due-soon', values: { lender, day } };
  }
  const { subject } = subjects.find(({ of }) => of.test(kind)) ?? { subject: 'account' as const };
  return { template: subject === 'login' ? 'new-login' : `news-${subject}`, values: { lender } };
}
