import { describe, expect, it } from 'vitest';
import { clampZoom, spreadOf } from './zoom.ts';

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

describe('a picture under two fingers', () => {
  it('is as large as the fingers are apart', () => {
    expect(spreadOf([at(0, 0), at(30, 40)])).toBe(50);
    expect(spreadOf([at(7, 7), at(7, 7)])).toBe(1);
    expect(spreadOf([])).toBe(1);
  });

  it('is never smaller than whole nor larger than five times', () => {
    expect([0, 0.5, 1, 2.5, 5, 40].map(clampZoom)).toEqual([1, 1, 1, 2.5, 5, 5]);
  });
});
