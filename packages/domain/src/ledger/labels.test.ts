import { expect, it } from 'vitest';
import { accounts } from './accounts.ts';
import { accountLabel, eventLabel } from './labels.ts';
import { ledgerEvents } from './posting-table.ts';

it.each([...ledgerEvents, 'reverse'])('%s is called as accountants call it, never by its key', (event) => {
  expect(eventLabel(event)).toMatch(/^[A-Z]/u);
  expect(eventLabel(event)).not.toBe(event);
});

it('every account and every channel has a label, and no two accounts have the same', () => {
  const fixed = Object.values(accounts).map(accountLabel);
  const channels = ['bank', 'upi', 'manual', 'some-vendor'].map((channel, at) =>
    accountLabel({ number: 1100 + at, name: `Clearing: ${channel}` }),
  );
  expect(channels).toEqual([
    'Bank transfer clearing',
    'UPI clearing',
    'By file clearing',
    'Some Vendor clearing',
  ]);
  expect(new Set([...fixed, ...channels]).size).toBe(fixed.length + channels.length);
  for (const label of fixed) expect(label).not.toMatch(/owed back|brought in|:/iu);
});
