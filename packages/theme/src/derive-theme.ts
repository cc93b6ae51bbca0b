import { contrast } from './contrast.ts';
import { hexToOklch, mix, oklchToHex, parseHex } from './oklch.ts';
import type { LenderColours, Theme, Tokens } from './tokens.ts';

/**
 * Three colours of a lender become every colour of the interface, light and dark.
 *
 * Example (#11473C, #FFFFFF, #14211F), light → dark:
 *   paper #F3F8F7 → #07110E · tint #E5F2EE → #1B2E29 · brand #11473C → #7CD1BC · ink #14211F → #F2F2F2
 *
 * The lightness steps are the look's; what a lender may not be able to judge (a pressed button, the text on a
 * lightened hero) is kept readable here, so that only his own three colours can fail the check.
 */
export function deriveTheme(colours: LenderColours): Theme {
  const given = {
    background: normal(colours.background),
    bgFontColor: normal(colours.bgFontColor),
    fontColor: normal(colours.fontColor),
  };
  return { light: deriveLight(given), dark: deriveDark(given) };
}

const WHITE = '#FFFFFF';
const BLACK = '#000000';
const NEAR_BLACK = '#0B0D0D';
const READABLE = 4.5;
const SEEN = 3;
const DARK_RED = '#AE2318';
const LIGHT_RED = '#FF9C8F';

/**
 * Money in drawings and cost bars, never text; the same for every lender, so that a coin is always a coin.
 */
const coins = { coin: '#F6BC48', 'coin-2': '#DE9A24', 'coin-3': '#B4740F' } as const;

function deriveLight({ background, bgFontColor, fontColor }: LenderColours): Tokens {
  const { c, h } = hexToOklch(background);
  const brandEdge = atMost(background, 0.6);
  return {
    paper: oklchToHex({ l: 0.975, c: Math.min(0.1 * c, 0.011), h }),
    surface: WHITE,
    tint: oklchToHex({ l: 0.95, c: Math.min(0.24 * c, 0.034), h }),
    'tint-2': oklchToHex({ l: 0.885, c: Math.min(0.52 * c, 0.07), h }),
    ink: fontColor,
    'ink-2': mix(fontColor, 0.78, WHITE),
    line: mix(fontColor, 0.13, WHITE),
    edge: mix(fontColor, 0.56, WHITE),
    brand: background,
    'on-brand': bgFontColor,
    'brand-pressed': darkenWhileReadable(background, 0.22, bgFontColor),
    'brand-edge': brandEdge,
    'brand-text': atMost(background, 0.43),
    hero: background,
    'on-hero': bgFontColor,
    'hero-edge': brandEdge,
    good: '#126B3F',
    'good-bg': '#E4F4EA',
    warn: '#7A4B00',
    'warn-bg': '#FFF1D2',
    bad: DARK_RED,
    'bad-bg': '#FDEBE8',
    'bad-on-hero': badOn(background),
    ...coins,
    ...art(background),
    toast: nearBlack(fontColor, 0.22),
    'on-toast': WHITE,
  };
}

function deriveDark({ background, bgFontColor, fontColor }: LenderColours): Tokens {
  const { l, c, h } = hexToOklch(background);
  const surface = oklchToHex({ l: 0.215, c: Math.min(0.36 * c, 0.022), h });
  const brand = oklchToHex({ l: Math.max(l, 0.8), c: Math.min(1.5 * c, 0.12), h });
  const brandText = oklchToHex({ l: Math.max(l, 0.84), c: Math.min(1.3 * c, 0.12), h });
  const tint2 = mix(brandText, 0.24, surface);
  const onBrand = mix(background, 0.2, NEAR_BLACK);
  const hero = oklchToHex({ l: Math.min(0.8, Math.max(0.36, l)), c, h });
  return {
    paper: oklchToHex({ l: 0.165, c: Math.min(0.28 * c, 0.016), h }),
    surface,
    tint: mix(brandText, 0.11, surface),
    'tint-2': tint2,
    ink: mix(WHITE, 0.95, fontColor),
    'ink-2': lightenUntilReadable(surface, 0.7, tint2),
    line: mix(WHITE, 0.14, surface),
    edge: mix(WHITE, 0.52, surface),
    brand,
    'on-brand': onBrand,
    'brand-pressed': darkenWhileReadable(brand, 0.12, onBrand),
    // No edge in the dark, where the brand is always light: an edge of the fill's own colour doesn't show.
    'brand-edge': brand,
    'brand-text': brandText,
    hero,
    'on-hero': readableOn(hero, bgFontColor),
    'hero-edge': hero,
    good: '#7FD8A4',
    'good-bg': '#12301F',
    warn: '#F6C667',
    'warn-bg': '#33270C',
    bad: LIGHT_RED,
    'bad-bg': '#3B1713',
    'bad-on-hero': badOn(hero),
    ...coins,
    ...art(background),
    // On a near-black page a near-black toast would vanish, so it is raised above the surface.
    toast: nearBlack(fontColor, 0.3),
    'on-toast': WHITE,
  };
}

/**
 * Drawings use a pale, a middle and a deep tone of the lender's colour, in the dark as well: they are
 * pictures.
 */
function art(background: string): Pick<Tokens, 'art-soft' | 'art-mid' | 'art-deep'> {
  const { c, h } = hexToOklch(background);
  return {
    'art-soft': oklchToHex({ l: 0.79, c: 0.95 * c, h }),
    'art-mid': oklchToHex({ l: 0.61, c: 1.15 * c, h }),
    'art-deep': mix(background, 0.78, BLACK),
  };
}

function normal(hex: string): string {
  return `#${parseHex(hex)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`.toUpperCase();
}

function atMost(hex: string, lightness: number): string {
  const colour = hexToOklch(hex);
  return colour.l <= lightness ? hex : oklchToHex({ ...colour, l: lightness });
}

function nearBlack(hex: string, lightness: number): string {
  const { c, h } = hexToOklch(hex);
  return oklchToHex({ l: lightness, c: Math.min(c, 0.02), h });
}

/** Dark text on a mid-tone button loses contrast as the fill darkens: then it darkens less. */
function darkenWhileReadable(fill: string, share: number, text: string): string {
  for (let part = share; part > 0; part -= 0.02) {
    const darker = mix(BLACK, part, fill);
    if (contrast(text, darker) >= READABLE) return darker;
  }
  return fill;
}

/** A very light brand makes a light tint, on which the usual second ink would just miss. */
function lightenUntilReadable(surface: string, share: number, ground: string): string {
  const lighter = mix(WHITE, share, surface);
  return contrast(lighter, ground) >= READABLE || share >= 1
    ? lighter
    : lightenUntilReadable(surface, share + 0.02, ground);
}

/**
 * Overdue on the hero: of the two reds the one that stands out more. On a middle tone neither reaches 3: then
 * it goes on towards white or black until it does, as one of them always can.
 */
function badOn(hero: string): string {
  const isLight = contrast(LIGHT_RED, hero) >= contrast(DARK_RED, hero);
  const [red, towards] = isLight ? [LIGHT_RED, WHITE] : [DARK_RED, BLACK];
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(towards, share, red);
    if (contrast(mixed, hero) >= SEEN) return mixed;
  }
  return towards;
}

/** One of white and black always reaches 4.58, whatever the fill. */
function readableOn(fill: string, wanted: string): string {
  return [wanted, WHITE].find((text) => contrast(text, fill) >= READABLE) ?? BLACK;
}
