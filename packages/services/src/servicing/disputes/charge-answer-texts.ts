import type { Words } from '@candor/markets';

/** What stands in a complaint as the answer to a disputed charge, where nobody has put it in words of their own. */
export const chargeAnswers: Readonly<Record<'waive' | 'let-stand', Words>> = {
  waive: {
    en: 'You were right, and we are sorry. We have taken the late charge of {amount} back. What you had paid of it counts for what is due, or is kept as your credit.',
    zh: '您是对的，我们很抱歉。我们已撤回{amount}的逾期费用。您已付的部分会抵扣到期款项，或作为您的余额保留。',
    fil: 'Tama ka, at humihingi kami ng paumanhin. Binawi namin ang singil sa pagkaantala na {amount}. Ang nabayaran mo na rito ay ibabawas sa dapat bayaran, o itatago bilang credit mo.',
    hi: 'आप सही थे, हमें खेद है। हमने {amount} का देरी का शुल्क वापस ले लिया है। इसमें से जो आपने चुकाया था, वह देय राशि में गिना जाएगा या आपके क्रेडिट में रहेगा।',
  },
  'let-stand': {
    en: 'We have looked at this late charge and its days again, and it is as agreed: it stands. For the days on which we looked at it nothing is added. From today it grows again until the instalment is paid.',
    zh: '我们重新核对了这笔逾期费用及其天数，与约定一致，因此维持不变。核对期间不加收任何费用。从今天起，在该期还清之前会继续计算。',
    fil: 'Tiningnan naming muli ang singil na ito at ang mga araw nito, at ayon ito sa kasunduan: mananatili ito. Walang idinagdag sa mga araw na tinitingnan namin ito. Mula ngayon ay lalaki itong muli hanggang mabayaran ang hulog.',
    hi: 'हमने यह देरी का शुल्क और इसके दिन फिर से देखे; यह समझौते के अनुसार है, इसलिए रहेगा। जिन दिनों हम इसे देख रहे थे, उनका कुछ नहीं जोड़ा गया। आज से किस्त चुकने तक यह फिर बढ़ेगा।',
  },
};
