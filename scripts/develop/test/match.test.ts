import { describe, expect, it } from 'vitest';
import { browserPattern, matchFiles, titlePattern, titlesIn } from './match.ts';

const source = `
test('R1 · pays at the counter', () => {});
  it.each([['a', 1]])('is %s', () => {});
law("keeps every cent", all);
testInTime(
  'waits for somebody’s answer',
  async () => {},
);
test(\`in \${market}: a new phone\`, () => expect('never mind').toBe('so'));
`;

describe('titles as they are written', () => {
  it('are what the calls at the beginning of a line begin with', () => {
    expect(titlesIn(source)).toEqual([
      'R1 · pays at the counter',
      'is %s',
      'keeps every cent',
      'waits for somebody’s answer',
      'in ${market}: a new phone',
    ]);
  });
});

describe('what matches a word', () => {
  const files = [
    { path: 'packages/domain/src/loan.test.ts', source: () => `it('adds', f)` },
    { path: 'scripts/operate/calc.test.ts', source: () => `it('prices a LOAN', f)` },
    { path: 'e2e/borrow.spec.ts', source: () => source },
  ];

  it('is the whole file when its path does, and only some tests when their titles do', () => {
    expect(matchFiles(['loan'], files)).toEqual({
      whole: ['packages/domain/src/loan.test.ts'],
      byTitle: ['scripts/operate/calc.test.ts'],
    });
    expect(matchFiles(['./scripts/operate/calc.test.ts:12'], files).whole).toEqual([
      'scripts/operate/calc.test.ts',
    ]);
    expect(matchFiles(['nowhere', 'COUNTER'], files)).toEqual({ whole: [], byTitle: ['e2e/borrow.spec.ts'] });
    expect(matchFiles(['nowhere'], files)).toEqual({ whole: [], byTitle: [] });
  });

  it('takes signs for themselves and upper case for lower', () => {
    const pattern = new RegExp(titlePattern(['₱8,000.00 (all)', 'R1']));
    expect(pattern.test('owes ₱8,000.00 (ALL) today')).toBe(true);
    expect(pattern.test('r1 · pays')).toBe(true);
    expect(pattern.test('owes ₱8,000500 (all)')).toBe(false);
  });

  it('asks playwright for files and titles, and never for the name of a project', () => {
    const both = { whole: ['e2e/rest.spec.ts'], byTitle: ['e2e/a.spec.ts'] };
    const pattern = new RegExp(browserPattern(['rest'], both));
    expect(pattern.test('long rest.spec.ts R1 pays')).toBe(true);
    expect(pattern.test('long a.spec.ts pays the rest')).toBe(true);
    expect(pattern.test('rest a.spec.ts pays')).toBe(false);
  });
});
