import type { PayoutRules } from '../payout-accounts/payout-rules.ts';
import { payoutWords } from '../payout-accounts/payout-texts.ts';
import { bankOfIfsc } from './bank-of-ifsc.ts';

/** Bank accounts alone: a prepaid wallet here can't be paid a loan (RBI Digital Lending Directions, 2025: to the borrower's bank account). */
export const payoutAccounts = {
  why: payoutWords.why,
  use: payoutWords.use,
  familyNameMayBeInitial: true,
  kinds: [
    {
      kind: 'bank',
      label: payoutWords.bank,
      institutions: [],
      bankCode: {
        pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/,
        length: 11,
        example: 'HDFC0000001',
        label: { en: 'IFSC', zh: 'IFSC 代码', fil: 'IFSC', hi: 'IFSC कोड' },
        malformed: {
          en: 'An IFSC has four letters, a zero and six more characters, like HDFC0000001. It stands on your passbook and cheques.',
          zh: 'IFSC 由四个字母、一个零和六个字符组成，例如 HDFC0000001。可在存折和支票上找到。',
          fil: 'Ang IFSC ay apat na letra, isang zero at anim pang character, gaya ng HDFC0000001. Nasa passbook at tseke ito.',
          hi: 'IFSC में चार अक्षर, एक शून्य और छह वर्ण होते हैं, जैसे HDFC0000001। यह पासबुक और चेक पर होता है।',
        },
        unknown: {
          en: 'No bank has an IFSC that begins like this. Please compare it with your passbook.',
          zh: '没有银行的 IFSC 以此开头。请与存折核对。',
          fil: 'Walang bangkong may IFSC na ganito ang simula. Ihambing sa passbook mo.',
          hi: 'किसी बैंक का IFSC ऐसे शुरू नहीं होता। कृपया पासबुक से मिलाएँ।',
        },
        find: bankOfIfsc,
      },
      number: {
        pattern: /^\d{9,18}$/,
        fewest: 9,
        most: 18,
        example: '50100123456789',
        label: payoutWords.accountNumber,
        hint: {
          en: 'On your passbook or in the bank’s app: 9 to 18 digits. Not the number on the card.',
          zh: '见存折或银行应用：9 至 18 位数字。不是银行卡上的卡号。',
          fil: 'Nasa passbook o app ng bangko: 9 hanggang 18 digit. Hindi ang numero sa card.',
          hi: 'पासबुक या बैंक ऐप में: 9 से 18 अंक। कार्ड पर छपा नंबर नहीं।',
        },
        sentence: {
          en: 'An account number has 9 to 18 digits. It stands on your passbook or in the bank’s app.',
          zh: '账号为 9 至 18 位数字，可在存折或银行应用中找到。',
          fil: 'May 9 hanggang 18 digit ang account number. Nasa passbook o app ng bangko ito.',
          hi: 'खाता संख्या में 9 से 18 अंक होते हैं। यह पासबुक या बैंक ऐप में होती है।',
        },
      },
    },
  ],
} as const satisfies PayoutRules;
