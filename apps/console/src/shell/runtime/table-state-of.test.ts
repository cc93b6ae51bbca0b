import { describe, expect, it } from 'vitest';
import { tableStateOf } from './table-state-of.ts';

const read = { data: [], at: new Date('2026-11-18T01:40:12Z') };
const fault = {
  code: 'internal_error',
  words: '',
  fields: [],
  requestId: 'R-7F3K-92QD',
  retryAfterSeconds: null,
} as const;

describe('what a table says of its rows', () => {
  it('old rows carry the time at which they were read, by the lender’s clock', () => {
    expect(tableStateOf({ state: 'failed', fault, read }, 'Asia/Manila')).toEqual({
      state: 'failed',
      asOf: '09:40:12',
      requestId: 'R-7F3K-92QD',
    });
    const since = new Date('2026-11-18T01:41:02Z');
    expect(tableStateOf({ state: 'offline', since, read }, 'Asia/Manila')).toEqual({
      state: 'offline',
      since: '09:41',
      asOf: '09:40:12',
    });
  });

  it('what was never read has no time', () => {
    expect(tableStateOf({ state: 'failed', fault, read: undefined }, 'Asia/Manila')).toMatchObject({
      asOf: null,
    });
    expect(tableStateOf({ state: 'loading', read: undefined }, 'Asia/Manila')).toEqual({ state: 'loading' });
  });
});
