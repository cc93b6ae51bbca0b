import type { Words } from '@candor/markets';

export type FigureKind = 'nominal-rate' | 'effective-rate' | 'late-charge' | 'total-cost' | 'cooling-off';

export const applyWords = {
  person: {
    en: 'You are {years} or older, have an income and live where we lend ({country}).',
    zh: '您年满{years}岁，居住在{country}，并有收入。',
    fil: 'Ikaw ay {years} taong gulang pataas, nakatira sa {country}, at may kita.',
    hi: 'आपकी उम्र {years} वर्ष या अधिक है, आप {country} में रहते हैं और आपकी आय है।',
  },
  lateMonth: {
    en: 'Being late costs {percent} % a month of the late amount, after {grace} of grace, and never more than the law allows.',
    zh: '逾期每月收取逾期金额的 {percent} %，宽限期为{grace}，且绝不超过法律上限。',
    fil: 'Ang pagkahuli ay {percent} % kada buwan ng halagang huli, matapos ang palugit na {grace}, at hindi kailanman lalampas sa payagan ng batas.',
    hi: 'देरी पर देय राशि का {percent} % प्रति माह लगता है, {grace} की छूट के बाद, और क़ानून की सीमा से ज़्यादा कभी नहीं।',
  },
  lateDay: {
    en: 'Being late costs {percent} % a day of the late amount, after {grace} of grace, and never more than the law allows.',
    zh: '逾期每天收取逾期金额的 {percent} %，宽限期为{grace}，且绝不超过法律上限。',
    fil: 'Ang pagkahuli ay {percent} % kada araw ng halagang huli, matapos ang palugit na {grace}, at hindi kailanman lalampas sa payagan ng batas.',
    hi: 'देरी पर देय राशि का {percent} % प्रति दिन लगता है, {grace} की छूट के बाद, और क़ानून की सीमा से ज़्यादा कभी नहीं।',
  },
  lateFixed: {
    en: 'Being late costs {amount} once for each late payment, after {grace} of grace.',
    zh: '每笔逾期一次性收取 {amount}，宽限期为{grace}。',
    fil: 'Ang pagkahuli ay {amount} isang beses sa bawat huling bayad, matapos ang palugit na {grace}.',
    hi: 'हर देर से किए भुगतान पर एक बार {amount} लगता है, {grace} की छूट के बाद।',
  },
  early: {
    en: 'You may pay early at any time: it costs nothing extra and saves interest.',
    zh: '您可随时提前还款：不额外收费，还能节省利息。',
    fil: 'Puwede kang magbayad nang maaga kahit kailan: walang dagdag na bayad at makakatipid sa interes.',
    hi: 'आप कभी भी पहले चुका सकते हैं: कोई अतिरिक्त शुल्क नहीं, और ब्याज बचता है।',
  },
  leave: {
    en: 'You may change your mind within {days} of the money arriving, and the fees go back to you.',
    zh: '款项到账后{days}内您可以反悔，费用会退还给您。',
    fil: 'Puwede kang magbago ng isip sa loob ng {days} mula sa pagdating ng pera, at ibabalik ang mga bayarin.',
    hi: 'पैसा आने के {days} के भीतर आप मन बदल सकते हैं, और शुल्क आपको लौटा दिए जाते हैं।',
  },
} as const satisfies Record<string, Words>;

export const scopeWords: Words = {
  en: ' (loans up to {amount} and {months} months)',
  zh: '（{amount} 以内且不超过 {months} 个月的贷款）',
  fil: ' (mga loan hanggang {amount} at {months} buwan)',
  hi: ' ({amount} और {months} महीने तक के ऋण)',
};

export const ceilingWords: Readonly<Record<FigureKind, { readonly name: Words; readonly value: Words }>> = {
  'nominal-rate': {
    name: {
      en: 'Interest before fees',
      zh: '利息（不含费用）',
      fil: 'Interes bago ang bayarin',
      hi: 'शुल्क के बिना ब्याज',
    },
    value: {
      en: 'at most {figure} % a month',
      zh: '每月最多 {figure} %',
      fil: 'hanggang {figure} % kada buwan',
      hi: 'अधिकतम {figure} % प्रति माह',
    },
  },
  'effective-rate': {
    name: {
      en: 'Effective rate, fees included',
      zh: '实际利率（含费用）',
      fil: 'Epektibong rate, kasama ang bayarin',
      hi: 'प्रभावी दर, शुल्क सहित',
    },
    value: {
      en: 'at most {figure} % a month',
      zh: '每月最多 {figure} %',
      fil: 'hanggang {figure} % kada buwan',
      hi: 'अधिकतम {figure} % प्रति माह',
    },
  },
  'late-charge': {
    name: { en: 'Being late', zh: '逾期费用', fil: 'Pagkahuli', hi: 'देरी का शुल्क' },
    value: {
      en: 'at most {figure} % a month of the late amount',
      zh: '每月最多为逾期金额的 {figure} %',
      fil: 'hanggang {figure} % kada buwan ng halagang huli',
      hi: 'देय राशि का अधिकतम {figure} % प्रति माह',
    },
  },
  'total-cost': {
    name: {
      en: 'All costs together, for ever',
      zh: '全部费用合计',
      fil: 'Lahat ng gastos, kahit kailan',
      hi: 'कुल लागत, हमेशा के लिए',
    },
    value: {
      en: 'at most {figure} % of the amount',
      zh: '最多为贷款金额的 {figure} %',
      fil: 'hanggang {figure} % ng halaga',
      hi: 'राशि का अधिकतम {figure} %',
    },
  },
  'cooling-off': {
    name: { en: 'Changing your mind', zh: '反悔期', fil: 'Pagbabago ng isip', hi: 'मन बदलना' },
    value: {
      en: 'at least {figure}',
      zh: '至少{figure}',
      fil: 'hindi bababa sa {figure}',
      hi: 'कम से कम {figure}',
    },
  },
};
