import { stretchWords } from '../../kit/words/time-words.ts';
import type { Fault } from '../runtime/fault.ts';

/** What the sheet says of a refusal: it counts as at the login, and nothing is lost by it. */
export function confirmWords({ code, words, retryAfterSeconds }: Fault): string {
  if (code === 'confirmation_is_wrong')
    return 'Wrong code, or one that was used. Enter the code the app shows now; nothing was done yet.';
  if (code === 'staff_is_locked') {
    const wait = stretchWords(Math.max(1, Math.ceil((retryAfterSeconds ?? 60) / 60)));
    return `Too many wrong codes. Try again in ${wait}; nothing was done, and what you typed is kept.`;
  }
  if (code === 'broken')
    return 'The server could not be reached. This did not count as an attempt: please try again.';
  return words;
}
