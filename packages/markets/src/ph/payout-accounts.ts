import { payoutWords } from '../payout-accounts/payout-texts.ts';
import type { PayoutRules } from '../payout-accounts/payout-rules.ts';
import { philippineBanks, philippineWallets } from './payout-institutions.ts';

export const payoutAccounts = {
  why: payoutWords.why,
  use: payoutWords.use,
  familyNameMayBeInitial: false,
  kinds: [
    {
      kind: 'wallet',
      label: payoutWords.wallet,
      institutions: philippineWallets,
      bankCode: null,
      number: {
        pattern: /^09\d{9}$/,
        fewest: 11,
        most: 11,
        example: '09171234567',
        label: {
          en: 'Wallet’s mobile number',
          zh: '钱包绑定的手机号',
          fil: 'Mobile number ng wallet',
          hi: 'वॉलेट का मोबाइल नंबर',
        },
        hint: {
          en: '11 digits, beginning with 09. The wallet must be verified in your name.',
          zh: '11 位数字，以 09 开头。钱包须已用您的姓名完成认证。',
          fil: '11 digit, nagsisimula sa 09. Dapat verified ang wallet sa pangalan mo.',
          hi: '11 अंक, 09 से शुरू। वॉलेट आपके नाम से सत्यापित होना चाहिए।',
        },
        sentence: {
          en: 'A wallet’s number has 11 digits and begins with 09, like 0917 123 4567.',
          zh: '钱包号码为 11 位数字，以 09 开头，例如 0917 123 4567。',
          fil: 'May 11 digit ang numero ng wallet at nagsisimula sa 09, gaya ng 0917 123 4567.',
          hi: 'वॉलेट नंबर में 11 अंक होते हैं और वह 09 से शुरू होता है, जैसे 0917 123 4567।',
        },
      },
    },
    {
      kind: 'bank',
      label: payoutWords.bank,
      institutions: philippineBanks,
      bankCode: null,
      number: {
        pattern: /^\d{8,18}$/,
        fewest: 8,
        most: 18,
        example: '001234567890',
        label: payoutWords.accountNumber,
        hint: {
          en: 'On your passbook or in the bank’s app: digits only. Not the number on the card.',
          zh: '见存折或银行应用：仅数字。不是银行卡上的卡号。',
          fil: 'Nasa passbook o app ng bangko: digit lang. Hindi ang numero sa card.',
          hi: 'पासबुक या बैंक ऐप में: केवल अंक। कार्ड पर छपा नंबर नहीं।',
        },
        sentence: {
          en: 'An account number has 8 to 18 digits. It stands on your passbook or in the bank’s app.',
          zh: '账号为 8 至 18 位数字，可在存折或银行应用中找到。',
          fil: 'May 8 hanggang 18 digit ang account number. Nasa passbook o app ng bangko ito.',
          hi: 'खाता संख्या में 8 से 18 अंक होते हैं। यह पासबुक या बैंक ऐप में होती है।',
        },
      },
    },
  ],
} as const satisfies PayoutRules;
