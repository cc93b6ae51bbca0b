import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const hi: Texts<typeof en> = {
  'why.open-to-all': 'सबके लिए खुले, सबसे सस्ता पहले। कीमत देखने के लिए लॉग इन ज़रूरी नहीं।',
  'why.for-you': 'जिनके लिए आप आज आवेदन कर सकते हैं, सबसे सस्ता पहले।',
  'why.after-refusal': 'दूसरे ऋण जिनके लिए आप आवेदन कर सकते हैं, सबसे सस्ता पहले।',
  'why.after-settlement': 'आपने ऋण चुका दिया है। ये आपके लिए खुले हैं, सबसे सस्ता पहले।',
  lowRate: 'सबसे कम दर',
  range: '{least} से {most}',
  howLong: 'अवधि',
  rateMonth: 'प्रभावी दर प्रति माह',
  rateYear: 'APR, प्रति वर्ष',
  rateNote: 'शुल्क सहित',
  from: '{low} से {high}',
  example: '{amount}, {term} के लिए: लागत',
  list: 'ऋण, सबसे सस्ता पहले',
  openOrderTitle: 'आपका एक आवेदन चल रहा है',
  openOrderBody: 'एक समय में एक ही आवेदन: उसे पूरा करें या वापस लें, फिर दूसरा ऋण चुनें।',
  seeOrder: 'अपना आवेदन देखें',
  arrearsTitle: 'आपका एक भुगतान देर से है',
  arrearsBody: 'पहले बकाया चुकाएँ। उसके बाद आप फिर आवेदन कर सकते हैं।',
  loanRunsTitle: 'आपका एक ऋण चल रहा है',
  loanRunsBody: 'इसे चुकाने के बाद आप फिर उधार ले सकते हैं।',
  seeLoan: 'अपना ऋण देखें',
  emptyTitle: 'आज यहाँ कोई ऋण उपलब्ध नहीं है',
  emptyBody: 'कृपया किसी और दिन आएँ, या हमसे पूछें।',
};
