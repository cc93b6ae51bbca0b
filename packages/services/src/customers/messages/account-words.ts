import type { Words } from '@candor/markets';

const title: Words = {
  en: 'A payout account was added',
  zh: '已添加收款账户',
  fil: 'May nadagdag na account',
  hi: 'भुगतान खाता जोड़ा गया',
};

/** So that an account which a stranger added does not go unnoticed. */
export function accountWords(
  bank: string,
  masked: string,
): { kind: 'account-added'; channel: 'inbox'; title: Words; body: Words } {
  return {
    kind: 'account-added',
    channel: 'inbox',
    title,
    body: {
      en: `${bank} ${masked}. If that was not you, remove it and log out everywhere.`,
      zh: `${bank} ${masked}。如果不是您本人操作，请移除该账户并退出所有设备的登录。`,
      fil: `${bank} ${masked}. Kung hindi ikaw iyon, alisin ito at mag-log out sa lahat.`,
      hi: `${bank} ${masked}। अगर वह आप नहीं थे, तो इसे हटाएँ और हर जगह से लॉग आउट करें।`,
    },
  };
}
