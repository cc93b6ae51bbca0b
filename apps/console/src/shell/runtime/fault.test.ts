import { describe, expect, it } from 'vitest';
import { explained } from './fault.ts';

const fault = {
  code: 'invalid_request',
  words: 'Please look at the fields named below.',
  requestId: null,
  retryAfterSeconds: null,
} as const;
const field = (path: string, example?: string) =>
  ({ path, rule: 'not_allowed', message: 'no', ...(example && { example }) }) as const;

describe('A15.243 · a request that can’t be read', () => {
  it('names the fields that are wrong, once each, and an example where there is one', () => {
    const fields = [
      field('/channel', 'dragonpay'),
      field('/change/receivedOn'),
      field('/lines/0/receivedOn'),
    ];
    expect(explained({ ...fault, fields }).words).toBe(
      'Check channel (for example dragonpay), received on. Nothing was changed, and what you typed is kept.',
    );
  });

  it('says what the server said where it names none', () => {
    expect(explained({ ...fault, fields: [] }).words).toBe(fault.words);
    expect(explained({ ...fault, fields: [field('/')] }).words).toBe(fault.words);
  });
});
