import { describe, expect, it } from 'vitest';
import { countChanges, editDraft } from './edit-draft.ts';
import type { Draft } from './table-types.ts';

const draft: Draft = {
  limits: [
    {
      when: [{ fact: 'settledLoans', text: '3 or more' }],
      mostBurdenPerMille: 400,
      mostAmount: 2_000_000,
      says: '',
    },
    { when: [], mostBurdenPerMille: 300, mostAmount: 1_000_000, says: '' },
  ],
  rules: [
    { outcome: 'refuse', reason: 'too_young', when: [{ fact: 'age', text: 'under 18' }], says: 'Adults.' },
    {
      outcome: 'refer',
      reason: 'was_late_before',
      when: [{ fact: 'worstDaysLate', text: 'over 30' }],
      says: '',
    },
  ],
};

describe('a draft of a decision table', () => {
  it('takes a new text for a cell, and leaves the one before as it was', () => {
    const next = editDraft(draft, {
      is: 'cell',
      part: 'rules',
      row: 1,
      cell: { fact: 'worstDaysLate', text: 'over 15' },
    });
    expect(next.rules[1]?.when).toEqual([{ fact: 'worstDaysLate', text: 'over 15' }]);
    expect(draft.rules[1]?.when[0]?.text).toBe('over 30');
    expect(countChanges(draft, next)).toBe(1);
  });

  it('takes another condition into a row, and out of it', () => {
    const cell = { fact: 'askedAmount', text: 'over ₱5,000.00' };
    const more = editDraft(draft, { is: 'cell', part: 'rules', row: 0, cell });
    expect(more.rules[0]?.when).toHaveLength(2);
    const less = editDraft(more, { is: 'no-cell', part: 'rules', row: 0, fact: 'askedAmount' });
    expect(countChanges(draft, less)).toBe(0);
  });

  it('gets a new limit before the last, which holds for everybody else', () => {
    const next = editDraft(draft, { is: 'add', part: 'limits' });
    expect(next.limits.map(({ mostAmount }) => mostAmount)).toEqual([2_000_000, 500_000, 1_000_000]);
  });

  it('moves, copies and drops rows', () => {
    const moved = editDraft(draft, { is: 'move', part: 'rules', row: 1, by: -1 });
    expect(moved.rules.map(({ reason }) => reason)).toEqual(['was_late_before', 'too_young']);
    expect(editDraft(draft, { is: 'move', part: 'rules', row: 0, by: -1 })).toEqual(draft);
    const copied = editDraft(draft, { is: 'copy', part: 'rules', row: 0 });
    expect(copied.rules.map(({ reason }) => reason)).toEqual(['too_young', 'too_young', 'was_late_before']);
    expect(editDraft(copied, { is: 'remove', part: 'rules', row: 0 })).toEqual(draft);
    expect(countChanges(draft, copied)).toBeGreaterThan(1);
  });
});
