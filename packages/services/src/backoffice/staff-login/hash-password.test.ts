import { describe, expect, it } from 'vitest';
import { checkPassword, hashPassword, isOutdated, ordinaryCost } from './hash-password.ts';

const cheap = { log2N: 4, r: 1, p: 1 };

describe('A15.1 · a password', () => {
  it('is kept as a hash with its own salt and parameters, and opens by itself alone', async () => {
    const stored = await hashPassword('four quiet boats', cheap);
    expect(stored).toMatch(/^scrypt\$4\$1\$1\$[\w-]{22}\$[\w-]{43}$/u);
    expect(await hashPassword('four quiet boats', cheap)).not.toBe(stored);
    expect(await checkPassword('four quiet boats', stored, cheap)).toBe(true);
    expect(await checkPassword('four quiet boat', stored, cheap)).toBe(false);
  });

  it('opens nothing where there is no hash, or one that is broken', async () => {
    expect(await checkPassword('', null, cheap)).toBe(false);
    expect(await checkPassword('x', 'scrypt$4$1$1$AAAA$', cheap)).toBe(false);
  });

  it('is the same however its letters are composed', async () => {
    const stored = await hashPassword('café au lait'.normalize('NFC'), cheap);
    expect(await checkPassword('café au lait'.normalize('NFD'), stored, cheap)).toBe(true);
  });

  it('is hashed anew when the cost has gone up', async () => {
    const stored = await hashPassword('x', cheap);
    expect(isOutdated(stored, cheap)).toBe(false);
    expect(isOutdated(stored, { ...cheap, log2N: 5 })).toBe(true);
  });

  it('costs 32 MB in earnest', async () => {
    expect(128 * 2 ** ordinaryCost.log2N * ordinaryCost.r).toBe(32 * 1024 * 1024);
    const stored = await hashPassword('x', ordinaryCost);
    expect(await checkPassword('x', stored, ordinaryCost)).toBe(true);
  });
});
