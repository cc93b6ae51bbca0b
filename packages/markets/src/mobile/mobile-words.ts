import type { Words } from '../privacy/privacy-rules.ts';

/** What a page says of the market's mobile numbers. */
export interface MobileWords {
  /** What one looks like. */
  readonly hint: Words;
  /** Of a number of another country, which is the {text}. */
  readonly foreign: Words;
}
