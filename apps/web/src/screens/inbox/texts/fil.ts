import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const fil: Texts<typeof en> = {
  list: 'Mga mensahe, pinakabago muna',
  emptyTitle: 'Wala pang mensahe',
  emptyBody: 'Anumang ipinadala namin sa SMS, tawag o push ay narito rin, para mabasa mong muli.',
  unread: 'Bago',
  sms: 'Sa SMS',
  voice: 'Sa tawag',
  push: 'Sa app',
  email: 'Sa email',
  inbox: 'Dito lang',
  toLoan: 'Tingnan ang loan mo',
  toMe: 'Bumalik sa aking account',
};
