import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const fil: Texts<typeof en> = {
  lead: 'Ang alam namin tungkol sa iyo, bakit, at gaano katagal. Wala nang iba pang itinatago.',
  version: 'Bersyon {version}, may bisa mula {day}',
  who: 'Sino ang may pananagutan',
  table: 'Ang itinatago',
  data: 'Datos',
  purpose: 'Para saan',
  keptFor: 'Gaano katagal',
  never: 'Ang hindi namin kailanman ginagawa',
  neverBook:
    'Hindi namin binabasa ang iyong phone book. Ikaw ang magbibigay ng hanggang limang tao, at hindi namin sasabihin sa kanila ang utang.',
  neverSell: 'Hindi namin ibinebenta ang iyong datos, at walang network ng anunsyo ang nakakakita nito.',
  neverPrecise: 'Ang lugar ay itinatago lang sa loob ng mga isang kilometro, at kung pumayag ka lang.',
  rights: 'Ang maaari mong hingin',
  law: 'Ang batas sa likod nito',
  ask: 'Mga tanong tungkol sa iyong datos',
  call: 'Tumawag',
  write: 'Sumulat',
  choices: 'Tingnan at baguhin ang aking mga pagpili',
  print: 'I-print',
};
