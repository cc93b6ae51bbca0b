import { createLoad } from '@candor/client';
import { ProblemError } from '@candor/contract/console-client';
import { expect, it } from 'vitest';
import { loadedOf } from './use-load.ts';

const refused = new ProblemError(
  500,
  { code: 'internal_error', detail: 'It broke.', requestId: 'R-1' },
  { requestId: null, retryAfter: null },
);

it('a section keeps the old rows in sight, and says why they are old', async () => {
  const load = createLoad<string>(() => new Date('2026-11-18T09:40:12Z'));
  expect(loadedOf(load.snapshot())).toEqual({ state: 'loading', read: undefined });
  await load.ask(() => Promise.resolve('rows'), expect.unreachable);
  const read = { data: 'rows', at: new Date('2026-11-18T09:40:12Z') };
  expect(loadedOf(load.snapshot())).toEqual({ state: 'ready', read });
  await load.ask(() => Promise.reject(refused), expect.unreachable);
  const fault = { code: 'internal_error', words: 'It broke.', requestId: 'R-1' };
  expect(loadedOf(load.snapshot())).toMatchObject({ state: 'failed', fault, read });
  await load.ask(() => Promise.reject(new TypeError('network')), expect.unreachable);
  expect(loadedOf(load.snapshot())).toEqual({ state: 'offline', since: read.at, read });
});
