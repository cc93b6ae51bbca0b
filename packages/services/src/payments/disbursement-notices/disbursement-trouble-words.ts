import { isDisbursementFault, disbursementFaultWords } from '../../kernel/ports/disbursement-fault-texts.ts';

const concerns: Readonly<Record<string, string>> = {
  payout_has_no_account: 'It has no account to go to.',
  channel_keeps_the_failed_attempt:
    'The channel speaks only of the attempt that failed. Ask it about this one.',
  channel_lost_what_it_took: 'The channel said that it had it, and now does not know it. Ask the vendor.',
  payout_outcome_is_unknown: 'Nobody knows for too long how it ended. Ask the vendor.',
  payout_was_paid_twice: 'Two attempts were paid. Ask for one back.',
  another_attempt_is_under_way: 'One attempt was paid while another is under way. Stop the other.',
  bank_has_not_answered: 'The bank has not answered to its file.',
  no_file_was_made: 'It waits for a file, and none was made.',
  file_waits_for_release: 'Its file was prepared, and nobody has released it.',
  another_attempt_was_paid: 'Another attempt was paid: this one was stopped.',
};

const begins: readonly (readonly [string, (rest: string) => string])[] = [
  ['channel_takes_nothing: ', (rest) => `The channel takes nothing from us: ${rest}.`],
  ['channel_is_not_there: ', (rest) => `Its channel ${rest} is not set up any more.`],
];

/** What a person has to look at, in a sentence; a rule that has no words of its own is named. */
export function disbursementExceptionWords(why: string): string {
  const known = concerns[why];
  if (known !== undefined) return known;
  const [begin, words] = begins.find(([start]) => why.startsWith(start)) ?? [];
  if (begin !== undefined && words) return words(why.slice(begin.length));
  return `A rule keeps it: ${why.replaceAll('_', ' ')}.`;
}

/** Why an attempt failed, or why it is not known how it ended. */
export function disbursementWhyWords(why: string): string {
  return isDisbursementFault(why) ? disbursementFaultWords(why, 'en') : disbursementExceptionWords(why);
}
