import { expect, it } from 'vitest';
import { paceOf } from './import-pace.ts';

const startedAt = '2026-11-18T02:00:00.000Z';
const at = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1000);

it('says how fast an import goes and how long it still takes', () => {
  expect(paceOf({ startedAt, done: 64_000, transfers: 100_000 }, at(22))).toEqual({
    perSecond: 2_909,
    left: '13 s',
  });
  expect(paceOf({ startedAt, done: 1_000, transfers: 100_000 }, at(10))).toEqual({
    perSecond: 100,
    left: '17\u00a0min',
  });
});

it.each([
  [{ startedAt: null, done: 5, transfers: 10 }, 60],
  [{ startedAt, done: 0, transfers: 10 }, 60],
  [{ startedAt, done: 5, transfers: 10 }, 1],
  [{ startedAt, done: 10, transfers: 10 }, 60],
])('says nothing where nothing is known: %j after %d s', (under, seconds) => {
  expect(paceOf(under, at(seconds))).toBeUndefined();
});
