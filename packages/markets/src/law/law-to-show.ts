import { confirmWithCounsel } from './limit.ts';

/** A citation as a borrower reads it: the note to the lender's counsel is not for them. */
export function lawToShow(law: string): string {
  return law.replace(confirmWithCounsel, '').trimEnd();
}
