import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTheme, checkedPairs } from './check-theme.ts';
import { contrast } from './contrast.ts';
import { deriveTheme } from './derive-theme.ts';
import { hexToOklch, oklchToHex, parseHex } from './oklch.ts';
import { tokenNames } from './tokens.ts';

const lenders = {
  'dark green': { background: '#11473C', bgFontColor: '#FFFFFF', fontColor: '#14211F' },
  yellow: { background: '#FFC72E', bgFontColor: '#1F1A0E', fontColor: '#1F1A0E' },
  pale: { background: '#E9E2F8', bgFontColor: '#231B3A', fontColor: '#1D1A26' },
  red: { background: '#C8102E', bgFontColor: '#FFF', fontColor: '#241416' },
  blue: { background: '#0B5FFF', bgFontColor: '#FFFFFF', fontColor: '#101828' },
  'near-black': { background: '#101214', bgFontColor: '#FFFFFF', fontColor: '#101214' },
};

const inBothModes = Object.entries(lenders).flatMap(([name, colours]) =>
  (['light', 'dark'] as const).map((mode) => ({ name, mode, tokens: deriveTheme(colours)[mode] })),
);

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((v) => `#${v.toString(16).padStart(6, '0')}`);

/** Any colour that a careful lender might choose for text: dark, of any hue. */
const anyDark = fc
  .record({
    l: fc.double({ min: 0, max: 0.3, noNaN: true }),
    h: fc.double({ min: 0, max: 360, noNaN: true }),
  })
  .map(({ l, h }) => oklchToHex({ l, c: 0.03, h }));

describe('the theme of a lender', () => {
  it('E2 · the default colours become the drawn palette, light', () => {
    expect(deriveTheme(lenders['dark green']).light).toMatchObject({
      paper: '#F3F8F7',
      surface: '#FFFFFF',
      tint: '#E5F2EE',
      'tint-2': '#C5E0D8',
      ink: '#14211F',
      'ink-2': '#404B49',
      line: '#DCDFDE',
      edge: '#717A78',
      brand: '#11473C',
      'brand-pressed': '#093028',
      'brand-edge': '#11473C',
      'brand-text': '#11473C',
      hero: '#11473C',
      'art-soft': '#95C7B9',
      'art-mid': '#549182',
      'art-deep': '#093028',
      toast: '#111D1C',
    });
  });

  it('E2 · the default colours become the drawn palette, dark, within what the drawing rounds', () => {
    const drawn = {
      paper: '#07110E',
      surface: '#0E1D19',
      tint: '#1B2E29',
      'tint-2': '#2A453E',
      ink: '#F2F2F2',
      'ink-2': '#AEB4B2',
      line: '#2A3734',
      brand: '#7CD1BC',
      'on-brand': '#0D1815',
      'brand-text': '#94DBC9',
      hero: '#11473C',
      'on-hero': '#FFFFFF',
    } as const;
    const { dark } = deriveTheme(lenders['dark green']);
    for (const [name, hex] of Object.entries(drawn)) {
      const [one, other] = [parseHex(dark[name as keyof typeof drawn]), parseHex(hex)];
      const apart = Math.max(...one.map((channel, i) => Math.abs(channel - (other[i] ?? 0))));
      expect(apart, `${name}: ${dark[name as keyof typeof drawn]} for ${hex}`).toBeLessThanOrEqual(1);
    }
  });

  it.each(inBothModes)('E2 · every pair of the $name lender can be read in $mode', ({ tokens }) => {
    expect(checkedPairs(tokens).filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
  });

  it.each(inBothModes)('gives every token of the $name lender in $mode as plain hex', ({ tokens }) => {
    expect(Object.keys(tokens).toSorted()).toEqual([...tokenNames].toSorted());
    for (const value of Object.values(tokens)) expect(value).toMatch(/^#[0-9A-F]{6}$/);
  });

  it('draws an edge around a pale brand, and none of its own colour is needed around a dark one', () => {
    expect(hexToOklch(deriveTheme(lenders.yellow).light['brand-edge']).l).toBeCloseTo(0.6, 2);
    expect(deriveTheme(lenders.red).light['brand-edge']).toBe('#C8102E');
  });

  it('darkens a pressed button, but never until its words fade', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (background, bgFontColor) => {
        fc.pre(contrast(background, bgFontColor) >= 4.5);
        const { light } = deriveTheme({ background, bgFontColor, fontColor: '#14211F' });
        return (
          contrast(light['on-brand'], light['brand-pressed']) >= 4.5 &&
          hexToOklch(light['brand-pressed']).l <= hexToOklch(light.brand).l
        );
      }),
    );
  });

  it('E2 · nothing derived can fail: dark text and a readable pair of brand colours are enough, whatever the hue', () => {
    fc.assert(
      fc.property(anyColour, anyColour, anyDark, (background, bgFontColor, fontColor) => {
        fc.pre(contrast(background, bgFontColor) >= 4.5);
        expect(checkTheme(deriveTheme({ background, bgFontColor, fontColor }))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
