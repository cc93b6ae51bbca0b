import { describe, expect, it } from 'vitest';
import { filterWords, staffInFilter } from './filter-words.ts';

const lina = '7f3a91c2-0b4d-4000-8000-000000000001';
const reading = { market: 'ph', nameOf: (id: string) => (id === lina ? 'Lina Cruz' : undefined) } as const;

describe('what a copy of a list was narrowed to', () => {
  it.each([
    ['', 'None: the whole list'],
    ['view=past-due&tab=incoming&row=7', 'None: the whole list'],
    ['dpd=1..&sort=-dpd&view=past-due', 'DPD 1 or more; sorted by DPD, highest first'],
    ['amount=500000..1000000', 'Amount ₱5,000.00 to ₱10,000.00'],
    ['overdue=..100', 'Past due up to ₱1.00'],
    ['received=2026-11-01..2026-11-30', 'Received Sun 1 November to Mon 30 November'],
    ['disbursed=2026-11-01..', 'Disbursed from Sun 1 November'],
    ['channel=bank&state=unapplied', 'Channel Bank transfer; State unapplied'],
    ['find=Vald', 'Search “Vald”'],
    [`maker=${lina}`, 'Requested by Lina Cruz'],
    ['owner=none', 'Assignee nobody'],
    [
      'act=loan.waive&refusedOnly=true&sort=-at',
      'Act loan waive; Refused only; sorted by time, newest first',
    ],
  ])('%s → %s', (query, words) => {
    expect(filterWords(query, reading)).toBe(words);
  });

  it('names the staff whose names are needed', () => {
    expect(staffInFilter(`maker=${lina}&owner=none&find=${lina}`)).toEqual([lina]);
  });
});
