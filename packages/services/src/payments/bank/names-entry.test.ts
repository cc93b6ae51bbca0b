import { expect, it } from 'vitest';
import { namesEntry } from './names-entry.ts';

const line = (narration: string, reference: string | null = null) => ({ narration, reference });

it('finds an entry by the first letters of its id, or by a whole reference', () => {
  const key = 'settle-payout:55f6f9cb-2d21-82c1-8000-0123456789ab';
  expect(namesEntry(line('DISB 55F6F9CB'), key)).toBe(true);
  expect(namesEntry(line('DISB 55F6F9CC'), key)).toBe(false);
  expect(namesEntry(line('INSTAPAY', '620411249503'), 'settle-channel:ph:620411249503')).toBe(true);
});

it('finds nothing by a reference that is short enough to stand there by chance', () => {
  expect(namesEntry(line('REMIT 12 OF 12'), 'settle-channel:ph:12')).toBe(false);
});
