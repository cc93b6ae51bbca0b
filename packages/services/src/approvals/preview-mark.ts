import { fingerprint } from '../commands/fingerprint.ts';
import type { ActPreview } from './act-with-two.ts';

/**
 * Stands for what somebody was shown of an act: the figures, the terms and the lines of the books. If any of them is another when they agree,
 * they have not agreed to it. Checks are not in it: that a day passed changes their words and nothing else.
 */
export function previewMark({ title, figures, terms, postings, schedule, sent }: ActPreview): string {
  return fingerprint('approval', { title, figures, terms, postings, schedule, sent }).slice(0, 32);
}
