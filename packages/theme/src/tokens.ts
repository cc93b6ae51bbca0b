/**
 * The names that every screen and drawing paints with, in the order they are written into the style sheet.
 */
export const tokenNames = [
  'paper',
  'surface',
  'tint',
  'tint-2',
  'ink',
  'ink-2',
  'line',
  'edge',
  'brand',
  'on-brand',
  'brand-pressed',
  'brand-edge',
  'brand-text',
  'hero',
  'on-hero',
  'hero-edge',
  'good',
  'good-bg',
  'warn',
  'warn-bg',
  'bad',
  'bad-bg',
  'bad-on-hero',
  'coin',
  'coin-2',
  'coin-3',
  'art-soft',
  'art-mid',
  'art-deep',
  'toast',
  'on-toast',
] as const;

export type TokenName = (typeof tokenNames)[number];

/** Every value is `#RRGGBB`. */
export type Tokens = Readonly<Record<TokenName, string>>;

export type Mode = 'light' | 'dark';

export type Theme = Readonly<Record<Mode, Tokens>>;

/** What a lender chooses; the rest is computed. */
export interface LenderColours {
  readonly background: string;
  readonly bgFontColor: string;
  readonly fontColor: string;
}
