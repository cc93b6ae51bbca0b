import type { Language } from '@candor/i18n';
import { accountTexts } from '../messages/account-texts.ts';
import { applicationTexts } from '../messages/application-texts.ts';
import { codeTexts, type CodeTemplate } from '../messages/code-texts.ts';
import { collectionTexts } from '../messages/collection-texts.ts';
import { reminderTexts } from '../messages/reminder-texts.ts';
import type { InboxTemplate } from '../messages/said.ts';
import { smsTexts, type SmsTemplate } from '../messages/sms-texts.ts';
import { protectedTexts, type ProtectedText } from './protected-texts.ts';

export type TemplateChannel = 'sms' | 'push' | 'inbox';
export type TemplateKey = InboxTemplate | SmsTemplate | CodeTemplate | 'new-message';

/** What a text says in one language. An SMS and a push notice have no title. */
export type TemplateWords = { readonly title: string | null; readonly body: string };

/** A text as it is shipped, and what of it stays. */
export type ShippedText = {
  readonly words: (language: Language) => TemplateWords;
  readonly protects: readonly ProtectedText[];
};

export type TemplateEntry = {
  readonly group: string;
  readonly name: string;
  readonly texts: Readonly<Partial<Record<TemplateChannel, ShippedText>>>;
};

type Texts<Id> = (language: Language) => (id: Id, values: never) => string;

/** Every variable stands for itself, so that what comes is the text as it is written. */
const unfilled = new Proxy({}, { get: (_, name) => `{${String(name)}}` }) as never;

function shipped<Id extends string>(
  texts: Texts<Id>,
  { title, body }: { readonly title?: NoInfer<Id>; readonly body: NoInfer<Id> },
  protects: readonly ProtectedText[] = [],
): ShippedText {
  const words = (language: Language) => {
    const say = texts(language);
    return { title: title === undefined ? null : say(title, unfilled), body: say(body, unfilled) };
  };
  return { words, protects };
}

const sms = (id: Parameters<ReturnType<typeof smsTexts>>[0], ...protects: ProtectedText[]) => ({
  sms: shipped(smsTexts, { body: id }, protects),
});
const code = (purpose: string, ...protects: ProtectedText[]) => ({
  sms: shipped(
    codeTexts,
    { body: `sms.${purpose}` as Parameters<ReturnType<typeof codeTexts>>[0] },
    protects,
  ),
});
const reminder = (title: 'coming' | 'today' | 'late', body: string, ...protects: ProtectedText[]) => ({
  inbox: shipped(
    reminderTexts,
    {
      title: `${title}.title`,
      body: `${body}.body` as Parameters<ReturnType<typeof reminderTexts>>[0],
    },
    protects,
  ),
});
type Collected = 'please-look' | 'can-we-help' | 'thank-you' | 'payment-link' | 'call-out' | 'call-in';
const collected = (id: Collected, ...protects: ProtectedText[]) => ({
  inbox: shipped(collectionTexts, { title: `${id}.title`, body: `${id}.body` }, protects),
});
type Account =
  | 'session-opened'
  | 'new-device'
  | 'passkey-added'
  | 'account-added'
  | 'document-elsewhere'
  | 'export-ready';
const account = (id: Account, ...protects: ProtectedText[]) => ({
  inbox: shipped(accountTexts, { title: `${id}.title`, body: `${id}.body` }, protects),
});
type Step = 'referred' | 'approved' | 'refused' | 'sent-back' | 'expired' | 'withdrawn';
const application = (id: Step, body: `${Step}.body` | 'approved.other-term' = `${id}.body`) => ({
  inbox: shipped(applicationTexts, { title: `${id}.title`, body }),
});

const before = 'Before due';
const late = 'Past due';
const applied = 'Application';
const security = 'Account and security';
const codes = 'Codes';
const news = 'News by SMS and push';

/**
 * Every text that a lender may word otherwise, in the order in which it is listed: by what it is for, and
 * then by the ways that it goes.
 */
const templateTable = {
  'due-soon': {
    group: before,
    name: 'Instalment due soon',
    texts: { ...sms('due'), ...reminder('coming', 'coming') },
  },
  'due-today': {
    group: before,
    name: 'Instalment due today',
    texts: { ...sms('due-today'), ...reminder('today', 'today') },
  },
  'past-due': {
    group: late,
    name: 'Instalment past due',
    texts: reminder('late', 'late', 'way-out'),
  },
  'past-due-charged': {
    group: late,
    name: 'Past due, with a late charge',
    texts: reminder('late', 'late-charged', 'way-out'),
  },
  'please-look': { group: late, name: 'Please look at your loan', texts: collected('please-look') },
  'can-we-help': { group: late, name: 'Can we help?', texts: collected('can-we-help') },
  'payment-link': {
    group: late,
    name: 'Where to pay',
    texts: { ...sms('pay-here'), ...collected('payment-link') },
  },
  'thank-you': { group: late, name: 'Thank you for the talk', texts: collected('thank-you') },
  'call-out': { group: late, name: 'We called', texts: collected('call-out', 'call-wrong') },
  'call-in': { group: late, name: 'They called us', texts: collected('call-in') },
  'order-referred': { group: applied, name: 'Under review', texts: application('referred') },
  'order-approved': { group: applied, name: 'Offer ready', texts: application('approved') },
  'order-other-term': {
    group: applied,
    name: 'Offer for another term',
    texts: application('approved', 'approved.other-term'),
  },
  'order-sent-back': { group: applied, name: 'Returned for correction', texts: application('sent-back') },
  'order-refused': { group: applied, name: 'Declined', texts: application('refused') },
  'order-expired': { group: applied, name: 'Offer expired', texts: application('expired') },
  'order-withdrawn': { group: applied, name: 'Withdrawn', texts: application('withdrawn') },
  'session-opened': { group: security, name: 'Login', texts: account('session-opened', 'log-out') },
  'new-login': { group: security, name: 'New login', texts: sms('login', 'log-out-sms') },
  'new-device': { group: security, name: 'New device', texts: account('new-device', 'new-device') },
  'passkey-added': {
    group: security,
    name: 'Passkey added',
    texts: account('passkey-added', 'remove-passkey'),
  },
  'account-added': {
    group: security,
    name: 'Payout account added',
    texts: account('account-added', 'remove-account'),
  },
  'document-elsewhere': {
    group: security,
    name: 'ID used elsewhere',
    texts: account('document-elsewhere', 'contact-us'),
  },
  'export-ready': { group: security, name: 'Data export ready', texts: account('export-ready') },
  'code-login': { group: codes, name: 'Login code', texts: code('login', 'valid-for', 'never-ask') },
  'code-sign': { group: codes, name: 'Signing code', texts: code('sign', 'valid-for', 'not-asked') },
  'code-sign-account': {
    group: codes,
    name: 'Signing code with the loan',
    texts: code('signs', 'not-you-call'),
  },
  'code-new-plan': { group: codes, name: 'New plan code', texts: code('new-plan', 'valid-for', 'not-asked') },
  'code-payout-account': {
    group: codes,
    name: 'Payout account code',
    texts: code('payout-account', 'valid-for', 'not-asked'),
  },
  'code-phone-change': {
    group: codes,
    name: 'Phone change code',
    texts: code('phone-change', 'valid-for', 'not-asked'),
  },
  'code-passkey': { group: codes, name: 'Passkey code', texts: code('passkey', 'valid-for', 'not-asked') },
  'code-delete': { group: codes, name: 'Deletion code', texts: code('delete', 'valid-for', 'not-asked') },
  'news-application': { group: news, name: 'Application', texts: sms('application') },
  'news-payout': { group: news, name: 'Disbursement', texts: sms('payout') },
  'news-payment': { group: news, name: 'Payment', texts: sms('payment') },
  'news-autopay': { group: news, name: 'Autopay', texts: sms('autopay') },
  'news-loan': { group: news, name: 'Loan', texts: sms('loan') },
  'news-complaint': { group: news, name: 'Complaint', texts: sms('complaint') },
  'news-request': { group: news, name: 'Hardship request', texts: sms('request') },
  'news-credit-record': { group: news, name: 'Credit record', texts: sms('credit-record') },
  'news-account': { group: news, name: 'Account', texts: sms('account') },
  'new-message': {
    group: news,
    name: 'Push notice',
    texts: { push: shipped(accountTexts, { body: 'new-message' }) },
  },
} as const satisfies Readonly<Record<TemplateKey, TemplateEntry>>;

export const templateKeys = Object.keys(templateTable) as TemplateKey[];

export const templateEntry = (key: TemplateKey): TemplateEntry => templateTable[key];

export const isTemplateKey = (key: string): key is TemplateKey => Object.hasOwn(templateTable, key);

/** A text as it is shipped; undefined where the message does not go that way. */
export function shippedText(key: TemplateKey, channel: TemplateChannel): ShippedText | undefined {
  return templateEntry(key).texts[channel];
}

/** What of a text stays as it is, in one language. */
export function protectedWords({ protects }: ShippedText, language: Language): string[] {
  return protects.map((id) => protectedTexts(language)(id, unfilled));
}
