import { describe, expect, it } from 'vitest';
import { PULL_ENOUGH, pullDistance } from './pull-distance.ts';

describe('pulling a list down', () => {
  it('gives way, ever less', () => {
    const way = [0, 40, 80, 160, 320].map(pullDistance);
    const steps = way.slice(1).map((distance, index) => (distance - (way[index] ?? 0)) / (index || 1));
    expect(way[0]).toBe(0);
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(pullDistance(10_000)).toBeLessThanOrEqual(96);
  });

  it('does nothing upwards', () => {
    expect(pullDistance(-50)).toBe(0);
  });

  it('needs a real pull to count: a third of a small screen does, a slip does not', () => {
    expect(pullDistance(40)).toBeLessThan(PULL_ENOUGH);
    expect(pullDistance(180)).toBeGreaterThan(PULL_ENOUGH);
  });
});
