import type { Texts } from '../../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const fil: Texts<typeof en> = {
  each: '1. Bawat bayad',
  'how.declining-equal-instalment':
    'Ang interes ay {rate} {per} ng utang mo. Ang natitira sa bawat bayad ay prinsipal: lumiliit ang utang.',
  'how.declining-equal-principal':
    'Ang interes ay {rate} {per} ng utang mo. Pare-pareho ang prinsipal, kaya lumiliit ang bayad.',
  'how.flat': 'Ang interes ay {rate} {per} ng buong halaga, hinati nang pantay sa panahon.',
  'per.day': 'kada araw',
  'per.month': 'kada buwan',
  'per.year': 'kada taon',
  due: 'Takda',
  owed: 'Utang',
  interest: 'Interes',
  principal: 'Prinsipal',
  fee: 'Bayarin',
  pay: 'Bayad mo',
  total: 'Kabuuan',
  odd: 'Ang butal na sentimo ay nasa huling bayad.',
  working: 'Ang interes ng bawat bayad: utang × rate sa isang taon × bahagi ng taon.',
  rateTitle: '2. Ang epektibong rate',
  hold: 'Hawak mo ang {net}, hindi {amount}. Sa {rate} {per}, at sa wala nang iba, eksaktong magiging zero iyon sa mga bayad mo.',
  holdAll:
    'Hawak mo ang {net}. Sa {rate} {per}, at sa wala nang iba, eksaktong magiging zero iyon sa mga bayad mo.',
  month: 'Buwan',
  year: 'Taon',
  held: 'Hawak',
  paid: 'Bayad',
  left: 'Natira',
  sum: 'Kabuuan',
  whole: '{cost} ang buong gastos: {interest} na interes at {fees} na bayarin.',
  wholeInterest: '{cost} ang buong gastos: interes lang.',
};
