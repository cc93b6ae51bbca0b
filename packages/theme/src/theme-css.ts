import { tokenNames } from './tokens.ts';
import type { Theme, Tokens } from './tokens.ts';

/**
 * The theme as one small style sheet: light by default, dark where the reader's system asks for it, and
 * `data-theme="light|dark"` on any element overrides both. Safe to inline: it holds only what deriveTheme
 * computed.
 */
export function themeCss({ light, dark }: Theme): string {
  const lightRules = `color-scheme:light;${declarations(light)}`;
  // A value that is the same in both modes is inherited rather than sent three times.
  const darkRules = `color-scheme:dark;${declarations(dark, light)}`;
  return (
    `:root,[data-theme=light]{${lightRules}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkRules}}}` +
    `[data-theme=dark]{${darkRules}}`
  );
}

function declarations(tokens: Tokens, inherited?: Tokens): string {
  return tokenNames
    .filter((name) => tokens[name] !== inherited?.[name])
    .map((name) => `--${name}:${short(tokens[name])}`)
    .join(';');
}

function short(hex: string): string {
  return hex.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}
