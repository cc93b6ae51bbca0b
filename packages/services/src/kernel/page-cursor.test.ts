import { describe, expect, it } from 'vitest';
import { dayPart, instantPart, readCursor, uuidPart, writeCursor } from './page-cursor.ts';

const id = '0198a7c2-0000-4000-8000-000000000001';

describe('where a page ends', () => {
  it.each(['2026-11-01', '2026-11-29', '2026-11-30', '2026-12-31', '2028-02-29'])(
    'on %s the next one begins there',
    (day) => expect(readCursor(writeCursor([day, id]), [dayPart, uuidPart])).toEqual([day, id]),
  );

  it.each(['2026-02-29', '2026-11-31', '2026-13-01', '2026-00-10', 'yesterday'])(
    'a day that there is not begins anew: %s',
    (day) => expect(readCursor(writeCursor([day, id]), [dayPart, uuidPart])).toBeUndefined(),
  );

  it('an instant is one that a database reads', () => {
    for (const fits of ['2026-12-31T23:59:59.999Z', '2026-11-16T04:00:00.123456Z'])
      expect(instantPart.test(fits)).toBe(true);
    for (const odd of ['2026-02-31T00:00:00.000Z', '2026-11-16T24:00:00.000Z', '2026-11-16T::::::::.000Z'])
      expect(instantPart.test(odd)).toBe(false);
  });

  it('what is none of ours begins anew', () => {
    for (const cursor of [undefined, '', 'x', writeCursor([id]), writeCursor([id, '2026-11-16'])])
      expect(readCursor(cursor, [dayPart, uuidPart])).toBeUndefined();
  });
});
