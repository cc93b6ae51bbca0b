import type { Words } from '@candor/i18n';

/** What is said of transfers in every market. */
export const transferWords = {
  bank: { en: 'Bank transfer', zh: '银行转账', fil: 'Paglipat sa bangko', hi: 'बैंक ट्रांसफ़र' },
  sendTo: {
    en: 'In your bank’s app, send {amount} to {holder}, {bank}, account {number}.',
    zh: '在银行应用中，将 {amount} 转至 {holder}，{bank}，账号 {number}。',
    fil: 'Sa app ng bangko mo, magpadala ng {amount} sa {holder}, {bank}, account {number}.',
    hi: 'अपने बैंक के ऐप में {holder}, {bank}, खाता {number} को {amount} भेजें।',
  },
  writeReference: {
    en: 'Write {reference} as the message: it tells us that the money is yours.',
    zh: '附言请填写 {reference}：我们凭此知道款项是您的。',
    fil: 'Isulat ang {reference} bilang mensahe: dito namin malalaman na sa iyo ang pera.',
    hi: 'संदेश में {reference} लिखें: इसी से हमें पता चलता है कि पैसा आपका है।',
  },
  tellNumber: {
    en: 'Then tell us the number that the bank gave the transfer.',
    zh: '然后把银行给这笔转账的编号告诉我们。',
    fil: 'Pagkatapos, sabihin sa amin ang numerong ibinigay ng bangko sa transfer.',
    hi: 'फिर हमें वह नंबर बताएँ जो बैंक ने इस ट्रांसफ़र को दिया।',
  },
} as const satisfies Readonly<Record<string, Words>>;
