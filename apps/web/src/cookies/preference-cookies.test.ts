import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPreference, preferenceCookie, readPreference } from './preference-cookies.ts';

describe('a preference cookie', () => {
  it('X6 · expires in the year 9999, on a real date', () => {
    const cookie = preferenceCookie('language', 'fil', { secure: true });
    const expires = /Expires=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(new Date(expires).toUTCString()).toBe(expires);
    expect(new Date(expires).getUTCFullYear()).toBe(9999);
  });

  it('X6 · holds for the whole site, goes along when a link leads here, and is secure where the page is', () => {
    expect(preferenceCookie('market', 'in', { secure: true })).toBe(
      'market=in; Path=/; Expires=Fri, 31 Dec 9999 23:59:59 GMT; SameSite=Lax; Secure',
    );
    expect(preferenceCookie('theme', 'dark', { secure: false })).not.toContain('Secure');
  });

  it.each([
    ['market=in', 'in'],
    ['theme=dark; market=ph;language=hi', 'ph'],
    ['xmarket=in', undefined],
    ['market=', undefined],
    ['market=xx', undefined],
    ['market=xx; market=in', 'in'],
    ['market', undefined],
    ['market=in=ph', undefined],
    ['', undefined],
  ])('X6 · from %j the market is read as %s', (cookies, market) => {
    expect(readPreference('market', cookies)).toBe(market);
  });

  it('X6 · what is written is read back', () => {
    const cookies = [
      preferenceCookie('language', 'zh', { secure: true }),
      preferenceCookie('theme', 'light', { secure: true }),
    ].map((cookie) => cookie.split(';')[0]);
    expect(readPreference('language', cookies.join('; '))).toBe('zh');
    expect(readPreference('theme', cookies.join('; '))).toBe('light');
  });

  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['https:', true],
    ['http:', false],
  ])('X6 · a page over %s writes a secure cookie: %s', (protocol, secure) => {
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    vi.stubGlobal('location', { protocol });
    keepPreference('theme', 'dark');
    expect(page.cookie).toBe(preferenceCookie('theme', 'dark', { secure }));
  });
});
