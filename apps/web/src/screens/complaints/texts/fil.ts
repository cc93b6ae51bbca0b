import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const fil: Texts<typeof en> = {
  list: 'Ang mga reklamo mo, una ang huling nagbago',
  complain: 'Mag-ulat ng problema',
  emptyTitle: 'Walang reklamo',
  emptyBody: 'Kung may mali, sabihin sa amin. Makakakuha ka agad ng numero at ng araw ng sagot namin.',
  open: 'Natanggap',
  reopened: 'Bukas ulit',
  late: 'Nahuli kami',
  answered: 'Nasagot na',
  closed: 'Sarado na',
  news: 'May bagong sagot',
  promised: 'Sagot hanggang {day}.',
  wasPromised: 'Nangako kami ng sagot hanggang {day}.',

  newTitle: 'Mag-ulat ng problema',
  notThis: 'Hindi ito maiuulat dito',
  other: 'Mag-ulat ng iba',
  kind: 'Tungkol saan ito?',
  kindMissing: 'Piliin kung tungkol saan ito.',
  loan: 'Aling utang? Hindi kailangang sabihin',
  noLoan: 'Walang partikular na utang',
  words: 'Ano ang nangyari?',
  wordsHint: 'Kailan, magkano, at ano ang gusto mong gawin namin.',
  wordsMissing: 'Isulat kung ano ang nangyari.',
  lettersLeft: '{count} letra pa ang puwede',
  pictures: 'Mga larawan, kung mayroon',
  picturesHint: 'Resibo o screenshot. Hanggang {count}.',
  pictureFailed: 'May larawang hindi naipadala. Ipadala itong muli, o alisin ito.',
  answerWay: 'Paano ka namin sasagutin?',
  send: 'Ipadala',
  sending: 'Ipinapadala',
  willKeep:
    'Itinatago namin nang naka-encrypt ang tina-type mo hanggang ipadala mo. Walang maiiwan sa teleponong ito.',
  kept: 'Nakatago na sa amin nang naka-encrypt. Puwede kang umalis at balikan ito.',
  notKept: 'Hindi pa naitatago sa amin. Mananatili ito rito habang bukas ang pahinang ito.',
  toList: 'Tingnan ang mga reklamo mo',

  disputeTitle: 'Hindi ako sang-ayon sa multang ito',
  charge: 'Multa sa pagkahuli',
  dueOn: 'Ng bayad na dapat noong',
  ofLoan: 'Utang',
  answerBy: 'Sagot hanggang',
  disputeLine:
    'Habang tinitingnan namin, walang madaragdag na multa sa bayad na ito at hindi ka namin paaalalahanan tungkol dito.',
  whyWrong: 'Bakit mali ito?',
};
