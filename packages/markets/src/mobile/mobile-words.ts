import type { Words } from '@candor/i18n';

/** What a page says of the market's mobile numbers. */
export interface MobileWords {
  /** What one looks like. */
  readonly hint: Words;
  /** Of a number of another country, which is the {text}. */
  readonly foreign: Words;
}
