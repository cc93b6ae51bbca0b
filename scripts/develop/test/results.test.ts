import { describe, expect, it } from 'vitest';
import { reportText, slowestFiles, type RunResult, type StageResult } from './results.ts';
import { seedOf, usualSeed } from './seed.ts';

const stage: StageResult = {
  name: 'database',
  passed: 12,
  failed: 1,
  durationMs: 61_000,
  notes: [],
  failures: [
    {
      file: 'a.pg.test.ts',
      line: 3,
      title: 'adds up',
      message: 'expected 1',
      again: 'npm test -- a.pg.test.ts',
    },
  ],
  files: [],
  loadAtStart: 0.25,
  loadAtEnd: 2,
};

const run: RunResult = {
  startedAt: '2026-11-16T10:00:00.000Z',
  commit: 'abc',
  isClean: false,
  node: '24.21.0',
  cores: 2,
  seed: usualSeed,
  isFull: false,
  isFast: false,
  turn: 2,
  words: [],
  wasInterrupted: false,
  durationMs: 62_000,
  passed: 12,
  failed: 1,
  stages: [stage],
  slowestFiles: [{ file: 'a.pg.test.ts', stage: 'database', durationMs: 30_000 }],
};

describe('the report of a run', () => {
  it('says when, of what, on what and with which outcome, and ends as the run does', () => {
    const text = reportText(run);
    expect(text).toContain('| commit | abc, with changes that are not committed |');
    expect(text).toContain('| run | usual |');
    expect(text).toContain('| stories | turn 2 of 10 |');
    expect(text).toContain('| database | 12 | 1 | 1 min 1 s | 0.3 | 2.0 |  |');
    expect(text).toContain('### database · a.pg.test.ts:3 · adds up\n\n```\nexpected 1\n```');
    expect(text).toContain('| a.pg.test.ts | database | 30 s |');
    expect(text.trimEnd().split('\n').at(-1)).toBe('12 passed, 1 failed');
  });

  it('says that only a part was run, or not to the end', () => {
    const partly = { ...run, isFull: true, turn: 'all' as const, words: ['loan'], wasInterrupted: true };
    expect(reportText(partly)).toContain('| run | full, only what matches loan, interrupted |');
    expect(reportText(partly)).toContain('| stories | all |');
  });

  it('names the twenty slowest files, each once', () => {
    const files = Array.from({ length: 30 }, (_, n) => ({ file: `f${n}`, durationMs: n }));
    const named = slowestFiles([{ ...stage, files: [...files, { file: 'f1', durationMs: 100 }] }]);
    expect(named).toHaveLength(20);
    expect(named[0]).toEqual({ stage: 'database', file: 'f1', durationMs: 101 });
  });
});

describe('the seed', () => {
  it('is the usual one, the one that was asked for, or a new one that is told', () => {
    expect(seedOf(undefined, () => 0)).toBe(usualSeed);
    expect(seedOf('7', () => 0)).toBe(7);
    expect(seedOf('random', () => 0.5)).toBe(2 ** 30);
    expect(() => seedOf('seven', () => 0)).toThrow(/CANDOR_SEED is a whole number/);
  });
});
