import type { CalendarDate } from '@candor/domain/calendar';
import type { PaymentState } from '@candor/domain/states';
import type { Language, Words } from '@candor/markets';
import { dayWords } from '@candor/services/customers/messages';

const made: Words = {
  en: 'Not paid yet. This page changes by itself when the money comes.',
  zh: '尚未付款。款项到账后，本页会自动更新。',
  fil: 'Hindi pa bayad. Kusang magbabago ang pahinang ito kapag dumating ang pera.',
  hi: 'अभी चुकाया नहीं गया। पैसा आते ही यह पेज अपने-आप बदल जाएगा।',
};

const arrived: Words = {
  en: 'The money is here. It is being counted.',
  zh: '款项已到账，正在入账。',
  fil: 'Dumating na ang pera. Ibinibilang na ito.',
  hi: 'पैसा आ गया है। उसे गिना जा रहा है।',
};

const lines: Readonly<Record<PaymentState, Words>> = {
  created: made,
  pending: made,
  expired: {
    en: 'The code has expired. If you have paid, the money still counts; if not, make a new code.',
    zh: '付款码已过期。如已付款，款项仍会入账；如未付款，请重新生成。',
    fil: 'Lipas na ang code. Kung nagbayad ka na, bibilangin pa rin ito; kung hindi, gumawa ng bago.',
    hi: 'कोड की अवधि ख़त्म हो गई। अगर आपने चुका दिया है तो पैसा गिना जाएगा; नहीं तो नया कोड बनाएँ।',
  },
  failed: {
    en: 'This payment did not go through. Nothing was taken from what you owe. Please try another way.',
    zh: '此笔付款未成功，欠款未变。请尝试其他方式。',
    fil: 'Hindi natuloy ang bayad na ito. Walang nabago sa utang mo. Subukan ang ibang paraan.',
    hi: 'यह भुगतान नहीं हो पाया। आपका बकाया वैसा ही है। कृपया दूसरा तरीका आज़माएँ।',
  },
  claimed: {
    en: 'You told us that you have paid. We are looking for it in the bank’s statement.',
    zh: '您已告知付款。我们正在银行对账单中查找。',
    fil: 'Sinabi mong nagbayad ka na. Hinahanap namin ito sa statement ng bangko.',
    hi: 'आपने बताया कि चुका दिया है। हम उसे बैंक के विवरण में खोज रहे हैं।',
  },
  refused: {
    en: 'We could not find this money. Please check the number that you gave us, or contact us.',
    zh: '我们未找到这笔款项。请核对您提供的号码，或联系我们。',
    fil: 'Hindi namin makita ang perang ito. Suriin ang numerong ibinigay mo, o makipag-ugnayan sa amin.',
    hi: 'हमें यह पैसा नहीं मिला। कृपया दिया हुआ नंबर जाँचें या हमसे संपर्क करें।',
  },
  matched: arrived,
  received: arrived,
  divided: arrived,
  allocated: {
    en: 'Paid. Thank you.',
    zh: '已付款，谢谢。',
    fil: 'Bayad na. Salamat.',
    hi: 'चुका दिया गया। धन्यवाद।',
  },
  reversed: {
    en: 'This payment was taken back, and no longer counts. Ask your bank why, or contact us.',
    zh: '此笔付款已被撤回，不再计入。请向您的银行查询原因，或联系我们。',
    fil: 'Binawi ang bayad na ito, at hindi na bilang. Itanong sa bangko mo kung bakit, o makipag-ugnayan sa amin.',
    hi: 'यह भुगतान वापस ले लिया गया और अब नहीं गिना जाता। कारण अपने बैंक से पूछें या हमसे संपर्क करें।',
  },
  refunded: {
    en: 'This money was sent back to you.',
    zh: '这笔款项已退还给您。',
    fil: 'Ibinalik sa iyo ang perang ito.',
    hi: 'यह पैसा आपको लौटा दिया गया।',
  },
};

const instead: Words = {
  en: 'Your money came too late for what you had asked, or was not enough. It was counted as an ordinary repayment.',
  zh: '款项到账太晚或金额不足，无法按您的申请处理，已按普通还款入账。',
  fil: 'Nahuli ang pera mo para sa hiniling mo, o kulang. Ibinilang ito bilang karaniwang bayad.',
  hi: 'आपने जो माँगा था उसके लिए पैसा देर से आया या कम था। उसे साधारण भुगतान माना गया।',
};

const nothingWasOwed: Words = {
  en: 'Your loan had ended before this money came. It is yours: we send it back to your account.',
  zh: '款项到账时您的贷款已结束。该款项属于您，我们会退回您的账户。',
  fil: 'Tapos na ang loan mo nang dumating ang perang ito. Sa iyo ito: ibabalik namin sa account mo.',
  hi: 'यह पैसा आने से पहले आपका लोन ख़त्म हो चुका था। यह आपका है: हम इसे आपके खाते में लौटा देंगे।',
};

const nothingIsOwed: Words = {
  en: 'Nothing is owed any more. Do not pay this code.',
  zh: '已无欠款，请勿使用此付款码付款。',
  fil: 'Wala nang utang. Huwag nang bayaran ang code na ito.',
  hi: 'अब कुछ बकाया नहीं है। इस कोड से भुगतान न करें।',
};

const isOver: Words = {
  en: 'Paid. Your loan is over. Thank you.',
  zh: '已付款，您的贷款已结束。谢谢。',
  fil: 'Bayad na. Tapos na ang loan mo. Salamat.',
  hi: 'चुका दिया गया। आपका लोन ख़त्म हुआ। धन्यवाद।',
};

const moved: Words = {
  en: 'Paid. Your instalment is now due {day}.',
  zh: '已付款。您的还款日现为{day}。',
  fil: 'Bayad na. {day} na ang petsa ng hulog mo.',
  hi: 'चुका दिया गया। आपकी किस्त अब {day} को देनी है।',
};

const claims: Readonly<Record<'waiting' | 'found' | 'refused', Words>> = {
  waiting: {
    en: 'We are looking for it. It shows in the bank’s statement by {day} at the latest. You need not do anything.',
    zh: '正在查找，最迟{day}会出现在银行对账单中。您无需操作。',
    fil: 'Hinahanap na namin. Lalabas ito sa statement ng bangko hanggang {day}. Wala kang kailangang gawin.',
    hi: 'हम खोज रहे हैं। यह ज़्यादा से ज़्यादा {day} तक बैंक के विवरण में दिखता है। आपको कुछ नहीं करना है।',
  },
  found: { en: 'Found.', zh: '已找到。', fil: 'Nakita na.', hi: 'मिल गया।' },
  refused: {
    en: 'Not found under this number. Please check it and send it again.',
    zh: '此号码下未找到款项。请核对后重新提交。',
    fil: 'Walang nakita sa numerong ito. Suriin at ipadala ulit.',
    hi: 'इस नंबर से कुछ नहीं मिला। जाँचकर दोबारा भेजें।',
  },
};

/** What has become of a payment, and what happens next. */
export function paymentLine(state: PaymentState, language: Language): string {
  return lines[state][language];
}

/** The fee of a delay, or what was to end the loan, that could not do so any more: it is still money. */
export function insteadLine(language: Language): string {
  return instead[language];
}

/** Of a loan that was settled in another way meanwhile. */
export function nothingWasOwedLine(language: Language): string {
  return nothingWasOwed[language];
}

/** Of a code that nobody should pay any more. */
export function nothingIsOwedLine(language: Language): string {
  return nothingIsOwed[language];
}

/** Of money that ended the loan. */
export function isOverLine(language: Language): string {
  return isOver[language];
}

/** Of the fee of a delay, once it has moved the day. */
export function movedLine(dueOn: CalendarDate, language: Language): string {
  return moved[language].replace('{day}', dayWords(dueOn, language));
}

/** `by`: the day by which money that was sent is in the bank's statement. */
export function claimLine(state: keyof typeof claims, by: CalendarDate, language: Language): string {
  return claims[state][language].replace('{day}', dayWords(by, language));
}
