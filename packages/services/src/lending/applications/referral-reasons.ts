import type { ReasonText } from './application-reasons.ts';

/** Why a table leaves an order to a person. */
export const referralReasons = {
  details_are_incomplete: {
    sentence: {
      en: 'Some of your details are being checked.',
      zh: '您的部分资料正在核对。',
      fil: 'Sinusuri ang ilan sa mga detalye mo.',
      hi: 'आपका कुछ विवरण जाँचा जा रहा है।',
    },
    whatWouldChangeIt: null,
    step: null,
  },
  was_late_before: {
    sentence: {
      en: 'An earlier loan with us was late for more than a month, so a person looks at it.',
      zh: '您之前的一笔贷款曾逾期一个月以上，因此由工作人员审核。',
      fil: 'May dati kang loan sa amin na mahigit isang buwang nahuli, kaya tao ang tumitingin.',
      hi: 'हमारे यहाँ आपका एक पुराना ऋण एक महीने से ज़्यादा देर से रहा, इसलिए कोई व्यक्ति देख रहा है।',
    },
    whatWouldChangeIt: null,
    step: null,
  },
  check_by_hand: {
    sentence: {
      en: 'A person finishes the checks of your application.',
      zh: '工作人员正在完成对您申请的核查。',
      fil: 'Tao ang tumatapos sa pagsusuri ng aplikasyon mo.',
      hi: 'एक व्यक्ति आपके आवेदन की जाँच पूरी कर रहा है।',
    },
    whatWouldChangeIt: null,
    step: null,
  },
  bureau_was_not_asked: {
    sentence: {
      en: 'You did not let us ask the credit bureau, so a person decides.',
      zh: '您未允许我们查询征信机构，因此由工作人员决定。',
      fil: 'Hindi mo kami pinayagang magtanong sa credit bureau, kaya tao ang magpapasya.',
      hi: 'आपने क्रेडिट ब्यूरो से पूछने नहीं दिया, इसलिए कोई व्यक्ति फ़ैसला करेगा।',
    },
    whatWouldChangeIt: null,
    step: null,
  },
  bureau_did_not_answer: {
    sentence: {
      en: 'The credit bureau did not answer, so a person decides.',
      zh: '征信机构没有答复，因此由工作人员决定。',
      fil: 'Hindi sumagot ang credit bureau, kaya tao ang magpapasya.',
      hi: 'क्रेडिट ब्यूरो ने जवाब नहीं दिया, इसलिए कोई व्यक्ति फ़ैसला करेगा।',
    },
    whatWouldChangeIt: null,
    step: null,
  },
  bureau_shows_lateness: {
    sentence: {
      en: 'The credit bureau says that a loan elsewhere was late, so a person looks at it.',
      zh: '征信机构显示您在其他机构有贷款逾期，因此由工作人员审核。',
      fil: 'Ayon sa credit bureau, may loan ka sa iba na nahuli, kaya tao ang tumitingin.',
      hi: 'क्रेडिट ब्यूरो के अनुसार दूसरी जगह आपका ऋण देर से रहा, इसलिए कोई व्यक्ति देख रहा है।',
    },
    whatWouldChangeIt: null,
    step: null,
  },
  bureau_knows_too_little: {
    sentence: {
      en: 'The credit bureau hardly knows you yet, so a person looks at it.',
      zh: '征信机构对您的记录还很少，因此由工作人员审核。',
      fil: 'Kaunti pa lang ang alam ng credit bureau tungkol sa iyo, kaya tao ang tumitingin.',
      hi: 'क्रेडिट ब्यूरो आपको अभी बहुत कम जानता है, इसलिए कोई व्यक्ति देख रहा है।',
    },
    whatWouldChangeIt: null,
    step: null,
  },
  many_enquiries: {
    sentence: {
      en: 'Many lenders asked about you in the last weeks, so a person looks at it.',
      zh: '最近几周有多家机构查询过您，因此由工作人员审核。',
      fil: 'Maraming nagpapautang ang nagtanong tungkol sa iyo nitong mga linggo, kaya tao ang tumitingin.',
      hi: 'पिछले हफ़्तों में कई ऋणदाताओं ने आपके बारे में पूछा, इसलिए कोई व्यक्ति देख रहा है।',
    },
    whatWouldChangeIt: null,
    step: null,
  },
  account_is_shared: {
    sentence: {
      en: 'Your account for the payout is also another borrower’s, so a person looks at it.',
      zh: '您的收款账户也被另一位借款人使用，因此由工作人员审核。',
      fil: 'Ang account mo para sa padala ay gamit din ng ibang umuutang, kaya tao ang tumitingin.',
      hi: 'पैसे पाने का आपका खाता किसी और उधारकर्ता का भी है, इसलिए कोई व्यक्ति देख रहा है।',
    },
    whatWouldChangeIt: null,
    step: 'bank',
  },
  offer_needs_a_person: {
    sentence: {
      en: 'A person prepares your offer.',
      zh: '工作人员正在为您准备报价。',
      fil: 'Tao ang naghahanda ng alok sa iyo.',
      hi: 'एक व्यक्ति आपका प्रस्ताव तैयार कर रहा है।',
    },
    whatWouldChangeIt: null,
    step: null,
  },
} as const satisfies Readonly<Record<string, ReasonText>>;
