import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const fil: Texts<typeof en> = {
  place: 'Hakbang {nth} sa {all}. Nase-save habang nagta-type ka.',
  notKept: 'Hakbang {nth} sa {all}. Hindi pa naka-save, pero nasa pahinang ito pa.',
  sentBack: 'Ibinalik.',
  choose: 'Pumili',
  consent: 'Lagyan muna ng tsek: walang pinapangalanan nang walang pahintulot mo.',
  save: 'I-save at magpatuloy',
  saving: 'Sine-save',
};
