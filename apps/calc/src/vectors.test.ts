import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCalculator } from './run-calculator.ts';

type Vector<Expected> = { id: string; request: unknown; expected: Expected };

function published<Expected>(name: string): Vector<Expected>[] {
  const file = join(import.meta.dirname, '../../../packages/domain/src/vectors', `${name}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector<Expected>[] }).vectors;
}

/** All in one start, as a list. */
async function answers<Answer>(command: string, vectors: readonly Vector<unknown>[]): Promise<Answer[]> {
  const requests = JSON.stringify(vectors.map(({ request }) => request));
  const { out, exitCode } = await runCalculator([command], () => Promise.resolve(requests));
  expect(exitCode).toBe(0);
  return JSON.parse(out) as Answer[];
}

describe('published figures, asked as a lender or an auditor would', () => {
  it('all rates are met', async () => {
    const vectors = published<{ rate: string; tolerance: string }>('apr');
    const rates = await answers<{ rate: string }>('apr', vectors);
    const missed = vectors.filter(
      ({ expected }, k) =>
        !(Math.abs(Number(rates[k]?.rate) - Number(expected.rate)) <= Number(expected.tolerance)),
    );
    expect(missed).toEqual([]);
    expect(rates.every(({ rate }) => /^-?\d+\.\d{6}$/.test(rate))).toBe(true);
  });

  it('all schedules are met to the cent', async () => {
    const vectors = published<{ rows: object[] }>('schedule');
    const schedules = await answers<{ rows: object[] }>('schedule', vectors);
    expect(schedules.map(({ rows }) => rows)).toMatchObject(vectors.map(({ expected }) => expected.rows));
  });
});
