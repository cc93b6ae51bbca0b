import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import type { ActPreview } from '../../kernel/acts/approvable-act.ts';
import { keptChange } from './kept-change.ts';

/**
 * Stands for what somebody was shown of an act: the figures, the terms, the payees and every line of the
 * books. If any of them is another when they agree, they have not agreed to it. Checks are not in it: that a
 * day passed changes their words and nothing else.
 */
export function previewMark(preview: ActPreview): string {
  const { title, figures, terms, postings, entries, later, attachments, payees, leftOut, schedule, sent } =
    preview;
  const shown = {
    title,
    figures: figures.map(keptChange),
    terms: terms.map(keptChange),
    postings,
    entries,
    later,
    attachments,
    payees,
    leftOut,
    schedule,
    sent,
  };
  return fingerprint('approval', shown).slice(0, 32);
}
