import { describe, expect, it } from 'vitest';
import { checkTheme } from './check-theme.ts';
import { contrast } from './contrast.ts';
import { deriveTheme } from './derive-theme.ts';

const readable = { background: '#11473C', bgFontColor: '#FFFFFF', fontColor: '#14211F' };

describe('the check of a theme', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#000', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#11473C', '#11473C', 1],
  ])('contrast of %s and %s is WCAG’s', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it('E2 · grey words on a grey button are reported by name, with the ratio and what to change', () => {
    const faults = checkTheme(deriveTheme({ ...readable, background: '#777', bgFontColor: '#888' }));
    expect(faults.map(({ mode, pair }) => `${mode}: ${pair.name}`)).toEqual([
      'light: on-brand on brand',
      'light: on-brand on brand-pressed',
      'light: on-hero on hero',
    ]);
    expect(faults[0]?.sentence).toBe(
      "In light mode the words on a button can't be read: #888888 on #777777 has a contrast of " +
        '1.26, 4.5 is needed. Choose a text colour further from the brand colour: white on a dark one, near-black on a light one.',
    );
  });

  it('E2 · a pale text colour is reported for every ground it stands on, and for the field borders made of it', () => {
    const faults = checkTheme(deriveTheme({ ...readable, fontColor: '#999999' }));
    const names = faults.map(({ pair }) => pair.name);
    expect(names).toContain('ink on paper');
    expect(names).toContain('ink-2 on tint-2');
    expect(names).toContain('edge on surface');
    expect(
      faults.every(({ sentence }) => sentence.endsWith('Choose a darker text colour, for example #14211F.')),
    ).toBe(true);
  });

  it('E2 · a readable theme has no faults', () => {
    expect(checkTheme(deriveTheme(readable))).toEqual([]);
  });

  it('E2 · what is overdue stands out from the hero of every lender, whose own colours alone can fail', () => {
    for (let grey = 0; grey <= 255; grey += 5) {
      const background = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
      const names = checkTheme(deriveTheme({ ...readable, background })).map(({ pair }) => pair.name);
      expect(names).not.toContain('bad-on-hero on hero');
    }
    expect(deriveTheme(readable).light['bad-on-hero']).toBe('#FF9C8F');
  });

  it('never rounds a failing ratio up to the one that is needed', () => {
    const [fault] = checkTheme(deriveTheme({ ...readable, background: '#777777' }));
    expect(fault?.pair.ratio).toBeGreaterThan(4.47);
    expect(fault?.sentence).toContain('has a contrast of 4.47, 4.5 is needed');
  });
});
