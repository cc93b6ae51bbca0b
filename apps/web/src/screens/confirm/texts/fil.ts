import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const fil: Texts<typeof en> = {
  overTitle: 'Walang pipirmahan dito',
  overBody:
    'Tapos na ang alok, o napirmahan na ito. Nasa sarili nitong pahina kung alin, at kung ano ang magagawa mo.',
  overAction: 'Tingnan kung nasaan na',

  openUntil: 'Aprubado. Bukas ang alok na ito hanggang {until}, 23:59.',
  lowered:
    'Humiling ka ng {asked}. {amount} ang pinakamataas na kaya ng kita mo at ng rekord mo sa amin ngayon.',
  youReceive: 'Matatanggap mo sa iyong account',
  andRepay: 'at babayaran mo ang',
  inOne: 'sa isang bayad sa {last}.',
  inParts: 'sa {payments}, ang huli sa {last}.',

  yourChoice: 'Ang pinili mo',
  amountAndTerm: 'Halaga at tagal',
  paidOutTo: 'Ibibigay kay {holder}',
  account: 'Account na tatanggap',
  accountQuestion: 'Saan ipapadala ang pera?',
  noAccount: 'Wala pa',
  add: 'Magdagdag',
  addAccount: 'Magdagdag ng account',
  purpose: 'Layunin',
  purposeQuestion: 'Para saan ang pera?',
  noPurpose: 'Hindi pa nasabi',
  takePurpose: 'Ito ang gamitin',
  change: 'Palitan',
  lackAccount: 'Magdagdag muna ng sarili mong account. Nakatago ang pinili mo rito.',
  lackPurpose: 'Sabihin kung para saan ang pera.',

  amount: 'Halaga',
  upTo: 'Hanggang {amount}, ayon sa pag-apruba',
  upToOver: 'Hanggang {amount} sa {term}: kung mas malaki, lalampas ang hulog sa inaprubahan namin.',
  term: 'Tagal',
  firstPayment: 'Unang hulog',
  youRepay: 'Babayaran mo',
  youReceiveShort: 'Matatanggap mo',
  counting: 'Kinukuwenta',
  take: 'Kunin ang {amount}, {term}',

  disclosureNote: 'Mga halaga ngayong araw, may bisa hanggang {until}',
  schedule: 'Ang iskedyul, kasama ang natitirang utang pagkatapos ng bawat hulog',
  plans: 'Kung magbago ang plano',
  ifLate: 'Kung mahuli ka ng bayad',
  ifEarly: 'Kung maaga kang magbayad',
  cancelUntil: 'Puwede mong kanselahin hanggang',
  perDay: '{rate} kada araw',
  perMonth: '{rate} kada buwan',
  perYear: '{rate} kada taon',

  payments: 'Mga hulog mo',
  due: 'Petsa',
  principal: 'Prinsipal',
  interest: 'Interes',
  fee: 'Bayarin',
  youPay: 'Bayad mo',
  total: 'Kabuuan',

  haveRead: 'Nabasa ko ang pahayag sa itaas.',
  accept: 'Sumasang-ayon ako sa',
  agreement: 'kasunduan sa utang',
  andThe: 'at sa',
  policy: 'patakaran sa privacy',
  acceptEnd: '.',
  lackRead: 'Basahin ito, saka lagyan ng tsek.',
  lackAccepts: 'Lagyan ng tsek para makapirma.',
  untickedAgain:
    'Nagbago ang pipirmahan mo, kaya walang tsek muli ang dalawang kahon. Basahin ito at lagyan ng tsek.',
  staleFigures: 'Nagbago ang mga halaga mula nang ipakita. Walang napirmahan. Ito ang mga bago.',

  codeNext:
    'Susunod, magpapadala kami ng code sa {phone}. Ang pag-type nito ang pirma sa utang, isang beses.',
  sign: 'Pumirma at kunin ang {amount}',
  sendingCode: 'Nagpapadala ng code',
  codeTitle: 'Pumirma gamit ang code',
  codeSent:
    'Nagpadala kami ng 6-digit na code sa {phone}. Pinipirmahan nito ang mismong mga halagang nabasa mo.',
  codeEarlier: 'Nagpadala kami ng code sa {phone} kanina lang. Magagamit pa ito.',
  code: '6-digit na code',
  codeShort: 'May 6 na digit ang code. {count} pa lang.',
  signNow: 'Pumirma',
  signing: 'Pinipirmahan',
  tryAgain: 'Subukan muli',
  notKnown:
    'Walang dumating na sagot, kaya hindi pa namin alam kung napirmahan. Subukan muli: hindi ito mapipirmahan nang dalawang beses.',
  againIn: 'Bagong code sa loob ng {time}',
  again: 'Bagong code',
  callMe: 'Tawagan ako',
  sandbox: 'Sa sandbox, walang ipinapadala.',
  outbox: 'Basahin ang code sa outbox',
};
