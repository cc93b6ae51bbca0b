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

/** Told with it where it could not do what it was made for: the fee of a delay that came too late, a settlement that fell short. */
export const insteadWords: Words = {
  en: 'It came too late for what you had asked, or was not enough, so it was counted as an ordinary repayment.',
  zh: '款项到账太晚或金额不足，无法按您的申请处理，已按普通还款入账。',
  fil: 'Nahuli ito para sa hiniling mo, o kulang, kaya ibinilang itong karaniwang bayad.',
  hi: 'आपने जो माँगा था उसके लिए यह देर से आया या कम था, इसलिए इसे साधारण भुगतान माना गया।',
};

/** Told with it where the loan has ended and this is more than was owed. */
export function overpaidWords({
  market,
  amount,
}: {
  readonly market: MarketId;
  readonly amount: bigint;
}): Words {
  const sum = marketMoney(market, amount);
  return {
    en: `${sum} of it is more than you owed. It is yours, and we send it back to your account.`,
    zh: `其中 ${sum} 超出您的欠款，属于您，我们会退回您的账户。`,
    fil: `Sobra ang ${sum} sa utang mo. Sa iyo iyon, at ibabalik namin sa account mo.`,
    hi: `इसमें से ${sum} आपके बकाया से ज़्यादा है। वह आपका है, हम उसे आपके खाते में लौटा देंगे।`,
  };
}

/** Told when the bank has taken a payment back. */
export function chargedBackWords({
  market,
  amount,
}: {
  readonly market: MarketId;
  readonly amount: bigint;
}): Texts {
  const sum = marketMoney(market, amount);
  return {
    title: {
      en: 'A payment was taken back',
      zh: '一笔付款已被撤回',
      fil: 'May bayad na binawi',
      hi: 'एक भुगतान वापस ले लिया गया',
    },
    body: {
      en: `The bank or the payment service has taken back ${sum} that had come for your loan. It no longer counts; your loan’s page shows what is open. If you did not expect this, ask your bank, or contact us.`,
      zh: `银行或支付服务已撤回为您的贷款支付的 ${sum}，该款项不再计入，未付金额请见贷款页面。如有疑问，请咨询您的银行或与我们联系。`,
      fil: `Binawi ng bangko o ng serbisyong pambayad ang ${sum} na dumating para sa loan mo. Hindi na ito bilang; nasa pahina ng loan mo ang natitira. Kung hindi mo ito inaasahan, magtanong sa bangko mo, o makipag-ugnayan sa amin.`,
      hi: `बैंक या भुगतान सेवा ने आपके लोन के लिए आए ${sum} वापस ले लिए। अब वे नहीं गिने जाते; जो बाक़ी है वह लोन के पेज पर है। अगर आपको इसकी उम्मीद नहीं थी, तो अपने बैंक से पूछें या हमसे संपर्क करें।`,
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
