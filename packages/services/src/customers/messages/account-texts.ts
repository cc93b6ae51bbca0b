import type { Words } from '@candor/markets';
import { deviceWords, type DeviceFacts } from './device-words.ts';

const openedTitle: Words = {
  en: 'You logged in',
  zh: '您已登录',
  fil: 'Nag-log in ka',
  hi: 'आपने लॉग इन किया',
};

const newDeviceTitle: Words = {
  en: 'Your account is used on a new device',
  zh: '您的账户正在新设备上使用',
  fil: 'Ginagamit ang account mo sa bagong device',
  hi: 'आपका खाता नए डिवाइस पर इस्तेमाल हो रहा है',
};

/** Stands in the inbox after every login, so that a stranger's does not go unnoticed. */
export function newSessionWords(device: DeviceFacts): {
  kind: 'session-opened';
  channel: 'inbox';
  title: Words;
  body: Words;
} {
  const on = deviceWords(device);
  return {
    kind: 'session-opened',
    channel: 'inbox',
    title: openedTitle,
    body: {
      en: `On: ${on.en}. If that was not you, log out everywhere.`,
      zh: `设备：${on.zh}。如果不是您本人，请退出所有设备的登录。`,
      fil: `Sa: ${on.fil}. Kung hindi ikaw iyon, mag-log out sa lahat.`,
      hi: `यहाँ: ${on.hi}। अगर वह आप नहीं थे, तो हर जगह से लॉग आउट करें।`,
    },
  };
}

/** The phone rings for it: a device that was never seen before may be a stranger's. */
export function newDeviceWords(device: DeviceFacts): {
  kind: 'new-device';
  channel: 'sms';
  title: Words;
  body: Words;
} {
  const on = deviceWords(device);
  return {
    kind: 'new-device',
    channel: 'sms',
    title: newDeviceTitle,
    body: {
      en: `${on.en}, for the first time. If that was not you, open Me and choose “Log out everywhere”, then write to us.`,
      zh: `${on.zh}，首次使用。如果不是您本人，请打开“我的”，选择“在所有设备上退出”，然后联系我们。`,
      fil: `${on.fil}, unang beses. Kung hindi ikaw iyon, buksan ang Ako at piliin ang “Mag-log out sa lahat”, saka sumulat sa amin.`,
      hi: `${on.hi}, पहली बार। अगर वह आप नहीं थे, तो “मेरा खाता” खोलें और “हर जगह लॉग आउट करें” चुनें, फिर हमें लिखें।`,
    },
  };
}
