import { describe, expect, it } from 'vitest';
import { after, pasted, typed } from '../testing/notation.ts';
import { numberKind } from './number-kind.ts';

describe('a number', () => {
  it('I3 · digits only; leading zeros stay; without a limit as many as one likes', () => {
    const many = '00' + '1234567890'.repeat(5);
    expect(after(numberKind(), '|', ...typed(many))).toMatchObject({ value: many, say: undefined });
  });

  it.each(['a', '-', '.', ',', '１２a', '-5', '1.5', '1,234', '12²'])(
    'I3 · %s is told, not swallowed',
    (text) => {
      expect(after(numberKind(), '7|', pasted(text))).toEqual({
        box: '7|',
        value: '7',
        say: { code: 'not_a_digit', text },
      });
    },
  );

  it('I3 · a limit holds and is told', () => {
    expect(after(numberKind(3), '123|', ...typed('4'))).toMatchObject({
      value: '123',
      say: { code: 'full', max: 3 },
    });
    expect(after(numberKind(3), '1|', pasted('234'))).toMatchObject({
      value: '1',
      say: { code: 'too_long', count: 3, max: 3 },
    });
  });

  it.each([
    ['１２３', '123'],
    ['٤٥٦', '456'],
    ['۴۵۶', '456'],
    ['१२३', '123'],
    ['𝟙𝟚𝟛', '123'],
    [' 1\u00A02\u200B3\uFEFF\u202F4\u30005 ', '12345'],
  ])('I5 · %j is read as %s', (text, digits) => {
    expect(after(numberKind(), '|', pasted(text))).toMatchObject({ value: digits, say: undefined });
  });
});
