import { defineTexts, type Language } from '@candor/i18n';
import type { MarketId } from '../markets.ts';
import { privacyRules } from '../registry.generated.ts';
import translations from './policy-texts.json' with { type: 'json' };
import type { PrivacyRules, Retention } from './privacy-rules.ts';

/** `{dealings}` and `{books}` are the years that the market's law has for them. */
const policyTexts = defineTexts(
  {
    'kept.until-deleted': 'Until you delete your account',
    'kept.until-withdrawn': 'Until you withdraw your consent',
    'kept.with-a-loan':
      'With a loan: {dealings} years after your last loan ended; without: until you delete your account',
    'phone.data': 'Mobile number',
    'phone.purpose': 'To log you in and to message you',
    'identity.data': 'Name, birthday, address, work, documents',
    'identity.purpose': 'To know who borrows and what you can afford',
    'hardship.data': 'What you tell us when you can’t pay',
    'hardship.purpose': 'To find instalments you can pay',
    'accounts.data': 'Your bank and wallet accounts',
    'accounts.purpose': 'To pay your loan to you and nobody else',
    'kept.accounts':
      'Until you remove it; if a loan was paid to it: {dealings} years after your last loan ended',
    'loans.data': 'Loans and payments',
    'loans.purpose': 'To keep our accounts',
    'kept.loans': '{books} years, as the law requires for accounts',
    'place.data': 'Rough location, to about a kilometre',
    'place.purpose': 'To prevent fraud in your name',
    'device.data': 'Phone model, and its address for notifications',
    'device.purpose': 'To notice strangers in your account and to send notifications',
    'references.data': 'Up to five people you name',
    'references.purpose': 'To reach you when your number changes, never to tell them about a debt',
    'bureau.data': 'Your credit report, if you allow the check, and whether your name is on a sanctions list',
    'bureau.purpose': 'To decide on an application, as the law requires',
    'right.consents': 'See and withdraw each consent at any time.',
    'right.export': 'Download your data, to read and as a file for other services.',
    'right.delete': 'Delete your account. We tell you what the law makes us keep, and until when.',
    'right.complain': 'Complain to us, and to the authority that supervises us.',
    'deleted.phone': 'Your number and your login',
    'deleted.inbox': 'Your messages and your exports',
    'deleted.device': 'Location, phone model, notifications, and the people you named',
  },
  translations,
);

/** Which data, and for how long: the rows of the policy, in their order. */
const rows = {
  phone: 'until-deleted',
  identity: 'with-a-loan',
  hardship: 'until-deleted',
  accounts: 'accounts',
  loans: 'loans',
  place: 'until-withdrawn',
  device: 'until-withdrawn',
  references: 'until-withdrawn',
  bureau: 'with-a-loan',
} as const;

/** How long the law of a market has something kept. */
export function yearsKept(market: MarketId, of: Retention['of']): number {
  const { retention }: PrivacyRules = privacyRules[market];
  const rule = retention.find((each) => each.of === of);
  if (!rule) throw new Error(`${market} does not say how long its ${of} are kept`);
  return rule.years;
}

/** The policy's table: which data, for what, for how long. */
export function policyRows(
  market: MarketId,
  language: Language,
): { data: string; purpose: string; keptFor: string }[] {
  const t = policyTexts(language);
  const years = { dealings: yearsKept(market, 'dealings'), books: yearsKept(market, 'books') };
  return (Object.keys(rows) as (keyof typeof rows)[]).map((row) => ({
    data: t(`${row}.data`),
    purpose: t(`${row}.purpose`),
    keptFor: t(`kept.${rows[row]}`, years),
  }));
}

export function policyRights(language: Language): string[] {
  const t = policyTexts(language);
  return [t('right.consents'), t('right.export'), t('right.delete'), t('right.complain')];
}

/** What goes at once when an account is deleted. */
export function deletedAtOnce(language: Language): string[] {
  const t = policyTexts(language);
  return [t('deleted.phone'), t('deleted.inbox'), t('deleted.device')];
}
