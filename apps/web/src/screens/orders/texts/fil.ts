import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const fil: Texts<typeof en> = {
  all: 'Lahat',
  inReview: 'Sinusuri',
  toConfirm: 'Pipirmahan',
  toRepay: 'Babayaran',
  finished: 'Tapos na',
  newestFirst: 'Pinakabago muna',
  since: 'Mula {moment}',
  noneHere: 'Walang nakalagay rito sa ngayon.',
  emptyTitle: 'Wala pang aplikasyon',
  emptyBody: 'Lalabas dito ang ina-apply mo, kung nasaan na ito at kung ano ang susunod.',
  seeLoans: 'Tingnan ang maaari mong utangin',
};
