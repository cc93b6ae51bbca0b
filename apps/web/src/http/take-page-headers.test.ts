import { describe, expect, it } from 'vitest';
import { takePageHeaders } from './take-page-headers.ts';

function openPage(address: string, state: unknown = null) {
  const { pathname, search, hash } = new URL(address, 'https://lender.example');
  const replaced: { state: unknown; url: string }[] = [];
  const history = {
    state,
    replaceState: (next: unknown, _: string, url?: string | URL | null) =>
      replaced.push({ state: next, url: String(url) }),
  };
  return { headers: takePageHeaders({ location: { pathname, search, hash }, history }), replaced };
}

describe('headers from the page’s address', () => {
  it('H4 · the six known parameters become headers, and no other does', () => {
    const { headers } = openPage(
      '/?appVersion=1.2.3&channel=store&deviceId=d-1&language=fil&market=in&shellCode=abc&cookie=x&authorization=y',
    );
    expect(headers).toEqual({
      'x-app-version': '1.2.3',
      'x-channel': 'store',
      'x-device-id': 'd-1',
      'x-language': 'fil',
      'x-market': 'in',
      'x-shell-code': 'abc',
    });
  });

  it('H4 · they leave the address bar; every other parameter, the hash and the history state stay as they are', () => {
    const { replaced } = openPage('/x?a=%7E+1&deviceId=d&b&market=in&a=2#part', { key: 'r' });
    expect(replaced).toEqual([{ state: { key: 'r' }, url: '/x?a=%7E+1&b&a=2#part' }]);
  });

  it('H4 · with nothing else in it the address loses its question mark', () => {
    expect(openPage('/?shellCode=abc').replaced).toEqual([{ state: null, url: '/' }]);
  });

  it('H4 · an address without any of them is left alone', () => {
    const { headers, replaced } = openPage('/?productId=7');
    expect(headers).toEqual({});
    expect(replaced).toEqual([]);
  });

  it.each([
    ['a line break', 'channel=a%0D%0Ax-evil:%201'],
    ['a space', 'channel=a%20b'],
    ['letters outside ASCII', 'channel=caf%C3%A9'],
    ['a control character', 'channel=%00'],
    ['more than 64 characters', `channel=${'a'.repeat(65)}`],
    ['nothing', 'channel='],
    ['a broken escape', 'channel=%FF'],
  ])('H4 · a value with %s is dropped, and still leaves the address bar', (_, query) => {
    const { headers, replaced } = openPage(`/?${query}`);
    expect(headers).toEqual({});
    expect(replaced).toHaveLength(1);
  });

  it('H4 · a value of 64 visible characters is kept; of two the first counts', () => {
    const longest = '~'.repeat(64);
    expect(openPage(`/?channel=${longest}&channel=second`).headers).toEqual({ 'x-channel': longest });
  });

  it.each(['constructor=1', '__proto__=1', 'MARKET=in', 'x-market=in'])(
    'H4 · %s is not a known parameter',
    (query) => {
      const { headers, replaced } = openPage(`/?${query}`);
      expect(Object.keys(headers)).toEqual([]);
      expect(replaced).toEqual([]);
    },
  );
});
