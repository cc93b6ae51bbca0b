import type { Database } from '@candor/store/database';
import { describe, expect, it } from 'vitest';
import { calendarsEnd } from './calendar-job.ts';

async function saidOn(day: string) {
  const said: unknown[] = [];
  const log = { error: (facts: unknown) => void said.push(facts), info: () => {} } as never;
  const beside = { log, signal: new AbortController().signal };
  const facts = await calendarsEnd.run({} as Database, new Date(`${day}T04:00:00Z`), beside);
  return { said, facts };
}

describe('the lists of holidays', () => {
  it('are shouted about from two months before they end, in each market, and after', async () => {
    expect(await saidOn('2027-10-31')).toEqual({ said: [], facts: { ending: 0 } });
    expect((await saidOn('2027-11-03')).said).toEqual([{ market: 'ph' }, { market: 'in' }]);
    expect((await saidOn('2030-01-01')).facts).toEqual({ ending: 2 });
  });
});
