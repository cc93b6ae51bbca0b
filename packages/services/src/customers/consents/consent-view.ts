import {
  consentPurposes,
  privacyRules,
  type ConsentPurpose,
  type ConsentText,
  type Language,
  type MarketId,
  type PrivacyRules,
  type Words,
} from '@candor/markets';
import type { ConsentRow } from '@candor/store/privacy';

export type ConsentView = {
  readonly purpose: ConsentPurpose;
  readonly isGiven: boolean;
  readonly since: string | null;
  readonly isRequired: boolean;
  readonly textVersion: string;
  readonly agreedVersion: string | null;
  readonly title: string;
  readonly text: string;
  readonly deletes: string;
};

/** Every purpose that the market's law lets us ask for, and how the borrower chose. */
export function consentViews(
  market: MarketId,
  latest: readonly ConsentRow[],
  { language, lender }: { readonly language: Language; readonly lender: string },
): ConsentView[] {
  return consentPurposes.flatMap((purpose) => {
    const text = consentTextOf(market, purpose);
    const entry = latest.find((row) => row.purpose === purpose);
    return text ? [viewOf(purpose, { ...text, text: text.text(lender) }, entry, language)] : [];
  });
}

/** What somebody who opens an account is asked, by the login's page and by its call alike. */
export function loginConsents(
  market: MarketId,
  reader: { readonly language: Language; readonly lender: string },
): ConsentView[] {
  return consentViews(market, [], reader).filter(
    ({ purpose }) => purpose === 'account' || purpose === 'offers',
  );
}

/**
 * Whoever agreed that we know the kind of their device tells it after each login: one that was never seen is
 * told of.
 */
export function asksDevice(latest: readonly ConsentRow[]): boolean {
  return latest.some(({ purpose, isGiven }) => purpose === 'device' && isGiven);
}

export function consentTextOf(market: MarketId, purpose: ConsentPurpose): ConsentText | undefined {
  const { consents }: PrivacyRules = privacyRules[market];
  return consents[purpose];
}

function viewOf(
  purpose: ConsentPurpose,
  { version, title, text, deletes }: Omit<ConsentText, 'text'> & { readonly text: Words },
  entry: ConsentRow | undefined,
  language: Language,
): ConsentView {
  return {
    purpose,
    isGiven: entry?.isGiven ?? false,
    since: entry?.at.toISOString() ?? null,
    isRequired: purpose === 'account',
    textVersion: version,
    agreedVersion: entry?.isGiven ? entry.textVersion : null,
    title: title[language],
    text: text[language],
    deletes: deletes[language],
  };
}
