import type { QueueKey } from '@candor/store/queues';
import { describe, expect, it } from 'vitest';
import { itemWords } from './item-words.ts';

const words = (
  queue: QueueKey,
  row: { amount?: bigint; note: string; name?: string },
  seen: { person?: string; about?: string } = {},
) => {
  const { subject, detail } = itemWords(
    queue,
    { amount: row.amount ?? null, note: row.note, name: row.name ?? null },
    { market: 'ph', person: seen.person ?? null, about: seen.about ?? null },
  );
  return `${subject} | ${detail}`;
};

describe('A15.18 · a thing in a queue, in one line', () => {
  const person = 'Noel Castillo';
  it.each([
    [
      words('applications', { amount: 450_000n, note: '2 1 month' }, { person }),
      'Noel Castillo | ₱4,500.00 · 2 months',
    ],
    [words('applications', { amount: 450_000n, note: '1 1 month' }), 'No name given | ₱4,500.00 · 1 month'],
    [
      words('referred', { amount: 450_000n, note: '6 2 week' }, { person }),
      'Noel Castillo | ₱4,500.00 · 6 × 2 weeks',
    ],
    [
      words('payouts', { amount: 712_500n, note: 'to_be_sent' }, { person }),
      'Noel Castillo | ₱7,125.00 · to be sent',
    ],
    [
      words('money', { amount: 228_236n, note: 'bank', name: 'BDO41' }),
      'Bank transfer ₱2,282.36, unapplied | BDO41',
    ],
    [
      words('money', { amount: 228_236n, note: 'claimed', name: 'UTR7' }, { person }),
      'Claim of ₱2,282.36 | UTR7 · Noel Castillo',
    ],
    [
      words('collections', { amount: 142_647n, note: '34' }, { person }),
      'Noel Castillo | 34 DPD · ₱1,426.47 past due',
    ],
    [words('hardship', { amount: 1n, note: 'talk' }, { person }), 'Noel Castillo | requests a callback'],
    [
      words('complaints', { note: 'charge', name: 'C-2026-AB12C' }, { person }),
      'Noel Castillo | C-2026-AB12C · A charge or fee',
    ],
    [
      words('second-person', { note: 'role.change', name: 'Grace Lim' }, { about: 'Asha Nair · 1 role' }),
      'Change roles | Asha Nair · 1 role · asked by Grace Lim',
    ],
    [
      words('second-person', { note: 'role.change' }, { about: 'Asha Nair · 1 role' }),
      'Change roles | Asha Nair · 1 role · an approver needs your answer',
    ],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });
});
