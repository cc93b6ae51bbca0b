import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { type PaymentShape, paymentShape } from './payment-shape.ts';

/** What a reader makes of it: the list that its figures stand for, or the range that all lie in. */
function readBack(shape: PaymentShape<number>, count: number): readonly number[] | [number, number] {
  switch (shape.is) {
    case 'none':
      return [];
    case 'one':
      return [shape.first];
    case 'alike':
      return Array.from({ length: count }, () => shape.first);
    case 'last-differs':
      return [...Array.from({ length: count - 1 }, () => shape.first), shape.last];
    case 'first-differs':
      return [shape.first, ...Array.from({ length: count - 1 }, () => shape.rest)];
    case 'mixed':
      return [shape.least, shape.most];
  }
}

describe('payments in one sentence', () => {
  it('say every one of them, whatever the list', () => {
    const seen = new Set<string>();
    const anyList = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 7 });
    fc.assert(
      fc.property(anyList, (list) => {
        const shape = paymentShape(list, (amount) => amount);
        seen.add(shape.is);
        const read = readBack(shape, list.length);
        if (shape.is === 'mixed') expect(read).toEqual([Math.min(...list), Math.max(...list)]);
        else expect(read).toEqual(list);
      }),
      numberOfCases(500, { isCounted: true }),
    );
    expect(seen.size).toBe(6);
  });

  it('do not give to four what only the first is', () => {
    const list = [386_435n, 404_010n, 404_010n, 404_010n, 404_010n];
    expect(paymentShape(list, (amount) => amount)).toMatchObject({
      is: 'first-differs',
      first: 386_435n,
      rest: 404_010n,
    });
  });
});
