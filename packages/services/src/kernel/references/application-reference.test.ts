import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { applicationReference } from './application-reference.ts';

it('gives an order one short name for ever, which differs from every other', () => {
  expect(applicationReference('7f3a91c2-0b4d-4c1e-9a77-0123456789ab')).toBe('CL-FWX93-GGB9Q');
  const names = Array.from({ length: 10_000 }, () => applicationReference(randomUUID()));
  expect(new Set(names).size).toBe(10_000);
  expect(names.every((name) => /^CL-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/u.test(name))).toBe(true);
});
