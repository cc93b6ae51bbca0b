export { checkTheme, checkedPairs } from './check-theme.ts';
export type { CheckedPair, ThemeFault } from './check-theme.ts';
export { contrast } from './contrast.ts';
export { deriveTheme } from './derive-theme.ts';
export { isHex } from './oklch.ts';
export { themeCss } from './theme-css.ts';
export { tokenNames } from './tokens.ts';
export type { LenderColours, Mode, Theme, TokenName, Tokens } from './tokens.ts';
