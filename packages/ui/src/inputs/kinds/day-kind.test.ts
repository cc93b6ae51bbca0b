import { describe, expect, it } from 'vitest';
import { after, backspace, pasted, typed } from '../testing/notation.ts';
import { dayKind } from './day-kind.ts';

describe('a day in one box', () => {
  it('digits only, in the order in which they are said, strokes by themselves', () => {
    expect(after(dayKind, '|', ...typed('14031996'))).toEqual({
      box: '14/03/1996|',
      value: '14031996',
      say: undefined,
    });
    expect(after(dayKind, '14/03/1996|', ...typed('1'))).toMatchObject({ say: { code: 'full', max: 8 } });
    expect(after(dayKind, '14/|03', backspace)).toMatchObject({ box: '1|0/3', value: '103' });
  });

  it.each(['14/3/1996', '14.03.1996', '14-03-1996', '1996-03-14', '14 03 1996'])(
    'that arrives whole as %s is the same day',
    (text) => {
      expect(after(dayKind, '|', pasted(text))).toMatchObject({ value: '14031996', say: undefined });
    },
  );

  it('a word is no day, and nothing changes', () => {
    expect(after(dayKind, '14/0|', pasted('14 March'))).toMatchObject({ say: { code: 'not_a_digit' } });
  });
});
