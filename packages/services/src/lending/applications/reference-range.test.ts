import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { referenceRange } from './reference-range.ts';

describe('A15.146 · a reference that somebody reads out', () => {
  it('leads to the ids that it was made from, however it is typed', () => {
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), (id) => {
        const reference = applicationReference(id);
        for (const typed of [reference, reference.toLowerCase(), reference.slice(3).replace('-', ' ')]) {
          const range = referenceRange(typed);
          expect(range!.from <= id && id <= range!.to).toBe(true);
        }
      }),
    );
  });

  it('takes O for zero and I for one', () => {
    expect(referenceRange('CL-O1234-IL789')).toEqual(referenceRange('CL-01234-11789'));
  });

  it.each(['', 'CL-', 'CL-FWX93', 'CL-FWX93-GGB9U', 'L-20619', '../../etc'])('is not %j', (typed) => {
    expect(referenceRange(typed)).toBeNull();
  });
});
