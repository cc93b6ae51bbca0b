import { describe, expect, it } from 'vitest';
import { deriveTheme } from './derive-theme.ts';
import { themeCss } from './theme-css.ts';
import { tokenNames } from './tokens.ts';

const theme = deriveTheme({ background: '#11473C', bgFontColor: '#FFFFFF', fontColor: '#14211F' });
const css = themeCss(theme);

/** What an element would see, by the cascade: later and more specific rules last. */
const block = (selector: string) => css.slice(css.indexOf(`${selector}{`)).match(/\{([^{}]*)\}/)?.[1] ?? '';

describe('the theme as a style sheet', () => {
  it('sets every token on the root, in light', () => {
    for (const name of tokenNames) {
      expect(block(':root,[data-theme=light]')).toMatch(new RegExp(`(?:^|;)--${name}:#[0-9a-f]{3,6}(?:;|$)`));
    }
  });

  it('follows a system that asks for dark, unless light was chosen', () => {
    expect(css).toContain(
      '@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;',
    );
    expect(block(':root:not([data-theme=light])')).toContain('--paper:#07110e');
  });

  it('obeys a choice of dark whatever the system says', () => {
    expect(block('[data-theme=dark]')).toBe(block(':root:not([data-theme=light])'));
  });

  it('repeats in dark every token that differs there, and no other', () => {
    const differing = tokenNames.filter((name) => theme.light[name] !== theme.dark[name]);
    const named = [...block('[data-theme=dark]').matchAll(/--([\w-]+):/g)].map(([, name]) => name);
    expect(named).toEqual(differing);
  });

  it('holds nothing but declarations, so it can be inlined', () => {
    expect(css).toMatch(/^[\w\s:;,.#()[\]{}=@-]+$/);
    expect(css.length).toBeLessThan(1500);
  });
});
