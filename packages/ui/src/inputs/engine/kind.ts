/**
 * What differs between a phone number, a card, a number, a code and an amount, as data and pure functions.
 * The engine knows only this: which characters count, what an arriving text means, and where gaps are
 * painted.
 */
export type Kind = {
  /** The one character that gaps are painted with. It is never part of the value. */
  readonly gap: string;
  /** Which significant characters have a gap painted before them, ascending. */
  readonly gapsBefore: (text: string) => readonly number[];
  /** Typed, pasted, dropped, dictated or filled in: a text that arrives is read the same way. */
  readonly read: (incoming: string) => Reading;
  /** Puts a fragment between what stays. Amounts have rules about zeros; all other kinds simply join. */
  readonly join: (before: string, fragment: string, after: string) => Joined;
  /** Why the whole text can't stand with the fragment in it; nothing when it can. */
  readonly fault: (text: string, arrival: Arrival) => Refusal | undefined;
};

export type Joined = { readonly text: string; readonly caret: number };

export type Arrival = { readonly incoming: string; readonly fragment: string };

export type Reading =
  | { readonly fragment: string; readonly say?: undefined }
  | { readonly fragment?: undefined; readonly say: Say };

/** A closed list: a new code doesn't compile until every language has words for it. */
type Refusal =
  | { readonly code: 'not_a_digit'; readonly text: string }
  | { readonly code: 'full'; readonly max: number }
  | { readonly code: 'too_long'; readonly text: string; readonly count: number; readonly max: number }
  | { readonly code: 'foreign_number'; readonly text: string; readonly foreign?: string }
  | { readonly code: 'several_numbers'; readonly text: string }
  | { readonly code: 'comma' }
  | { readonly code: 'second_point' }
  | { readonly code: 'too_many_decimals'; readonly max: number }
  | { readonly code: 'not_an_amount'; readonly text: string };

/** A text with more than one meaning is never guessed: whoever put it there chooses. */
type Question = {
  readonly code: 'ambiguous_amount';
  readonly text: string;
  readonly readings: readonly string[];
};

export type Say = Refusal | Question;
