import type { PersonSeal } from '../../kernel/person-seal.ts';

/** What was written is bound to its row: copied into another, it does not open. */
export const saidAbout = (messageId: string) => `complaint-message:${messageId}`;
export const notedAbout = (noteId: string) => `complaint-note:${noteId}`;
export const draftAbout = (borrowerId: string, about: string) => `complaint-draft:${about}:${borrowerId}`;
export const scoredAbout = (complaintId: string) => `complaint-score:${complaintId}`;

/** Empty once the law no longer wanted it kept. */
export function openSaid(
  seal: PersonSeal,
  { id, sealed }: { readonly id: string; readonly sealed: string | null },
): string {
  return sealed === null ? '' : seal.open(sealed, saidAbout(id));
}

/** What was said with a score; null where nothing was, or it is no longer kept. */
export function openScore(
  seal: PersonSeal,
  { id, scoreSealed }: { readonly id: string; readonly scoreSealed: string | null },
): string | null {
  return scoreSealed === null ? null : seal.open(scoreSealed, scoredAbout(id));
}
