import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const hi: Texts<typeof en> = {
  place: 'चरण {nth}, कुल {all}। लिखते ही सहेजा जाता है।',
  notKept: 'चरण {nth}, कुल {all}। अभी सहेजा नहीं गया, पर इस पेज पर रखा है।',
  sentBack: 'वापस भेजा गया।',
  choose: 'चुनें',
  consent: 'पहले बॉक्स पर निशान लगाएँ: आपकी सहमति के बिना किसी का नाम नहीं लिया जाता।',
  save: 'सहेजें और आगे बढ़ें',
  saving: 'सहेजा जा रहा है',
};
