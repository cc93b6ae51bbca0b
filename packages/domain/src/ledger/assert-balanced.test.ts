import { expect, it } from 'vitest';
import type { AccountCode } from './accounts.ts';
import { assertBalanced } from './assert-balanced.ts';
import type { Line } from './entry.ts';

const line = (account: AccountCode, currency: string, minor: bigint): Line => ({
  account,
  subject: null,
  currency,
  minor,
});
const largest = 2n ** 63n - 1n;

it.each<{ why: string; lines: Line[]; fault: string }>([
  { why: 'no line at all', lines: [], fault: 'two lines or more' },
  { why: 'one line', lines: [line('cash-at-bank', 'PHP', 1n)], fault: 'two lines or more' },
  {
    why: 'a line of 0',
    lines: [line('cash-at-bank', 'PHP', 0n), line('suspense', 'PHP', 0n)],
    fault: 'a line of 0 on cash-at-bank',
  },
  {
    why: 'a cent too much',
    lines: [line('cash-at-bank', 'PHP', 101n), line('suspense', 'PHP', -100n)],
    fault: 'out of balance by 0.01 PHP',
  },
  {
    why: 'one currency paid for with another',
    lines: [line('cash-at-bank', 'PHP', 100n), line('suspense', 'INR', -100n)],
    fault: 'out of balance by 1.00 PHP',
  },
  {
    why: 'an asset paid for with a note',
    lines: [line('cash-at-bank', 'INR', 100n), line('npa-interest-contra', 'INR', -100n)],
    fault: 'out of balance by 1.00 INR',
  },
  {
    why: 'a note without its other side',
    lines: [
      line('cash-at-bank', 'INR', 100n),
      line('suspense', 'INR', -100n),
      line('npa-interest', 'INR', 5n),
    ],
    fault: 'out of balance by 0.05 INR (memorandum)',
  },
  {
    why: 'more than a bigint column holds',
    lines: [line('cash-at-bank', 'PHP', largest + 1n), line('suspense', 'PHP', -largest - 1n)],
    fault: 'too large',
  },
])('refused: $why', ({ lines, fault }) => {
  expect(() => assertBalanced(lines)).toThrow(fault);
});

it('two currencies that each balance are balanced, up to the largest amount', () => {
  expect(() =>
    assertBalanced([
      line('cash-at-bank', 'PHP', largest),
      line('suspense', 'PHP', -largest),
      line('cash-at-bank', 'INR', -1n),
      line('suspense', 'INR', 1n),
      line('npa-interest', 'INR', 2n),
      line('npa-interest-contra', 'INR', -2n),
    ]),
  ).not.toThrow();
});
