import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const fil: Texts<typeof en> = {
  heading: 'Nagpapahiram na ipinapakita ang pagkuwenta',
  mission: 'Layunin naming magbigay ng maliliit na pautang na nauunawaan bago pirmahan.',
  licence: 'Lisensya',
  countOn: 'Ang maaasahan mo',
  quick: 'Mabilis na pag-apruba',
  quickText: 'Karamihan ng sagot ay sa araw ding iyon, kasama ang dahilan.',
  fees: 'Malinaw na bayarin',
  feesText: 'Walang nakatagong singil. Bawat quote ay nabubuksan hanggang sa pagkuwenta.',
  flexible: 'Flexible na pagbabayad',
  flexibleText: 'Magbayad nang maaga at makatipid, o ilipat ang petsa nang isang beses.',
  secure: 'Ligtas na encryption',
  secureText:
    'Naka-encrypt ang iyong datos habang naglalakbay at nakaimbak. Hindi namin binabasa ang iyong phone book.',
  team: 'Ang aming grupo',
  teamText: 'Kami ay mga credit officer, engineer at support staff. Tumawag ka, at tao ang sasagot.',
  officer: 'Hindi nasiyahan? Ang opisyal sa hinaing',
  officerText: 'Tumawag o sumulat, at hanapin ang opisyal sa hinaing. May sagot ka sa loob ng {days} araw.',
  regulator: 'Kung hindi nakatulong ang sagot, maaari kang pumunta sa {regulator}.',
  regulatorSite: 'Website ng regulator',
  regulatorPhone: 'Telepono ng regulator',
  call: 'Tawagan kami',
  write: 'Sulatan kami',
  address: 'Kung nasaan kami',
};
