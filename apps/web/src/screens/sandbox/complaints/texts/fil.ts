import type { Texts } from '../../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const fil: Texts<typeof en> = {
  complaints: 'Mga reklamo',
  complaintsIntro:
    'Kung paano nakikita ng staff, una ang pinakamalapit na takdang araw. Hindi kailanman ipinapakita sa nangutang ang tala.',
  complaintsEmpty: 'Wala pang nagreklamo.',
  open: 'Bukas',
  reopened: 'Bukas ulit',
  answered: 'Nasagot na',
  closed: 'Sarado na',
  overdue: 'Lampas na',
  escalated: 'Iniakyat na',
  dispute: 'Tinututulan ang multa',
  promised: 'Pangako hanggang {day}.',
  app: 'sagot sa app',
  phone: 'sagot sa telepono',
  email: 'sagot sa email',
  score: 'marka {score} sa 5',
  said: 'Ang mga sinabi',
  internal: 'Panloob',
  pictures: 'mga larawan: {count}',
  words: 'Ang sasabihin mo',
  wordsMissing: 'Isulat muna.',
  answer: 'Sagutin',
  reject: 'Tanggihan',
  note: 'Magtala',
  close: 'Isara',
  waive: 'Alisin ang multa',
  'let-stand': 'Panatilihin ang multa',
};
