import { describe, expect, it } from 'vitest';
import {
  duration,
  failureText,
  fitted,
  lastLine,
  plain,
  progressLine,
  skippedNotes,
  stageLine,
} from './lines.ts';

const nothing = { failures: [], files: [], loadAtStart: 0, loadAtEnd: 0, notes: [] };

describe('the lines of a run', () => {
  it.each([
    [0, '0.0 s'],
    [840, '0.8 s'],
    [9_940, '9.9 s'],
    [9_960, '10 s'],
    [59_400, '59 s'],
    [59_600, '1 min 0 s'],
    [192_000, '3 min 12 s'],
  ])('%d ms are %s', (ms, text) => {
    expect(duration(ms)).toBe(text);
  });

  it('say of a stage that is over how many passed and how long it took', () => {
    const stage = { name: 'database', passed: 3_955, failed: 0, durationMs: 192_000, ...nothing };
    expect(stageLine(stage)).toBe('database            3,955 passed              3 min 12 s');
    expect(stageLine({ ...stage, failed: 2 })).toBe(
      'database            3,955 passed, 2 failed    3 min 12 s',
    );
    expect(stageLine({ ...stage, passed: 0, failed: 2 })).toBe(
      'database            2 failed                  3 min 12 s',
    );
  });

  it('say of a stage without tests why, and never a time', () => {
    const stage = { name: 'browser', passed: 0, failed: 0, durationMs: 5_000, ...nothing };
    expect(stageLine({ ...stage, notes: ['nothing matches'] })).toBe('browser             nothing matches');
    expect(stageLine(stage)).toBe('browser             nothing was run');
  });

  it('say below a stage what could not be had', () => {
    const notes = ['without WebKit'];
    expect(stageLine({ name: 'browser', passed: 1, failed: 0, durationMs: 5_000, ...nothing, notes })).toBe(
      'browser             1 passed                  5.0 s\n                    without WebKit',
    );
  });

  it('say how many tests were not run, and why', () => {
    expect(skippedNotes([])).toEqual([]);
    expect(skippedNotes(['nginx is missing', 'promtool is missing', 'nginx is missing'])).toEqual([
      '2 not run: nginx is missing',
      '1 not run: promtool is missing',
    ]);
  });

  it('say of a stage that runs how far it is', () => {
    const stage = {
      name: 'database',
      done: 120,
      total: 1_340,
      unit: 'files' as const,
      failed: 0,
      current: 'a/b.pg.test.ts',
      durationMs: 62_000,
    };
    expect(progressLine(stage)).toBe(
      'database            120 of 1,340 files        1 min 2 s  a/b.pg.test.ts',
    );
    expect(progressLine({ ...stage, failed: 3 })).toContain('120 of 1,340 files, 3 failed');
    expect(progressLine({ ...stage, total: 0, current: '' })).toBe(
      'database                                      1 min 2 s',
    );
  });

  it('fit into one row of the terminal', () => {
    expect(fitted('short', 80)).toBe('short');
    expect(fitted('x'.repeat(100), 80)).toHaveLength(79);
  });
});

describe('what failed', () => {
  it('is told without colours, without the folder of one machine, and not endlessly', () => {
    const colours = '\u001B[31mexpected\u001B[39m 1\nat /place/checkout/a.ts:3';
    expect(plain(colours, '/place/checkout')).toBe('expected 1\nat a.ts:3');
    expect(plain('a\nb\nc\nd', '/x', 2)).toBe('a\nb\n… and 2 more lines');
  });

  it('names the stage, the place and the title, and says how to run it again', () => {
    const failure = { file: 'e2e/a.spec.ts', line: 7, title: 'R1 · pays', message: 'expected\n\nmore' };
    expect(failureText('browser', failure, 'npm test -- e2e/a.spec.ts')).toBe(
      'browser · e2e/a.spec.ts:7 · R1 · pays\n    expected\n\n    more\n    again: npm test -- e2e/a.spec.ts',
    );
    expect(failureText('types', { title: 'found something', message: 'x' }, 'npm run types')).toBe(
      'types · found something\n    x\n    again: npm run types',
    );
  });

  it('is counted in the last line, which machines read too', () => {
    expect(lastLine(12_345, 0)).toBe('12345 passed, 0 failed');
  });
});
