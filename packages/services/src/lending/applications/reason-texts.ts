import type { ReasonText } from './application-reasons.ts';

/** Why an order is refused, in words that a borrower may read and, where that is possible, act on. */
export const refusalReasons = {
  too_young: {
    sentence: {
      en: 'You are not 18 yet, and the law lets us lend only to adults.',
      zh: '您未满 18 岁，法律只允许我们向成年人放款。',
      fil: 'Wala ka pang 18, at sa matatanda lang kami puwedeng magpautang ayon sa batas.',
      hi: 'आप अभी 18 साल के नहीं हैं, और क़ानून हमें सिर्फ़ वयस्कों को ऋण देने देता है।',
    },
    whatWouldChangeIt: {
      en: 'Apply again after your 18th birthday.',
      zh: '满 18 岁后可再次申请。',
      fil: 'Mag-apply ulit pagkatapos ng ika-18 mong kaarawan.',
      hi: '18वें जन्मदिन के बाद फिर आवेदन करें।',
    },
    step: null,
  },
  late_with_us: {
    sentence: {
      en: 'A payment of a loan with us is late.',
      zh: '您在我们这里有一笔贷款逾期未还。',
      fil: 'May hulog ka sa amin na lampas na sa petsa.',
      hi: 'हमारे यहाँ आपके एक ऋण की किस्त देर से है।',
    },
    whatWouldChangeIt: {
      en: 'Pay what is late: you can apply again the same day.',
      zh: '还清逾期款项后，当天即可再次申请。',
      fil: 'Bayaran ang lampas na: puwede kang mag-apply ulit sa araw ding iyon.',
      hi: 'जो देर से है वह चुका दें: उसी दिन फिर आवेदन कर सकते हैं।',
    },
    step: null,
  },
  loan_was_given_up: {
    sentence: {
      en: 'An earlier loan with us was never paid back.',
      zh: '您之前在我们这里的一笔贷款始终未还清。',
      fil: 'May dati kang loan sa amin na hindi nabayaran.',
      hi: 'हमारे यहाँ आपका एक पुराना ऋण कभी चुकाया नहीं गया।',
    },
    whatWouldChangeIt: {
      en: 'Call us: we look together at how that loan can be closed.',
      zh: '请致电我们，一起商量如何结清那笔贷款。',
      fil: 'Tawagan kami: titingnan natin kung paano maisasara ang loan na iyon.',
      hi: 'हमें फ़ोन करें: हम साथ देखेंगे कि वह ऋण कैसे बंद हो।',
    },
    step: null,
  },
  loan_with_us_runs: {
    sentence: {
      en: 'You have a loan with us that is not paid back yet: a first loan comes alone, later at most two run at once.',
      zh: '您在我们这里还有未还清的贷款：首次借款只能有一笔，之后最多同时两笔。',
      fil: 'May loan ka sa amin na hindi pa bayad: mag-isa muna ang unang loan, at pagkatapos ay hanggang dalawa lang ang sabay.',
      hi: 'हमारे यहाँ आपका एक ऋण अभी चुकाया जाना है: पहला ऋण अकेला होता है, बाद में एक साथ ज़्यादा से ज़्यादा दो चलते हैं।',
    },
    whatWouldChangeIt: {
      en: 'Pay it back: you can apply again the same day.',
      zh: '还清后，当天即可再次申请。',
      fil: 'Bayaran muna ito: puwede kang mag-apply ulit sa araw ding iyon.',
      hi: 'उसे चुका दें: उसी दिन फिर आवेदन कर सकते हैं।',
    },
    step: null,
  },
  instalment_is_too_large: {
    sentence: {
      en: 'With what you already pay back each month, an instalment would take too much of your income.',
      zh: '加上您每月已有的还款，分期还款会占用您收入的过大部分。',
      fil: 'Kasama ng binabayaran mo na buwan-buwan, masyadong malaki ang kukunin ng hulog sa kita mo.',
      hi: 'हर महीने आप जो पहले से चुकाते हैं उसके साथ किस्त आपकी आय का बहुत बड़ा हिस्सा ले लेगी।',
    },
    whatWouldChangeIt: {
      en: 'A longer term, or fewer other obligations. If your income is more than you wrote, mend it.',
      zh: '选择更长的期限，或减少其他还款。如果您的收入高于所填，请更正。',
      fil: 'Mas mahabang termino, o mas kaunting ibang bayarin. Kung mas malaki ang kita mo kaysa sa isinulat, ayusin ito.',
      hi: 'लंबी अवधि, या दूसरी देनदारियाँ कम होना। अगर आपकी आय लिखी हुई से ज़्यादा है तो उसे सुधारें।',
    },
    step: 'job',
  },
  bureau_record_is_bad: {
    sentence: {
      en: 'The credit bureau says that a loan elsewhere was late for three months or more, or never paid back.',
      zh: '征信机构显示，您在其他机构有贷款逾期三个月以上或从未还清。',
      fil: 'Ayon sa credit bureau, may loan ka sa iba na tatlong buwan o higit pang nahuli, o hindi nabayaran.',
      hi: 'क्रेडिट ब्यूरो के अनुसार दूसरी जगह आपका कोई ऋण तीन महीने या ज़्यादा देर से रहा, या चुकाया नहीं गया।',
    },
    whatWouldChangeIt: {
      en: 'Ask the bureau for your record: it is free once a year, and what is wrong in it must be corrected.',
      zh: '向征信机构索取您的记录：每年可免费一次，有误之处必须更正。',
      fil: 'Hingin sa bureau ang rekord mo: libre ito isang beses sa isang taon, at dapat itama ang mali.',
      hi: 'ब्यूरो से अपना रिकॉर्ड माँगें: साल में एक बार मुफ़्त है, और उसमें जो ग़लत है उसे ठीक करना होता है।',
    },
    step: null,
  },
  too_many_loans: {
    sentence: {
      en: 'You have too many loans elsewhere at the same time.',
      zh: '您在其他机构同时有太多贷款。',
      fil: 'Masyadong marami kang sabay-sabay na loan sa iba.',
      hi: 'दूसरी जगह आपके एक साथ बहुत ज़्यादा ऋण चल रहे हैं।',
    },
    whatWouldChangeIt: {
      en: 'Pay one or two of them back, then apply again.',
      zh: '先还清其中一两笔，再来申请。',
      fil: 'Bayaran muna ang isa o dalawa, saka mag-apply ulit.',
      hi: 'उनमें से एक-दो चुका दें, फिर आवेदन करें।',
    },
    step: null,
  },
  income_is_too_small: {
    sentence: {
      en: 'Your income is below what a loan of ours needs.',
      zh: '您的收入低于我们贷款的要求。',
      fil: 'Mas mababa ang kita mo sa kailangan para sa loan namin.',
      hi: 'आपकी आय उतनी नहीं है जितनी हमारे ऋण के लिए चाहिए।',
    },
    whatWouldChangeIt: {
      en: 'If it is more than you wrote, or has grown, mend your work details and apply again.',
      zh: '如果收入高于所填或已有增长，请更正工作信息后再次申请。',
      fil: 'Kung mas malaki ito kaysa sa isinulat, o tumaas na, ayusin ang detalye ng trabaho mo at mag-apply ulit.',
      hi: 'अगर वह लिखी हुई से ज़्यादा है या बढ़ गई है, तो काम का विवरण सुधारें और फिर आवेदन करें।',
    },
    step: 'job',
  },
  decided_by_a_person: {
    sentence: {
      en: 'A person looked at your application and decided against it.',
      zh: '工作人员审核了您的申请，决定不予批准。',
      fil: 'Tiningnan ng tao ang aplikasyon mo at nagpasyang hindi ito tanggapin.',
      hi: 'एक व्यक्ति ने आपका आवेदन देखा और उसे न मानने का फ़ैसला किया।',
    },
    whatWouldChangeIt: {
      en: 'Call us and ask: you may hear the grounds and have it looked at again.',
      zh: '请致电我们：您可以了解理由，并要求重新审核。',
      fil: 'Tumawag at magtanong: puwede mong marinig ang dahilan at ipatingin itong muli.',
      hi: 'फ़ोन करके पूछें: आप कारण सुन सकते हैं और उसे फिर से दिखवा सकते हैं।',
    },
    step: null,
  },
  cannot_be_offered: {
    // Where a name is on a sanctions list the law forbids to say so: the words are the same for a document that is not genuine.
    sentence: {
      en: 'After our checks we can’t offer you a loan.',
      zh: '经过核查，我们无法向您提供贷款。',
      fil: 'Pagkatapos ng aming pagsusuri, hindi ka namin maaalok ng loan.',
      hi: 'हमारी जाँच के बाद हम आपको ऋण नहीं दे सकते।',
    },
    whatWouldChangeIt: {
      en: 'If you think that this is a mistake, write or call us.',
      zh: '如果您认为有误，请写信或致电我们。',
      fil: 'Kung sa tingin mo ay mali ito, sumulat o tumawag sa amin.',
      hi: 'अगर आपको लगता है कि यह ग़लती है, तो हमें लिखें या फ़ोन करें।',
    },
    step: null,
  },
} as const satisfies Readonly<Record<string, ReasonText>>;
