import type { BureauMessageStep } from '../../kernel/outbox/told-steps.ts';
import type { Words } from '@candor/markets';

type Message = { readonly title: Words; readonly body: Words };

/** What the inbox says of what was reported, and of a dispute about it. `{loan}`, `{day}` and `{reason}` are filled in. On a lock screen none of it stands. */
export const bureauMessages: Readonly<Record<BureauMessageStep, Message>> = {
  default: {
    title: {
      en: 'We report a late loan to the credit bureau',
      zh: '我们会向征信机构报送逾期贷款',
      fil: 'Iniuulat namin sa credit bureau ang huling bayad',
      hi: 'हम देर वाले ऋण की जानकारी क्रेडिट ब्यूरो को दे रहे हैं',
    },
    body: {
      en: '{loan}, as of {day}. Other lenders can see it. What you pay is reported with our next file. If this is wrong, write to us under complaints: we check it and report it as disputed until then.',
      zh: '{loan}，截至{day}。其他贷款机构可以看到。您的还款会随下一次报送更新。如有错误，请在投诉中给我们写信：我们会核实，在此之前标注为有争议。',
      fil: '{loan}, hanggang {day}. Makikita ito ng ibang nagpapautang. Ang babayaran mo ay iuulat sa susunod naming file. Kung mali ito, sumulat sa amin sa mga reklamo: susuriin namin at iuulat na pinagtatalunan hanggang doon.',
      hi: '{loan}, {day} तक। दूसरे ऋणदाता इसे देख सकते हैं। आप जो चुकाएँगे वह हमारी अगली फ़ाइल में जाएगा। अगर यह ग़लत है, तो शिकायतों में हमें लिखें: हम जाँचेंगे और तब तक इसे विवादित बताएँगे।',
    },
  },
  raised: {
    title: {
      en: 'We look into your credit record',
      zh: '我们正在核对您的信用记录',
      fil: 'Sinusuri namin ang credit record mo',
      hi: 'हम आपके क्रेडिट रिकॉर्ड की जाँच कर रहे हैं',
    },
    body: {
      en: '{loan}: you said that what we told the credit bureau is wrong. We decide by {day}. Until then we report it as disputed.',
      zh: '{loan}：您表示我们向征信机构报送的信息有误。我们会在{day}前作出决定，在此之前会标注为有争议。',
      fil: '{loan}: sinabi mong mali ang iniulat namin sa credit bureau. Magpapasya kami hanggang {day}. Hanggang doon, iuulat namin ito bilang pinagtatalunan.',
      hi: '{loan}: आपने बताया कि हमने क्रेडिट ब्यूरो को जो बताया वह ग़लत है। हम {day} तक फ़ैसला करेंगे। तब तक हम इसे विवादित बताएँगे।',
    },
  },
  corrected: {
    title: {
      en: 'We correct your credit record',
      zh: '我们会更正您的信用记录',
      fil: 'Itatama namin ang credit record mo',
      hi: 'हम आपका क्रेडिट रिकॉर्ड ठीक कर रहे हैं',
    },
    body: {
      en: '{loan}: you were right. What is right goes to the credit bureau with our next file. {reason}',
      zh: '{loan}：您说得对。正确的信息会随下一次报送发给征信机构。{reason}',
      fil: '{loan}: tama ka. Ipadadala namin ang tama sa credit bureau sa susunod naming ulat. {reason}',
      hi: '{loan}: आप सही थे। सही जानकारी हमारी अगली फ़ाइल के साथ क्रेडिट ब्यूरो को जाएगी। {reason}',
    },
  },
  stands: {
    title: {
      en: 'We have decided about your credit record',
      zh: '关于您的信用记录，我们已有决定',
      fil: 'May pasya na kami tungkol sa credit record mo',
      hi: 'आपके क्रेडिट रिकॉर्ड पर हमने फ़ैसला कर लिया है',
    },
    body: {
      en: '{loan}: what we told the credit bureau stays as it is. Why: {reason} You can write to us under complaints.',
      zh: '{loan}：我们向征信机构报送的信息保持不变。原因：{reason} 您可以在投诉中给我们写信。',
      fil: '{loan}: mananatili ang iniulat namin sa credit bureau. Dahilan: {reason} Puwede kang sumulat sa amin sa mga reklamo.',
      hi: '{loan}: हमने क्रेडिट ब्यूरो को जो बताया वह वैसा ही रहेगा। कारण: {reason} आप शिकायतों में हमें लिख सकते हैं।',
    },
  },
};
