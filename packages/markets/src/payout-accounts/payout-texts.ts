import type { Words } from '@candor/i18n';

/** What is said of payout accounts in every market. */
export const payoutWords = {
  why: {
    en: 'The loan is paid to an account in your own name, and to no other.',
    zh: '贷款只会打入您本人名下的账户。',
    fil: 'Sa account na nasa pangalan mo lang ipapadala ang loan.',
    hi: 'ऋण का पैसा केवल आपके अपने नाम के खाते में भेजा जाता है।',
  },
  use: {
    en: 'The number is kept encrypted and given only to the bank or wallet that carries the money. We never take money from this account by ourselves.',
    zh: '账号会加密保存，只提供给为您转账的银行或电子钱包。我们绝不会自行从此账户扣款。',
    fil: 'Naka-encrypt ang numero at ibinibigay lang sa bangko o wallet na maghahatid ng pera. Hindi kami kusang kumukuha ng pera sa account na ito.',
    hi: 'नंबर एन्क्रिप्ट करके रखा जाता है और केवल पैसा पहुँचाने वाले बैंक या वॉलेट को दिया जाता है। हम इस खाते से ख़ुद कभी पैसा नहीं लेते।',
  },
  bank: { en: 'Bank account', zh: '银行账户', fil: 'Account sa bangko', hi: 'बैंक खाता' },
  wallet: { en: 'E-wallet', zh: '电子钱包', fil: 'E-wallet', hi: 'ई-वॉलेट' },
  accountNumber: { en: 'Account number', zh: '账号', fil: 'Numero ng account', hi: 'खाता संख्या' },
  chooseInstitution: {
    en: 'Choose the bank or wallet from the list.',
    zh: '请从列表中选择银行或电子钱包。',
    fil: 'Pumili ng bangko o wallet mula sa listahan.',
    hi: 'सूची से बैंक या वॉलेट चुनें।',
  },
  kindIsNotOffered: {
    en: 'Choose one of the kinds of account shown.',
    zh: '请选择所列的账户类型之一。',
    fil: 'Pumili sa mga uri ng account na ipinapakita.',
    hi: 'दिखाए गए खाता प्रकारों में से एक चुनें।',
  },
  holderIsMissing: {
    en: 'Type the holder’s name as the bank has it.',
    zh: '请按银行登记的姓名填写户名。',
    fil: 'I-type ang pangalan ng may-ari ayon sa bangko.',
    hi: 'खाताधारक का नाम वैसे लिखें जैसे बैंक में है।',
  },
} as const satisfies Readonly<Record<string, Words>>;
