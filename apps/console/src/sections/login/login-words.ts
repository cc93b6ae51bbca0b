import type { Fault } from '../../shell/runtime/fault.ts';
import { stretchWords } from '../../kit/words/time-words.ts';

/** "in 1 min": never less than it is. */
function waitWords(seconds: number | null): string {
  return seconds === null ? 'in a while' : `in ${stretchWords(Math.max(1, Math.ceil(seconds / 60)))}`;
}

/** What a login says of a refusal. It never tells whether an address is known. */
export function loginWords({ code, words, retryAfterSeconds }: Fault): string {
  if (code === 'staff_login_failed')
    return 'E-mail or password is wrong. After a few wrong tries from here you have to wait.';
  if (code === 'staff_code_wrong')
    return 'The code is wrong. Take the one that the app shows now; each works once.';
  if (code === 'staff_ticket_expired') return 'The first step was too long ago. Please begin again.';
  if (code === 'staff_is_locked')
    return `There were several wrong tries from here. You can try again ${waitWords(retryAfterSeconds)}; a browser in which you have logged in before is not held up.`;
  if (code === 'too_many_requests')
    return `Too many tries from here. Please try again ${waitWords(retryAfterSeconds)}.`;
  if (code === 'broken')
    return 'The server could not be reached. Nothing was counted as a try: please try again.';
  return words;
}
