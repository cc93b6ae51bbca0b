import type { PersonSeal } from '../../kernel/person-seal.ts';

/** What was written is bound to its row: copied into another, it does not open. */
export const saidAbout = (messageId: string) => `complaint-message:${messageId}`;
export const notedAbout = (noteId: string) => `complaint-note:${noteId}`;
export const draftAbout = (borrowerId: string, about: string) => `complaint-draft:${about}:${borrowerId}`;
export const complainantAbout = (complaintId: string) => `complaint-complainant:${complaintId}`;
export const scoredAbout = (complaintId: string) => `complaint-score:${complaintId}`;

/** Empty once the law no longer wanted it kept. */
export function openSaid(
  seal: PersonSeal,
  { id, sealed }: { readonly id: string; readonly sealed: string | null },
): string {
  return sealed === null ? '' : seal.open(sealed, saidAbout(id));
}

/** Who complained and is no borrower; both null once the law no longer wanted them kept. */
export function openComplainant(
  seal: PersonSeal,
  complaintId: string,
  sealed: string | null | undefined,
): { readonly name: string | null; readonly contact: string | null } {
  if (!sealed) return { name: null, contact: null };
  return JSON.parse(seal.open(sealed, complainantAbout(complaintId))) as { name: string; contact: string };
}

/** What was said with a score; null where nothing was, or it is no longer kept. */
export function openScore(
  seal: PersonSeal,
  { id, scoreSealed }: { readonly id: string; readonly scoreSealed: string | null },
): string | null {
  return scoreSealed === null ? null : seal.open(scoreSealed, scoredAbout(id));
}
