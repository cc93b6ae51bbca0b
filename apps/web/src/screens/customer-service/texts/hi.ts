import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const hi: Texts<typeof en> = {
  heading: 'हम कैसे मदद करें?',
  questions: 'सवाल और जवाब',
  search: 'किस बारे में है?',
  example: 'जैसे: दो बार भुगतान',
  searchHint: 'कुछ शब्द काफ़ी हैं, ग़लत लिखे भी।',
  results: 'मिलते-जुलते जवाब',
  found: 'मिलते-जुलते जवाब: {count}',
  noneTitle: 'इसका जवाब नहीं मिला',
  none: 'दूसरा शब्द आज़माएँ। या हमें लिखें: नंबर और जवाब की तारीख़ तुरंत मिलती है। किसी व्यक्ति से बात करने के लिए नीचे देखें।',
  write: 'हमें लिखें',
  open: 'वहाँ जाएँ',
  person: 'किसी व्यक्ति से बात करें',
  openUntil: '{time} तक खुला है',
  closed: 'बंद है।',
  opensAt: 'खुलेगा: {moment}',
  call: 'फ़ोन करें',
  whatsapp: 'WhatsApp पर लिखें',
  mail: 'ई-मेल लिखें',
  complain: 'शिकायत करें',
  complainLine: 'नंबर और जवाब की तारीख़ तुरंत मिलती है।',
  officer: 'शिकायत अधिकारी, {title}:',
};
