import { privacyRules, type ConsentPurpose, type MarketId, type PrivacyRules } from '@candor/markets';
import type { ConsentRow } from '@candor/store/privacy';

export type TickedConsent = { readonly purpose: ConsentPurpose; readonly textVersion: string };

/**
 * What stands against a login: a text that has changed since it was shown, or no agreement to having an
 * account.
 */
export function checkConsents(
  market: MarketId,
  agreed: readonly ConsentRow[],
  ticked: readonly TickedConsent[],
): 'consent_missing' | 'consent_text_changed' | undefined {
  const { consents }: PrivacyRules = privacyRules[market];
  const isStale = ticked.some(({ purpose, textVersion }) => consents[purpose]?.version !== textVersion);
  if (isStale) return 'consent_text_changed';
  const hasAccount =
    ticked.some(({ purpose }) => purpose === 'account') ||
    agreed.some(
      ({ purpose, isGiven, textVersion }) =>
        purpose === 'account' && isGiven && textVersion === consents.account.version,
    );
  return hasAccount ? undefined : 'consent_missing';
}
