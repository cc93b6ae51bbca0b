import type { ToldComplaintStep } from '../../kernel/outbox/told-steps.ts';
import type { Words } from '@candor/markets';

type Message = { readonly title: Words; readonly body: Words };

/** What the inbox says. `{reference}`, `{day}` and `{regulator}` are filled in. On a lock screen none of it stands. */
export const complaintMessages: Readonly<Record<ToldComplaintStep, Message>> = {
  received: {
    title: {
      en: 'We have your complaint',
      zh: '我们已收到您的投诉',
      fil: 'Natanggap namin ang reklamo mo',
      hi: 'आपकी शिकायत हमें मिल गई',
    },
    body: {
      en: '{reference}: a person reads it and answers by {day}.',
      zh: '{reference}：工作人员会阅读，并在{day}前答复。',
      fil: '{reference}: may taong magbabasa nito at sasagot hanggang {day}.',
      hi: '{reference}: एक व्यक्ति इसे पढ़कर {day} तक जवाब देगा।',
    },
  },
  disputed: {
    title: {
      en: 'We look at the charge',
      zh: '我们正在核对这笔费用',
      fil: 'Tinitingnan namin ang singil',
      hi: 'हम शुल्क को देख रहे हैं',
    },
    body: {
      en: '{reference}: a person reads it and answers by {day}. Until we answer nothing is added to this late charge, and you get no reminders about it.',
      zh: '{reference}：工作人员会阅读，并在{day}前答复。在答复之前，这笔逾期费用不会增加，我们也不会就此提醒您。',
      fil: '{reference}: may taong magbabasa nito at sasagot hanggang {day}. Hangga’t hindi kami sumasagot, walang idadagdag sa singil na ito at hindi ka namin papaalalahanan tungkol dito.',
      hi: '{reference}: एक व्यक्ति इसे पढ़कर {day} तक जवाब देगा। जवाब तक इस देरी के शुल्क में कुछ नहीं जुड़ेगा और हम इसके बारे में याद नहीं दिलाएँगे।',
    },
  },
  replied: {
    title: {
      en: 'We have what you added',
      zh: '我们已收到您的补充',
      fil: 'Natanggap namin ang idinagdag mo',
      hi: 'आपने जो जोड़ा वह हमें मिल गया',
    },
    body: {
      en: '{reference}: we still answer by {day}.',
      zh: '{reference}：我们仍会在{day}前答复。',
      fil: '{reference}: sasagot pa rin kami hanggang {day}.',
      hi: '{reference}: हम अब भी {day} तक जवाब देंगे।',
    },
  },
  escalated: {
    title: {
      en: 'Somebody senior has your complaint',
      zh: '您的投诉已交由上级处理',
      fil: 'Nasa mas mataas na tao na ang reklamo mo',
      hi: 'आपकी शिकायत अब वरिष्ठ अधिकारी के पास है',
    },
    body: {
      en: '{reference}: so that you are answered by {day}, as we promised.',
      zh: '{reference}：以确保按承诺在{day}前答复您。',
      fil: '{reference}: para masagot ka hanggang {day}, gaya ng pangako namin.',
      hi: '{reference}: ताकि वादे के अनुसार {day} तक जवाब मिले।',
    },
  },
  late: {
    title: {
      en: 'We are late with our answer',
      zh: '我们未能按时答复',
      fil: 'Nahuli kami ng sagot',
      hi: 'हमारे जवाब में देर हुई',
    },
    body: {
      en: '{reference}: we had promised it by {day}, and are sorry. The head of service has it now. What else you can do is in the app.',
      zh: '{reference}：我们承诺在{day}前答复，非常抱歉。现由服务负责人处理。您还可以做什么，请见应用。',
      fil: '{reference}: nangako kami hanggang {day}, at humihingi ng paumanhin. Nasa pinuno na ng serbisyo ito. Nasa app ang iba mo pang magagawa.',
      hi: '{reference}: हमने {day} तक का वादा किया था, हमें खेद है। यह अब सेवा प्रमुख के पास है। आप और क्या कर सकते हैं, यह ऐप में है।',
    },
  },
  answered: {
    title: {
      en: 'We have answered your complaint',
      zh: '我们已答复您的投诉',
      fil: 'Sinagot na namin ang reklamo mo',
      hi: 'हमने आपकी शिकायत का जवाब दे दिया है',
    },
    body: {
      en: '{reference}: read it under complaints. If it does not solve it, reply there, and it is open again.',
      zh: '{reference}：请在投诉中查看。如果问题未解决，请在那里回复，投诉会重新打开。',
      fil: '{reference}: basahin sa mga reklamo. Kung hindi ito nalutas, sumagot doon at bukas ulit ito.',
      hi: '{reference}: शिकायतों में पढ़ें। अगर बात नहीं सुलझी, तो वहीं जवाब दें और शिकायत फिर खुल जाएगी।',
    },
  },
  'taken-back': {
    title: {
      en: 'We have taken the charge back',
      zh: '我们已撤回这笔费用',
      fil: 'Binawi na namin ang singil',
      hi: 'हमने शुल्क वापस ले लिया है',
    },
    body: {
      en: '{reference}: you no longer owe this late charge. Read our answer under complaints.',
      zh: '{reference}：您不再欠这笔逾期费用。我们的答复请在投诉中查看。',
      fil: '{reference}: hindi mo na utang ang singil na ito. Basahin ang sagot namin sa mga reklamo.',
      hi: '{reference}: यह देरी का शुल्क अब आपको नहीं देना है। हमारा जवाब शिकायतों में पढ़ें।',
    },
  },
  rejected: {
    title: {
      en: 'We have answered your complaint',
      zh: '我们已答复您的投诉',
      fil: 'Sinagot na namin ang reklamo mo',
      hi: 'हमने आपकी शिकायत का जवाब दे दिया है',
    },
    body: {
      en: '{reference}: we could not agree with you. Read why under complaints. You can reply there, or go to the {regulator}, free of charge.',
      zh: '{reference}：我们未能同意您的意见。原因请在投诉中查看。您可以在那里回复，或免费向 {regulator} 投诉。',
      fil: '{reference}: hindi kami sumang-ayon. Basahin kung bakit sa mga reklamo. Puwede kang sumagot doon, o pumunta sa {regulator}, walang bayad.',
      hi: '{reference}: हम आपसे सहमत नहीं हो सके। कारण शिकायतों में पढ़ें। आप वहीं जवाब दे सकते हैं, या बिना शुल्क {regulator} के पास जा सकते हैं।',
    },
  },
  regulator: {
    title: {
      en: 'You can go to the {regulator}',
      zh: '您可以向 {regulator} 投诉',
      fil: 'Puwede ka nang pumunta sa {regulator}',
      hi: 'आप {regulator} के पास जा सकते हैं',
    },
    body: {
      en: '{reference} is not answered, and the time that the law gives us is over. It is free of charge: how is in the app.',
      zh: '{reference} 尚未答复，法律规定的时间已过。投诉免费，方法请见应用。',
      fil: 'Hindi pa nasasagot ang {reference}, at lampas na ang panahong ibinibigay ng batas. Walang bayad: nasa app kung paano.',
      hi: '{reference} का जवाब नहीं मिला और क़ानून का समय बीत चुका है। यह बिना शुल्क है: कैसे, यह ऐप में है।',
    },
  },
  reopened: {
    title: {
      en: 'Your complaint is open again',
      zh: '您的投诉已重新打开',
      fil: 'Bukas ulit ang reklamo mo',
      hi: 'आपकी शिकायत फिर खुल गई है',
    },
    body: {
      en: '{reference}: a person reads what you wrote and answers by {day}.',
      zh: '{reference}：工作人员会阅读您的留言，并在{day}前答复。',
      fil: '{reference}: may taong magbabasa ng isinulat mo at sasagot hanggang {day}.',
      hi: '{reference}: एक व्यक्ति आपकी बात पढ़कर {day} तक जवाब देगा।',
    },
  },
  closed: {
    title: {
      en: 'Your complaint is closed',
      zh: '您的投诉已关闭',
      fil: 'Sarado na ang reklamo mo',
      hi: 'आपकी शिकायत बंद हो गई है',
    },
    body: {
      en: '{reference}: if it is not solved, open it again under complaints.',
      zh: '{reference}：如果问题未解决，可在投诉中重新打开。',
      fil: '{reference}: kung hindi pa ito nalutas, buksan ulit sa mga reklamo.',
      hi: '{reference}: अगर बात नहीं सुलझी, तो शिकायतों में इसे फिर खोलें।',
    },
  },
};
