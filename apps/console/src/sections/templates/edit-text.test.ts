import { describe, expect, it } from 'vitest';
import { droppedBy, insertAt, lockedIn, marksIn } from './edit-text.ts';

const body = '{lender}: {code} logs you in. We never ask for it.';
const locked = lockedIn({ body }, ['We never ask for it.']);

describe('a text that is edited', () => {
  it('is told apart: what is locked, what is filled in, and words', () => {
    expect(marksIn(body, locked)).toEqual([
      { is: 'protected', text: '{lender}:' },
      { is: 'words', text: ' ' },
      { is: 'variable', text: '{code}' },
      { is: 'words', text: ' logs you in. ' },
      { is: 'protected', text: 'We never ask for it.' },
    ]);
  });

  it('keeps what is locked', () => {
    expect(droppedBy(body, body.replace('We never', 'We'), locked)).toBe('We never ask for it.');
    expect(droppedBy(body, body.slice(1), locked)).toBe('{lender}:');
    expect(droppedBy(body, body.replace('logs you in', 'is your code'), locked)).toBeUndefined();
    // What is missing already can be put back letter by letter.
    expect(droppedBy('We nev', 'We neve', locked)).toBeUndefined();
  });

  it('takes a variable where the caret is', () => {
    expect(insertAt('due .', 4, 'day')).toBe('due {day}.');
    expect(insertAt('due', 3, 'day')).toBe('due {day}');
  });
});
