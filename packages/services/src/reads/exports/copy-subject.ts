import { isNameOfLoan } from '../audit/read-trail.ts';
import type { ListAsked } from '../lists/list-asked.ts';

/** What asking for a copy is filed under. What is no loan’s name may be somebody’s: it is not kept. */
export function copySubject(asked: ListAsked): string {
  if (asked.list === 'audit') return 'audit';
  if (asked.list !== 'trail') return `list:${asked.list}`;
  return `trail:${isNameOfLoan(asked.loan) ? asked.loan.trim() : 'unknown'}`;
}
