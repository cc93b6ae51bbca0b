import { marketMoney, type MarketId, type Words } from '@candor/markets';

type Texts = { readonly title: Words; readonly body: Words };

/** Told when money was counted on a loan. */
export function countedWords({
  market,
  amount,
}: {
  readonly market: MarketId;
  readonly amount: bigint;
}): Texts {
  const sum = marketMoney(market, amount);
  return {
    title: {
      en: 'Your payment has arrived',
      zh: '您的付款已到账',
      fil: 'Dumating na ang bayad mo',
      hi: 'आपका भुगतान पहुँच गया',
    },
    body: {
      en: `We have received ${sum}. What it paid, and the receipt, are on your loan’s page.`,
      zh: `我们已收到 ${sum}。抵扣明细和收据请见您的贷款页面。`,
      fil: `Natanggap namin ang ${sum}. Nasa pahina ng loan mo kung ano ang nabayaran nito, at ang resibo.`,
      hi: `हमें ${sum} मिल गए हैं। इससे क्या चुका और रसीद, दोनों आपके ऋण के पेज पर हैं।`,
    },
  };
}

/** Told when the bank shows no such transfer. */
export const noSuchTransferWords: Texts = {
  title: {
    en: 'We could not find your transfer',
    zh: '我们未找到您的转账',
    fil: 'Hindi namin makita ang transfer mo',
    hi: 'हमें आपका ट्रांसफ़र नहीं मिला',
  },
  body: {
    en: 'Our bank shows no transfer with the number that you gave us. Please compare it with your bank’s app and send it again, or contact us.',
    zh: '我们的银行没有您所提供编号的转账。请与您的银行应用核对后重新提交，或与我们联系。',
    fil: 'Walang transfer sa bangko namin na may numerong ibinigay mo. Ihambing sa app ng bangko mo at ipadala ulit, o makipag-ugnayan sa amin.',
    hi: 'हमारे बैंक में आपके दिए नंबर का कोई ट्रांसफ़र नहीं है। कृपया अपने बैंक ऐप से मिलाकर फिर भेजें, या हमसे संपर्क करें।',
  },
};
