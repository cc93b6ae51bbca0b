import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';

describe('what npm test is asked for', () => {
  it('is everything when nothing is said', () => {
    expect(parseArguments([])).toEqual({
      words: [],
      isFast: false,
      isFull: false,
      results: [],
      wantsHelp: false,
    });
  });

  it('is words, options and places for the report, in any order', () => {
    expect(
      parseArguments(['loans', '--full', '--results', 'a.md', 'e2e/borrow.spec.ts', '--results=b.json']),
    ).toEqual({
      words: ['loans', 'e2e/borrow.spec.ts'],
      isFast: false,
      isFull: true,
      results: ['a.md', 'b.json'],
      wantsHelp: false,
    });
  });

  it.each([
    [['--fats'], /Unknown option '--fats'/],
    [['--results'], /argument missing/],
    [['--results='], /needs the name of a file/],
    [['--full=yes'], /does not take an argument/],
    [['--turn', '11'], /from 1 to 10, or the word all/],
    [[' '], /matches everything/],
  ])('refuses %j', (args, sentence) => {
    expect(() => parseArguments(args)).toThrow(sentence);
  });
});
