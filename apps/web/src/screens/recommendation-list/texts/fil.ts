import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const fil: Texts<typeof en> = {
  'why.open-to-all': 'Bukas sa lahat, pinakamura muna. Hindi kailangang mag-login para makita ang presyo.',
  'why.for-you': 'Ang puwede mong i-apply ngayon, pinakamura muna.',
  'why.after-refusal': 'Ibang loan na puwede mong i-apply, pinakamura muna.',
  'why.after-settlement': 'Bayad na ang loan mo. Bukas sa iyo ang mga ito, pinakamura muna.',
  lowRate: 'Pinakamababang rate',
  range: '{least} hanggang {most}',
  howLong: 'Sa loob ng',
  rateMonth: 'Epektibong rate kada buwan',
  rateYear: 'APR, kada taon',
  rateNote: 'Kasama ang mga bayarin',
  from: '{low} hanggang {high}',
  example: 'Gastos ng {amount} sa loob ng {term}',
  list: 'Mga loan, pinakamura muna',
  openOrderTitle: 'May application kang hindi pa tapos',
  openOrderBody:
    'Isang application lang sa isang panahon: tapusin o bawiin muna ito, saka pumili ng ibang loan.',
  seeOrder: 'Tingnan ang application mo',
  arrearsTitle: 'May bayad kang huli na',
  arrearsBody: 'Bayaran muna ang huli. Pagkatapos ay puwede kang mag-apply ulit.',
  loanRunsTitle: 'May utang ka pang binabayaran',
  loanRunsBody: 'Makakautang ka ulit kapag nabayaran na ito.',
  seeLoan: 'Tingnan ang loan mo',
  emptyTitle: 'Walang loan na inaalok ngayon',
  emptyBody: 'Bumalik sa ibang araw, o magtanong sa amin.',
};
