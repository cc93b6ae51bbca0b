import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const fil: Texts<typeof en> = {
  heading: 'Paano kami makatutulong?',
  questions: 'Mga tanong at sagot',
  search: 'Tungkol saan ito?',
  example: 'Halimbawa: dobleng bayad',
  searchHint: 'Sapat na ang ilang salita, kahit mali ang baybay.',
  results: 'Mga sagot na tugma',
  found: 'Mga sagot na tugma: {count}',
  noneTitle: 'Wala kaming nakitang sagot diyan',
  none: 'Sumubok ng ibang salita. O sumulat sa amin: may numero at araw ng sagot ka agad. Para makipag-usap sa tao, tingnan sa ibaba.',
  write: 'Sumulat sa amin',
  open: 'Pumunta roon',
  person: 'Makipag-usap sa tao',
  openUntil: 'Bukas hanggang {time}',
  closed: 'Sarado.',
  opensAt: 'Magbubukas {moment}',
  call: 'Tawagan kami',
  whatsapp: 'Sumulat sa WhatsApp',
  mail: 'Mag-e-mail',
  complain: 'Magreklamo',
  complainLine: 'May numero at araw ng sagot ka agad.',
  officer: 'Opisyal para sa reklamo, {title}:',
};
