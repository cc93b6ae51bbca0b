import { describe, expect, it } from 'vitest';
import { readInParts, type PartsDone, type StatementSeen } from './read-parts.ts';

const asked = { market: 'ph', csv: '', isDryRun: true } as const;
const part = (from: number): StatementSeen => ({
  lines: 2_500,
  credited: 1,
  waiting: Math.min(1_000, 2_500 - from) - 1,
  known: 0,
  others: from === 0 ? 3 : 0,
  opening: 100,
  closing: 200,
  transfers: 2_500,
  next: from + 1_000 < 2_500 ? from + 1_000 : null,
  rows: [{ line: from + 2, number: `N${from}`, amount: 100, valueOn: '2026-11-16', outcome: 'credited' }],
  faults: [{ line: from + 9, sentence: 'no amount' }],
});

describe('a statement that is read part by part', () => {
  it('is one statement: counted together, and told how far it is', async () => {
    const told: PartsDone[] = [];
    const run = async (request: { part?: { from: number } | undefined }) => ({
      answer: part(request.part!.from),
    });
    const seen = await readInParts({ run }, asked, (done) => told.push(done));
    expect(told).toEqual([1_000, 2_000, 2_500].map((done) => ({ done, of: 2_500 })));
    expect(seen).toMatchObject({
      lines: 2_500,
      credited: 3,
      waiting: 2_497,
      others: 3,
      closing: 200,
      next: null,
    });
    expect(seen?.faults.map(({ line }) => line)).toEqual([9, 1_009, 2_009]);
    expect(seen?.rows).toHaveLength(3);
  });

  it('stops where a part is refused, and shows nothing as the whole', async () => {
    const told: PartsDone[] = [];
    const run = async (request: { part?: { from: number } | undefined }) =>
      request.part!.from === 0 ? { answer: part(0) } : undefined;
    expect(await readInParts({ run }, asked, (done) => told.push(done))).toBeUndefined();
    expect(told).toEqual([{ done: 1_000, of: 2_500 }]);
  });
});
