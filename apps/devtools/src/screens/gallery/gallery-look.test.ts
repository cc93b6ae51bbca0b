import { checkTheme, deriveTheme } from '@candor/theme';
import { describe, expect, it } from 'vitest';
import { lenderNames, lenders, readLook } from './gallery-look.ts';

describe('the look of the gallery', () => {
  it('is read from the address', () => {
    expect(readLook('?lender=yellow&mode=dark&lang=hi')).toEqual({
      lender: 'yellow',
      mode: 'dark',
      lang: 'hi',
    });
    expect(readLook('')).toEqual({});
  });

  it.each(['?lender=pink', '?mode=dim', '?lang=fr', '?lender=toString', '?lender='])(
    'leaves %s as it is',
    (search) => {
      expect(readLook(search)).toEqual({});
    },
  );

  it.each(lenderNames)('of the %s lender can be read in both modes', (name) => {
    expect(checkTheme(deriveTheme(lenders[name]))).toEqual([]);
  });
});
