import { isLanguage, type Language, type Words } from '@candor/markets';
import { chargeAnswers } from '../../servicing/disputes/charge-answer-texts.ts';

type Template = { readonly key: string; readonly name: string; readonly words: Words };

/** What is answered often. A person reads it, fills what stands in braces, and makes it their own. */
const templates: readonly Template[] = [
  {
    key: 'payment-found',
    name: 'Payment found',
    words: {
      en: 'Thank you for writing. We have found your payment and counted it from the day on which you sent it. Nothing was charged for the days between. Your loan in the app shows it.',
      zh: '感谢您的来信。我们已找到您的还款，并从您付款当日起计入。其间的天数没有收取任何费用。您可以在应用的贷款页面查看。',
      fil: 'Salamat sa pagsulat. Nakita na namin ang bayad mo at binilang ito mula sa araw na ipinadala mo. Walang siningil para sa mga araw sa pagitan. Makikita ito sa loan mo sa app.',
      hi: 'लिखने के लिए धन्यवाद। हमें आपका भुगतान मिल गया है और इसे उसी दिन से गिना गया है जिस दिन आपने भेजा था। बीच के दिनों का कोई शुल्क नहीं लिया गया। ऐप में आपके लोन में यह दिखता है।',
    },
  },
  {
    key: 'more-needed',
    name: 'We need to know more',
    words: {
      en: 'Thank you for writing. To look into it we need a little more: the day, the amount and, if you have it, a picture of the receipt. Please answer here.',
      zh: '感谢您的来信。为了核查，我们还需要一些信息：日期、金额，以及（如有）收据照片。请在此回复。',
      fil: 'Salamat sa pagsulat. Para matingnan namin ito, kailangan pa namin ng kaunti: ang araw, ang halaga at, kung mayroon, larawan ng resibo. Sumagot lang dito.',
      hi: 'लिखने के लिए धन्यवाद। जाँच के लिए हमें थोड़ी और जानकारी चाहिए: दिन, राशि और, अगर हो, तो रसीद की तस्वीर। कृपया यहीं जवाब दें।',
    },
  },
  {
    key: 'sorry-conduct',
    name: 'Sorry for how you were treated',
    words: {
      en: 'We are sorry for how you were treated. That is not how we want to speak with anybody. We have talked with the person concerned, and it will not happen again.',
      zh: '对于您受到的对待，我们深表歉意。这不是我们应有的沟通方式。我们已与相关人员谈话，此事不会再发生。',
      fil: 'Humihingi kami ng paumanhin sa naging pagtrato sa iyo. Hindi ganoon ang gusto naming pakikipag-usap kaninuman. Kinausap na namin ang taong sangkot, at hindi na ito mauulit.',
      hi: 'आपके साथ जैसा व्यवहार हुआ, उसके लिए हमें खेद है। हम किसी से ऐसे बात नहीं करना चाहते। हमने संबंधित व्यक्ति से बात की है और ऐसा फिर नहीं होगा।',
    },
  },
];

/** The templates in the borrower's language; those about a disputed charge only where there is one. */
export function answerTemplates(
  language: string,
  charge: { readonly amount: string } | null,
): { readonly key: string; readonly name: string; readonly words: string }[] {
  const spoken: Language = isLanguage(language) ? language : 'en';
  const ofCharge: Template[] = [
    { key: 'charge-taken-back', name: 'Charge taken back', words: chargeAnswers.waive },
    { key: 'charge-stands', name: 'Charge stands', words: chargeAnswers['let-stand'] },
  ];
  return [...(charge ? ofCharge : []), ...templates].map(({ key, name, words }) => ({
    key,
    name,
    words: words[spoken].replace('{amount}', charge?.amount ?? ''),
  }));
}
