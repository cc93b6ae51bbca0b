import { describe, expect, it } from 'vitest';
import { readNotice } from './read-notice.ts';

describe('R2 · what the address of the error page says', () => {
  it.each(['not-found', 'broken', 'server', 'market'])('is taken when it names the kind %s', (kind) => {
    expect(readNotice(`?kind=${kind}`).kind).toBe(kind);
  });

  it.each(['', '?kind=', '?kind=Oops', '?kind=toString', '?kind=%3Cb%3E'])(
    'means a broken connection for %j',
    (search) => {
      expect(readNotice(search)).toEqual({ kind: 'broken', outcome: 'unknown' });
    },
  );

  it('promises nothing about a payment when our side failed', () => {
    expect(readNotice('?kind=server').outcome).toBe('unknown');
  });

  it('carries the number that the reader can give us', () => {
    expect(readNotice('?requestId=R-7F3K-92QD').requestId).toBe('R-7F3K-92QD');
  });

  it.each(['R-7F3K', 'R-7F3K-92QDX', 'r-7f3k-92qd', 'R-7F3K-92QI', 'Call +1 555', '<b>R-7F3K-92QD</b>'])(
    'leaves out %j, which is no number of ours',
    (text) => {
      expect(readNotice(`?requestId=${encodeURIComponent(text)}`)).not.toHaveProperty('requestId');
    },
  );

  it('leads back only to a page of ours', () => {
    expect(readNotice('?from=%2F').from).toBe('/');
    expect(readNotice('?from=%2F%2Fevil.example')).not.toHaveProperty('from');
  });
});
