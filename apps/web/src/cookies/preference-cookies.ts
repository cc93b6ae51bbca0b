import { isLanguage } from '@candor/i18n';
import { isMarketId } from '@candor/markets';
import type { Language } from '@candor/i18n';
import type { MarketId } from '@candor/markets';

/**
 * What a visitor prefers, and all that the page itself writes into cookies. The session cookie is the
 * server's.
 */
export interface Preferences {
  market: MarketId;
  language: Language;
  theme: 'light' | 'dark';
  /** Whether this phone has a passkey, or nobody here wants one. It names nobody. */
  screenLock: 'on' | 'off';
}

const guards: { readonly [Name in keyof Preferences]: (value: string) => value is Preferences[Name] } = {
  market: isMarketId,
  language: isLanguage,
  theme: (value) => value === 'light' || value === 'dark',
  screenLock: (value) => value === 'on' || value === 'off',
};

/** The last second a cookie date can name. Browsers shorten it; the specification asks for the year 9999. */
const NEVER = 'Fri, 31 Dec 9999 23:59:59 GMT';

/** The text to assign to `document.cookie`. */
export function preferenceCookie<Name extends keyof Preferences>(
  name: Name,
  value: Preferences[Name],
  { secure }: { secure: boolean },
): string {
  return `${name}=${value}; Path=/; Expires=${NEVER}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** From `document.cookie` or a Cookie header; a value that is none of the known ones counts as absent. */
export function readPreference<Name extends keyof Preferences>(
  name: Name,
  cookies: string,
): Preferences[Name] | undefined {
  const prefix = `${name}=`;
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(prefix))
    .map((cookie) => cookie.slice(prefix.length))
    .find(guards[name]);
}

export function keepPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  document.cookie = preferenceCookie(name, value, { secure: location.protocol === 'https:' });
}
