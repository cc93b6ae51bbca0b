import { describe, expect, it } from 'vitest';
import { base32, matchTotp, totpCode, totpStep, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1_000);

describe('A15.2 · a code of the app', () => {
  // The appendix of RFC 6238 for SHA-1; of its eight digits an app shows the last six.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('after %i seconds is the one that the standard says', (seconds, eight) => {
    expect(totpCode(secret, totpStep(at(seconds)))).toBe(eight.slice(2));
  });

  it('fits half a minute early and late, and no further', () => {
    const code = totpCode(secret, 1000n);
    const fits = (step: number) => matchTotp(secret, code, { now: at(step * 30), lastStep: 0n });
    expect([998, 999, 1000, 1001, 1002].map(fits)).toEqual([null, 1000n, 1000n, 1000n, null]);
  });

  it('that was used opens nothing again, nor does one before it', () => {
    const now = at(1000 * 30);
    expect(matchTotp(secret, totpCode(secret, 1000n), { now, lastStep: 1000n })).toBeNull();
    expect(matchTotp(secret, totpCode(secret, 999n), { now, lastStep: 1000n })).toBeNull();
    expect(matchTotp(secret, totpCode(secret, 1001n), { now, lastStep: 1000n })).toBe(1001n);
  });

  it('is six digits: anything else fits nothing', () => {
    for (const code of ['', '1', '1234567', '12345६'])
      expect(matchTotp(secret, code, { now: at(0), lastStep: -1n })).toBeNull();
  });

  it('is set up by the letters that an app reads', () => {
    expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect(totpUri(secret, { lender: 'Candor & Co', email: 'rina@lender.example' })).toBe(
      'otpauth://totp/Candor%20%26%20Co:rina%40lender.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Candor%20%26%20Co',
    );
  });
});
