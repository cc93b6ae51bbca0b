import type { RegulatorWords } from '../regulator/regulator-words.ts';

export const regulatorWords: RegulatorWords = {
  mayGoNow: {
    en: 'You may also go to the SEC, at any time and free of charge.',
    zh: '您也可以随时免费向 SEC 投诉。',
    fil: 'Puwede ka ring pumunta sa SEC, anumang oras at walang bayad.',
    hi: 'आप कभी भी, बिना शुल्क, SEC के पास भी जा सकते हैं।',
  },
  mayGoLater: null,
  howTo: [
    {
      en: 'Open imessage.sec.gov.ph and choose a complaint about a lending or financing company.',
      zh: '打开 imessage.sec.gov.ph，选择对贷款或融资公司的投诉。',
      fil: 'Buksan ang imessage.sec.gov.ph at piliin ang reklamo tungkol sa lending o financing company.',
      hi: 'imessage.sec.gov.ph खोलें और लेंडिंग या फ़ाइनेंसिंग कंपनी की शिकायत चुनें।',
    },
    {
      en: 'Give the number of this complaint, and our company name as it stands at the foot of this page.',
      zh: '填写本投诉的编号，以及页面底部的公司名称。',
      fil: 'Ilagay ang numero ng reklamong ito at ang pangalan ng kumpanya namin na nasa ibaba ng pahina.',
      hi: 'इस शिकायत का नंबर और हमारी कंपनी का नाम दें, जो पेज के नीचे लिखा है।',
    },
    {
      en: 'Add what we wrote to each other: you find it here, and in the export of your data.',
      zh: '附上我们之间的往来内容：可在本页或您的数据导出中找到。',
      fil: 'Idagdag ang mga isinulat natin sa isa’t isa: nandito ito, at nasa export ng data mo.',
      hi: 'हमारे बीच लिखी बातें जोड़ें: वे यहाँ और आपके डेटा के निर्यात में हैं।',
    },
  ],
};
