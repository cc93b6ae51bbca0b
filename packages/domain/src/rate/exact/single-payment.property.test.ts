import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational, zero } from '../../numbers/rational.ts';
import { numberOfCases } from '../../testing/number-of-cases.ts';
import { millionthsInOne, settleBySigns, statedNear } from '../settle-digits.ts';
import { singlePaymentRate } from './single-payment.ts';

const one = (received: bigint, repaid: bigint, [num, den]: readonly [bigint, bigint]) => [
  { amount: -received, time: zero, fraction: zero },
  { amount: repaid, time: rational(num, den), fraction: zero },
];

describe('the rate of a single payment', () => {
  it('is the one that is found by halving, to its last digit', () => {
    let closed = 0;
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 8n),
        fc.bigInt(1n, 10n ** 8n),
        fc.tuple(fc.bigInt(1n, 60n), fc.constantFrom(1n, 12n, 30n, 365n, 366n)),
        fc.constantFrom(1n, 12n),
        (received, cost, time, statedTimes) => {
          const [flows, times] = [one(received, received + cost, time), rational(statedTimes)];
          const rate = singlePaymentRate(flows, times, millionthsInOne);
          if (rate === undefined) return;
          closed += 1;
          const u =
            (Math.log(Number(received + cost) / Number(received)) * Number(time[1])) / Number(time[0]);
          expect(rate).toBe(settleBySigns(flows, times, statedNear(u, times), 1));
        },
      ),
      numberOfCases(60, { full: 400, isCounted: true }),
    );
    expect(closed).toBeGreaterThan(20);
  });

  it('is left to the signs at half-way, below 0, and where there is more than one payment', () => {
    // 1.00000000 → 1.000000005 in one unit: exactly half a millionth of a percent above a whole one.
    const halfWay = one(200_000_000n, 200_000_001n, [1n, 1n]);
    expect(singlePaymentRate(halfWay, rational(1n), millionthsInOne)).toBeUndefined();
    expect(settleBySigns(halfWay, rational(1n), 0n, 1)).toBe(0n);
    expect(singlePaymentRate(one(100n, 90n, [1n, 12n]), rational(1n), millionthsInOne)).toBeUndefined();
    const two = [...one(100n, 60n, [1n, 12n]), { amount: 60n, time: rational(1n, 6n), fraction: zero }];
    expect(singlePaymentRate(two, rational(1n), millionthsInOne)).toBeUndefined();
  });
});
