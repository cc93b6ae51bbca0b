import { describe, expect, it } from 'vitest';
import type { QueueItem } from '../../queue/claimable.ts';
import { foldNext, gapWords, keyOf } from './fold-next.ts';

let made = 0;
const item = (queue: QueueItem['queue'], clock: string, day = '2026-11-18'): QueueItem => ({
  queue,
  item: queue,
  section: queue,
  itemId: `i${(made += 1)}`,
  openedAs: 'x',
  subject: 'Noel Castillo',
  detail: '',
  deadline: `${day}T${clock}:00Z`,
  since: '2026-11-17T09:00:00Z',
  taken: null,
  mayTake: true,
  owner: null,
});
const several = (count: number, queue: QueueItem['queue'], clock: string, day?: string) =>
  Array.from({ length: count }, () => item(queue, clock, day));
const clock = (instant: string) => ({ day: instant.slice(0, 10), clock: instant.slice(11, 16) });
const words = (items: readonly QueueItem[]) => gapWords(items, '2026-11-18', clock);

describe('A15.16 · what is next, folded', () => {
  it('shows the first six, then the first of each further queue, and folds what lies between', () => {
    const items = [
      ...several(8, 'applications', '09:10'),
      ...several(2, 'referred', '12:00'),
      item('collections', '14:00'),
      ...several(4, 'payouts', '16:00'),
      item('complaints', '17:00'),
    ];
    const { rows, gaps } = foldNext(items);
    expect(rows.map(({ queue }) => queue)).toEqual([
      ...Array.from({ length: 6 }, () => 'applications'),
      'referred',
      'collections',
      'payouts',
    ]);
    const folded = [...gaps.values()].flat();
    expect(folded.length + rows.length).toBe(items.length);
    expect(new Set([...rows, ...folded].map(keyOf)).size).toBe(items.length);
  });

  it('says nothing of gaps where all fit', () => {
    expect(foldNext(several(6, 'payouts', '16:00')).gaps.size).toBe(0);
    expect(foldNext([]).rows).toEqual([]);
  });

  it('counts in words', () => {
    expect(words([...several(7, 'applications', '12:00'), ...several(2, 'referred', '13:31')])).toBe(
      '9 more from 12:00 to 13:31: 7 applications, 2 manual reviews',
    );
    expect(words(several(3, 'payouts', '16:00'))).toBe('3 more disbursements at 16:00');
    expect(words(several(1, 'money', '18:00'))).toBe('1 more payment at 18:00');
    expect(
      words([
        ...several(6, 'money', '18:00'),
        ...several(5, 'hardship', '18:00'),
        ...several(15, 'complaints', '18:00', '2026-11-20'),
      ]),
    ).toBe('11 more at 18:00, then 15 on later days');
    expect(words(several(2, 'complaints', '18:00', '2026-11-20'))).toBe('2 more on later days');
  });
});
