import type { Words } from '@candor/i18n';

/** How a borrower goes to the regulator, in words. */
export interface RegulatorWords {
  readonly mayGoNow: Words;
  /** Until then, with {day}; null where there is no waiting. */
  readonly mayGoLater: Words | null;
  /** How to go there, step by step. */
  readonly howTo: readonly Words[];
}
