import { describe, expect, it } from 'vitest';
import { chosenWay } from './chosen-way.ts';
import type { PayType } from './use-ways.ts';

const way = (payTypeId: string, rest: Partial<PayType> = {}): PayType => ({
  payTypeId,
  kind: 'wallet',
  name: payTypeId,
  line: '',
  fee: 0,
  least: 0,
  most: null,
  isDown: false,
  wasLast: false,
  ...rest,
});

describe('the way to pay that is marked', () => {
  const last = way('last', { wasLast: true });

  it('is the one that was chosen, else the one of the last time, else the first', () => {
    expect(chosenWay([way('a'), way('b'), last], 'b')?.payTypeId).toBe('b');
    expect(chosenWay([way('a'), way('b'), last], undefined)?.payTypeId).toBe('last');
    expect(chosenWay([way('a'), way('b')], 'gone')?.payTypeId).toBe('a');
  });

  it('is never one that is down', () => {
    const isDown = true;
    expect(chosenWay([way('a', { isDown }), way('b')], 'a')?.payTypeId).toBe('b');
    expect(chosenWay([way('a', { isDown })], 'a')).toBeUndefined();
  });
});
