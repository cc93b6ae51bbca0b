import { describe, expect, it } from 'vitest';
import { after, pasted, typed } from '../testing/notation.ts';
import { codeKind } from './code-kind.ts';

const kind = codeKind(6);

describe('a one-time code', () => {
  it.each(['123456', '123 456', '123-456', '１２３４５６', ' 123456\n'])(
    'I5 · pasted %j is 123456',
    (text) => {
      expect(after(kind, '|', pasted(text))).toEqual({ box: '123456|', value: '123456', say: undefined });
    },
  );

  it('I5 · letters are told, not swallowed', () => {
    for (const text of ['a', '12a456', 'O12345'])
      expect(after(kind, '1|', pasted(text))).toEqual({
        box: '1|',
        value: '1',
        say: { code: 'not_a_digit', text },
      });
  });

  it('I5 · a seventh digit is told, not exchanged for another', () => {
    expect(after(kind, '123|456', ...typed('9'))).toMatchObject({
      value: '123456',
      say: { code: 'full', max: 6 },
    });
  });
});
