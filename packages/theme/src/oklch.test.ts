import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexToOklch, isHex, mix, oklchToHex, parseHex } from './oklch.ts';

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('colours between hex and OKLCH', () => {
  it.each([
    ['#fff', [255, 255, 255]],
    ['#11473C', [17, 71, 60]],
    ['#0aF', [0, 170, 255]],
  ])('%s is read as its channels', (text, channels) => {
    expect(parseHex(text)).toEqual(channels);
  });

  it.each(['', 'fff', '#ffff', '#12345', '#1234567', '#ggg', 'red', '#fff\n', ' #fff', '#１２３'])(
    '%j is not a colour',
    (text) => {
      expect(isHex(text)).toBe(false);
      expect(() => parseHex(text)).toThrow(RangeError);
    },
  );

  // Reference values of the CSS Color 4 sample code.
  it.each([
    ['#FFFFFF', 1, 0, undefined],
    ['#FF0000', 0.62796, 0.25768, 29.234],
    ['#0000FF', 0.45201, 0.31321, 264.052],
    ['#11473C', 0.3598, 0.0586, 176.28],
  ])('%s has the published lightness, chroma and hue', (hex, l, c, h) => {
    const colour = hexToOklch(hex);
    expect(colour.l).toBeCloseTo(l, 3);
    expect(colour.c).toBeCloseTo(c, 3);
    if (h !== undefined) expect(colour.h).toBeCloseTo(h, 1);
  });

  it('gives every colour back as it came', () => {
    fc.assert(fc.property(anyHex, (hex) => oklchToHex(hexToOklch(hex)) === hex));
  });

  it('keeps lightness and hue of a colour too vivid for a screen, and gives up chroma', () => {
    const wanted = { l: 0.43, c: 0.165, h: 86.4 };
    const hex = oklchToHex(wanted);
    const shown = hexToOklch(hex);
    expect(shown.l).toBeCloseTo(wanted.l, 2);
    expect(Math.abs(shown.h - wanted.h)).toBeLessThan(1.5);
    expect(shown.c).toBeLessThan(wanted.c);
    // No more chroma than it must: the colour stands at the edge of what a screen shows.
    expect(parseHex(hex).some((channel) => channel === 0 || channel === 255)).toBe(true);
  });

  it('mixes as CSS color-mix(in oklab) does', () => {
    expect(mix('#14211F', 0.78, '#FFFFFF')).toBe('#404B49');
    expect(mix('#000000', 0, '#11473C')).toBe('#11473C');
  });
});
