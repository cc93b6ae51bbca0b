import type { Language, Words } from '@candor/markets';

/** Why money could not be paid out to an account, as the borrower may read it. */
export const disbursementFaults = [
  'account_is_closed',
  'account_is_unknown',
  'holder_does_not_match',
  'account_takes_no_more',
  'account_is_not_the_borrowers',
  'account_is_gone',
  'channel_gave_no_reason',
] as const;

export type DisbursementFault = (typeof disbursementFaults)[number];

const sentences: Readonly<Record<DisbursementFault, Words>> = {
  account_is_closed: {
    en: 'The account is closed.',
    zh: '该账户已关闭。',
    fil: 'Sarado na ang account.',
    hi: 'यह खाता बंद है।',
  },
  account_is_unknown: {
    en: 'The bank or wallet does not know this account number.',
    zh: '银行或钱包查不到这个账号。',
    fil: 'Hindi kilala ng bangko o wallet ang account number na ito.',
    hi: 'बैंक या वॉलेट इस खाता संख्या को नहीं जानता।',
  },
  holder_does_not_match: {
    en: 'The name on the account is another one.',
    zh: '账户户名不一致。',
    fil: 'Iba ang pangalan sa account.',
    hi: 'खाते पर नाम अलग है।',
  },
  account_takes_no_more: {
    en: 'The account can’t receive this amount now.',
    zh: '该账户目前无法收取这笔金额。',
    fil: 'Hindi matanggap ng account ang halagang ito ngayon.',
    hi: 'यह खाता अभी यह रकम नहीं ले सकता।',
  },
  account_is_not_the_borrowers: {
    en: 'The account is not in your name.',
    zh: '该账户不在您的名下。',
    fil: 'Hindi nakapangalan sa iyo ang account.',
    hi: 'यह खाता आपके नाम पर नहीं है।',
  },
  account_is_gone: {
    en: 'The account was removed from your list.',
    zh: '该账户已从您的列表中移除。',
    fil: 'Tinanggal ang account sa listahan mo.',
    hi: 'यह खाता आपकी सूची से हटा दिया गया है।',
  },
  channel_gave_no_reason: {
    en: 'The bank or wallet sent the money back and gave no reason.',
    zh: '银行或钱包退回了款项，未说明原因。',
    fil: 'Ibinalik ng bangko o wallet ang pera at walang ibinigay na dahilan.',
    hi: 'बैंक या वॉलेट ने पैसा लौटा दिया और कारण नहीं बताया।',
  },
};

export function isDisbursementFault(why: string | null): why is DisbursementFault {
  return why !== null && (disbursementFaults as readonly string[]).includes(why);
}

/** The reason in words; one that we have no words for is told as none given. */
export function disbursementFaultWords(why: string | null, language: Language): string {
  return sentences[isDisbursementFault(why) ? why : 'channel_gave_no_reason'][language];
}
