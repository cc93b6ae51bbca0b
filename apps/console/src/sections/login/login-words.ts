import type { Fault } from '../../shell/runtime/fault.ts';
import { stretchWords } from '../../kit/words/time-words.ts';

/** "in 1 min": never less than it is. */
function waitWords(seconds: number | null): string {
  return seconds === null ? 'in a while' : `in ${stretchWords(Math.max(1, Math.ceil(seconds / 60)))}`;
}

/** What a login says of a refusal. It never tells whether an address is known. */
export function loginWords({ code, words, retryAfterSeconds }: Fault): string {
  if (code === 'staff_login_failed')
    return 'Wrong e-mail or password. After several failed attempts you have to wait.';
  if (code === 'staff_code_wrong') return 'Wrong code. Enter the code the app shows now; each works once.';
  if (code === 'staff_ticket_expired') return 'Your login timed out. Please start again.';
  if (code === 'staff_is_locked')
    return `Too many failed attempts from here. Try again ${waitWords(retryAfterSeconds)}, or use a browser in which you have logged in before.`;
  if (code === 'too_many_requests')
    return `Too many attempts from here. Please try again ${waitWords(retryAfterSeconds)}.`;
  if (code === 'broken')
    return 'The server could not be reached. This did not count as an attempt: please try again.';
  return words;
}
