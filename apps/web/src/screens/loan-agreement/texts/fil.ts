import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const fil: Texts<typeof en> = {
  signed: 'Napirmahan',
  draft: 'Burador',
  signedOn: 'Pinirmahan mo ito noong {moment}.',
  draftText: 'Ito ang pipirmahan mo, ayon sa mga halaga ngayong araw. Wala pang napagkakasunduan.',
  version: 'Bersyon {version}.',
  fingerprint: 'Tatak ng teksto',
  fingerprintWhy: 'Kapag nabago ang isang letra o halaga, mag-iiba ito.',
  schedule: 'Ang mga hulog mo',
  files: 'Itago mo',
  agreementFile: 'Kasunduan (PDF)',
  disclosureFile: 'Pagsisiwalat (PDF)',
  taxFile: 'Papel ng buwis {number} (PDF)',
  making: 'Ginagawa pa ang mga file: ilang segundo lang.',
  fetching: 'Kinukuha …',
  saved: 'Nai-save ang {file}.',
  notHereTitle: 'Hindi namin makita ang kasunduang ito',
  notHereBody: 'Baka luma o mali ang address. Nasa listahan ang lahat ng utang at aplikasyon mo.',
  toOrders: 'Sa listahan',
  agreed: 'Ang pinayagan mo',
  youReceived: 'Natanggap mo',
  youRepay: 'Babayaran mo',
  rateMonth: 'Tunay na rate bawat buwan',
  rateYear: 'Tunay na rate bawat taon',
};
