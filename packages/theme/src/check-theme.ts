import { contrast } from './contrast.ts';
import type { LenderColours, Mode, Theme, TokenName, Tokens } from './tokens.ts';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for the edge that shows where a control is. */
const TEXT = 4.5;
const EDGE = 3;

interface PairRule {
  readonly mark: TokenName;
  readonly ground: TokenName;
  readonly needed: number;
  /** What a person sees there, so that a report can be understood without knowing the tokens. */
  readonly what: string;
  /** The lender's setting that this pair mostly depends on. */
  readonly setting: keyof LenderColours;
}

export interface CheckedPair {
  readonly rule: PairRule;
  /** e.g. `on-brand on brand` */
  readonly name: string;
  readonly ratio: number;
  readonly needed: number;
}

export interface ThemeFault {
  readonly mode: Mode;
  readonly pair: CheckedPair;
  readonly sentence: string;
}

const pairRules: readonly PairRule[] = [
  ...text('ink', ['paper', 'surface', 'tint', 'tint-2', 'good-bg', 'warn-bg', 'bad-bg'], 'text', 'fontColor'),
  ...text('ink-2', ['paper', 'surface', 'tint', 'tint-2'], 'second lines', 'fontColor'),
  ...text('on-brand', ['brand', 'brand-pressed'], 'the words on a button', 'bgFontColor'),
  ...text('brand-text', ['paper', 'surface', 'tint'], 'links and chosen items', 'background'),
  ...text('on-hero', ['hero'], 'the words on the hero', 'bgFontColor'),
  ...text('good', ['good-bg', 'paper', 'surface'], 'good news', 'background'),
  ...text('warn', ['warn-bg', 'paper', 'surface'], 'warnings', 'background'),
  ...text('bad', ['bad-bg', 'paper', 'surface'], 'error sentences', 'background'),
  ...text('on-toast', ['toast'], 'the words on a toast', 'fontColor'),
  ...edge('bad-on-hero', ['hero'], 'what is overdue on the hero', 'background'),
  ...edge('edge', ['paper', 'surface'], 'field borders', 'fontColor'),
  ...edge('brand-edge', ['paper', 'surface'], 'the edge of a button', 'background'),
];

/** Every pair of colours that the look puts on each other, with its ratio. */
export function checkedPairs(tokens: Tokens): CheckedPair[] {
  return pairRules.map((rule) => ({
    rule,
    name: `${rule.mark} on ${rule.ground}`,
    ratio: contrast(tokens[rule.mark], tokens[rule.ground]),
    needed: rule.needed,
  }));
}

/**
 * The pairs that can't be read, each in a sentence that says what to change. Empty for a theme that may be
 * used.
 */
export function checkTheme(theme: Theme): ThemeFault[] {
  return (['light', 'dark'] as const).flatMap((mode) =>
    checkedPairs(theme[mode])
      .filter((pair) => pair.ratio < pair.needed)
      .map((pair) => ({ mode, pair, sentence: sentenceFor(pair, theme[mode], mode) })),
  );
}

function sentenceFor({ rule, ...pair }: CheckedPair, tokens: Tokens, mode: Mode): string {
  // Rounded down, so that 4.499 is never reported as "4.50, 4.5 is needed".
  const ratio = (Math.floor(pair.ratio * 100) / 100).toFixed(2);
  return (
    `In ${mode} mode ${rule.what} can't be read: ${tokens[rule.mark]} on ${tokens[rule.ground]} ` +
    `has a contrast of ${ratio}, ${rule.needed} is needed. ${hints[rule.setting]}`
  );
}

const hints: Record<keyof LenderColours, string> = {
  background: 'Choose a darker or more neutral brand colour.',
  bgFontColor:
    'Choose a text colour further from the brand colour: white on a dark one, near-black on a light one.',
  fontColor: 'Choose a darker text colour, for example #14211F.',
};

function text(
  mark: TokenName,
  grounds: readonly TokenName[],
  what: string,
  setting: keyof LenderColours,
): PairRule[] {
  return grounds.map((ground) => ({ mark, ground, needed: TEXT, what, setting }));
}

function edge(
  mark: TokenName,
  grounds: readonly TokenName[],
  what: string,
  setting: keyof LenderColours,
): PairRule[] {
  return grounds.map((ground) => ({ mark, ground, needed: EDGE, what, setting }));
}
