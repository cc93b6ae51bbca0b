import type { RegulatorWords } from '../regulator/regulator-words.ts';

export const regulatorWords: RegulatorWords = {
  mayGoNow: {
    en: 'You may go to the RBI Ombudsman now, free of charge.',
    zh: '您现在可以免费向印度储备银行监察专员投诉。',
    fil: 'Puwede ka nang pumunta sa RBI Ombudsman, walang bayad.',
    hi: 'अब आप बिना शुल्क RBI लोकपाल के पास जा सकते हैं।',
  },
  mayGoLater: {
    en: 'If we reject your complaint, or have not answered by {day}, you may go to the RBI Ombudsman, free of charge.',
    zh: '如果我们驳回您的投诉，或在{day}前未答复，您可以免费向印度储备银行监察专员投诉。',
    fil: 'Kung tanggihan namin ang reklamo mo, o wala pang sagot hanggang {day}, puwede kang pumunta sa RBI Ombudsman, walang bayad.',
    hi: 'अगर हम आपकी शिकायत ठुकरा दें, या {day} तक जवाब न दें, तो आप बिना शुल्क RBI लोकपाल के पास जा सकते हैं।',
  },
  howTo: [
    {
      en: 'Open cms.rbi.org.in and choose "File a complaint", or call 14448.',
      zh: '打开 cms.rbi.org.in 并选择 "File a complaint"，或拨打 14448。',
      fil: 'Buksan ang cms.rbi.org.in at piliin ang "File a complaint", o tumawag sa 14448.',
      hi: 'cms.rbi.org.in खोलें और "File a complaint" चुनें, या 14448 पर कॉल करें।',
    },
    {
      en: 'Say that you complained to us first: give the number of this complaint and its day.',
      zh: '说明您已先向我们投诉：填写本投诉的编号和日期。',
      fil: 'Sabihing nagreklamo ka muna sa amin: ibigay ang numero at petsa ng reklamong ito.',
      hi: 'बताएँ कि आपने पहले हमसे शिकायत की: इस शिकायत का नंबर और तारीख़ दें।',
    },
    {
      en: 'Add what we answered, if we did: you find it here, and in the export of your data.',
      zh: '如果我们已答复，请附上答复内容：可在本页或您的数据导出中找到。',
      fil: 'Idagdag ang sagot namin, kung mayroon: nandito ito, at nasa export ng data mo.',
      hi: 'हमारा जवाब आया हो तो जोड़ें: वह यहाँ और आपके डेटा के निर्यात में है।',
    },
  ],
};
