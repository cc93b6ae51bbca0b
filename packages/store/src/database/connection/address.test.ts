import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';

describe('an address', () => {
  it.each([
    ['postgres://u:p@a:5432/d', ['postgres://u:p@a:5432/d'], false],
    [
      'postgres://u:p%2C@a:5432,b:5433/d?sslmode=verify-full',
      ['postgres://u:p%2C@a:5432/d?sslmode=verify-full', 'postgres://u:p%2C@b:5433/d?sslmode=verify-full'],
      true,
    ],
    [
      'postgresql://u@a,b,[::1]:6/d?target_session_attrs=read-write',
      ['postgresql://u@a/d', 'postgresql://u@b/d', 'postgresql://u@[::1]:6/d'],
      true,
    ],
    [
      'postgres://u@a/d?target_session_attrs=primary&sslmode=require',
      ['postgres://u@a/d?sslmode=require'],
      true,
    ],
    ['postgresql://candor@localhost/d?host=/run/x', ['postgresql://candor@localhost/d?host=/run/x'], false],
  ])('%s', (text, urls, mustWrite) => {
    expect(readAddress(text)).toEqual({ urls, mustWrite });
  });

  it('that leads to servers which take no writes is refused, as is what is no address', () => {
    expect(() => readAddress('postgres://u@a,b/d?target_session_attrs=standby')).toThrow(/is standby/u);
    expect(() => readAddress('postgres://u@a:99999/d')).toThrow(/Invalid URL/u);
    expect(() => readAddress('a,b')).toThrow(/Invalid URL/u);
  });
});
