import { describe, expect, it } from 'vitest';
import { codeIn } from './code-in.ts';

describe('A18.1 · the code in a message of the sandbox', () => {
  it.each([
    ['482913 is your Candor code.', '482913'],
    ['Your code: 482 913. It ends in 5 minutes.', '482913'],
    ['Your code is 4, 8, 2, 9, 1, 3.', '482913'],
    ['您的验证码是 482913。', '482913'],
    ['Your loan 12345678 is due.', undefined],
    ['Pay by Wednesday.', undefined],
  ])('%j holds %s', (text, code) => {
    expect(codeIn(text)).toBe(code);
  });
});
