import type { Language, Words } from '@candor/i18n';

/** How a borrower goes to the regulator, in words. */
export interface RegulatorWords {
  readonly mayGoNow: Words;
  /** Until that day; null where there is no waiting. */
  readonly mayGoLater: ((language: Language, day: string) => string) | null;
  /** How to go there, step by step. */
  readonly howTo: readonly Words[];
}
