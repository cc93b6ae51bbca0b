import { defineTexts, type Language } from '@candor/i18n';
import translations from './disbursement-fault-texts.json' with { type: 'json' };

const faults = {
  account_is_closed: 'The account is closed.',
  account_is_unknown: 'The bank or wallet does not recognise this account number.',
  holder_does_not_match: 'The account has another name.',
  account_takes_no_more: 'The account can’t receive this amount now.',
  account_is_not_the_borrowers: 'The account is not in your name.',
  account_is_gone: 'The account was removed from your list.',
  channel_gave_no_reason: 'The bank or wallet sent the money back and gave no reason.',
} as const;

const faultTexts = defineTexts(faults, translations);

/** Why money could not be paid out to an account, as the borrower may read it. */
export type DisbursementFault = keyof typeof faults;

export const disbursementFaults = Object.keys(faults) as readonly DisbursementFault[];

export function isDisbursementFault(why: string | null): why is DisbursementFault {
  return why !== null && faultTexts.has(why);
}

/** The reason in words; one that we have no words for is told as none given. */
export function disbursementFaultWords(why: string | null, language: Language): string {
  return faultTexts(language)(isDisbursementFault(why) ? why : 'channel_gave_no_reason');
}
