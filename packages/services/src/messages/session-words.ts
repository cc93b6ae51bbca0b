import type { Words } from '@candor/markets';

const title: Words = {
  en: 'You logged in',
  zh: '您已登录',
  fil: 'Nag-log in ka',
  hi: 'आपने लॉग इन किया',
};

/** Stands in the inbox after every login, so that a stranger's does not go unnoticed. */
export function newSessionWords(device: string): {
  kind: 'session-opened';
  channel: 'inbox';
  title: Words;
  body: Words;
} {
  return {
    kind: 'session-opened',
    channel: 'inbox',
    title,
    body: {
      en: `On: ${device}. If that was not you, log out everywhere.`,
      zh: `设备：${device}。如果不是您本人，请退出所有设备的登录。`,
      fil: `Sa: ${device}. Kung hindi ikaw iyon, mag-log out sa lahat.`,
      hi: `यहाँ: ${device}। अगर वह आप नहीं थे, तो हर जगह से लॉग आउट करें।`,
    },
  };
}
