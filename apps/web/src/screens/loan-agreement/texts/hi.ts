import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const hi: Texts<typeof en> = {
  signed: 'हस्ताक्षर हो गए',
  draft: 'मसौदा',
  signedOn: 'आपने इस पर {moment} को हस्ताक्षर किए।',
  draftText: 'आप इसी पर हस्ताक्षर करेंगे, आज के आँकड़ों के साथ। अभी कुछ तय नहीं हुआ है।',
  version: 'संस्करण {version}।',
  fingerprint: 'पाठ की छाप',
  fingerprintWhy: 'एक अक्षर या अंक बदले, तो यह भी बदल जाएगी।',
  schedule: 'आपकी किस्तें',
  files: 'अपने पास रखें',
  agreementFile: 'अनुबंध (PDF)',
  disclosureFile: 'विवरण (PDF)',
  taxFile: 'कर दस्तावेज़ {number} (PDF)',
  making: 'फ़ाइलें बन रही हैं: कुछ सेकंड।',
  fetching: 'ला रहे हैं …',
  saved: '{file} सहेजी गई।',
  notHereTitle: 'यह अनुबंध नहीं मिला',
  notHereBody: 'पता पुराना या ग़लत हो सकता है। आपके सभी ऋण और आवेदन सूची में हैं।',
  toOrders: 'सूची पर जाएँ',
  agreed: 'आपने किस पर सहमति दी',
  youReceived: 'आपको मिला',
  youRepay: 'आप चुकाते हैं',
  rateMonth: 'हर माह की वास्तविक दर',
  rateYear: 'सालाना वास्तविक दर',
};
