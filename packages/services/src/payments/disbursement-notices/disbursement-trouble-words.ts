import { isDisbursementFault, disbursementFaultWords } from '../../kernel/ports/disbursement-fault-texts.ts';

const concerns: Readonly<Record<string, string>> = {
  payout_has_no_account: 'No account on record.',
  channel_keeps_the_failed_attempt:
    'The channel reports only the failed attempt. Ask the vendor about this one.',
  channel_lost_what_it_took: 'The channel confirmed receipt and now does not find it. Ask the vendor.',
  payout_outcome_is_unknown: 'The outcome has been unknown for too long. Ask the vendor.',
  payout_was_paid_twice: 'Two attempts were paid. Recover one of them.',
  another_attempt_is_under_way: 'One attempt was paid while another is under way. Stop the other.',
  bank_has_not_answered: 'No bank result for its file yet.',
  no_file_was_made: 'Waiting for a disbursement file; none was created.',
  file_waits_for_release: 'Its file is waiting for release.',
  another_attempt_was_paid: 'Another attempt was paid: this one was stopped.',
};

const begins: readonly (readonly [string, (rest: string) => string])[] = [
  ['channel_takes_nothing: ', (rest) => `The channel is not accepting requests: ${rest}.`],
  ['channel_is_not_there: ', (rest) => `Its channel ${rest} is not set up any more.`],
];

/** What a person has to look at, in a sentence; a rule that has no words of its own is named. */
export function disbursementExceptionWords(why: string): string {
  const known = concerns[why];
  if (known !== undefined) return known;
  const [begin, words] = begins.find(([start]) => why.startsWith(start)) ?? [];
  if (begin !== undefined && words) return words(why.slice(begin.length));
  return `Blocked by a rule: ${why.replaceAll('_', ' ')}.`;
}

/** Why an attempt failed, or why it is not known how it ended. */
export function disbursementWhyWords(why: string): string {
  return isDisbursementFault(why) ? disbursementFaultWords(why, 'en') : disbursementExceptionWords(why);
}
