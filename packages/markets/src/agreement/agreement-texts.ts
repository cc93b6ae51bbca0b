import type { Words } from '@candor/i18n';
import { clauseKeys } from './agreement-form.ts';
import type { ClauseKey } from './agreement-form.ts';

const clauseHeadings: Readonly<Record<ClauseKey, Words>> = {
  parties: {
    en: 'Who lends and who borrows',
    zh: '贷款人与借款人',
    fil: 'Sino ang nagpapautang at sino ang umuutang',
    hi: 'कौन उधार देता है और कौन लेता है',
  },
  loan: {
    en: 'The loan and what you receive',
    zh: '贷款与您收到的金额',
    fil: 'Ang utang at ang matatanggap mo',
    hi: 'ऋण और आपको मिलने वाली राशि',
  },
  schedule: { en: 'When you pay', zh: '还款时间', fil: 'Kailan ka magbabayad', hi: 'आप कब चुकाएँगे' },
  interest: { en: 'Interest', zh: '利息', fil: 'Interes', hi: 'ब्याज' },
  fees: { en: 'Fees', zh: '费用', fil: 'Mga bayarin', hi: 'शुल्क' },
  late: { en: 'If you pay late', zh: '逾期还款', fil: 'Kung mahuli ang bayad', hi: 'देर से चुकाने पर' },
  delay: {
    en: 'Moving an instalment',
    zh: '延期一期还款',
    fil: 'Paglilipat ng hulog',
    hi: 'किस्त आगे बढ़ाना',
  },
  early: {
    en: 'Paying early',
    zh: '提前还款',
    fil: 'Maagang pagbabayad',
    hi: 'समय से पहले चुकाना',
  },
  'cooling-off': {
    en: 'Changing your mind',
    zh: '反悔的权利',
    fil: 'Kung magbago ang isip mo',
    hi: 'मन बदलने पर',
  },
  allocation: {
    en: 'What a payment pays first',
    zh: '还款的抵扣顺序',
    fil: 'Ano ang unang babayaran ng hulog',
    hi: 'भुगतान पहले किसमें जाता है',
  },
  limits: {
    en: 'What we can never charge',
    zh: '我们绝不收取的费用',
    fil: 'Ang hindi namin kailanman sisingilin',
    hi: 'जो हम कभी नहीं ले सकते',
  },
  recovery: {
    en: 'How we may contact you about a late payment',
    zh: '逾期时我们如何与您联系',
    fil: 'Paano ka namin maaaring tawagan tungkol sa nahuling bayad',
    hi: 'देरी होने पर हम आपसे कैसे संपर्क कर सकते हैं',
  },
  complaints: {
    en: 'Complaints, and who watches over us',
    zh: '投诉与监管机构',
    fil: 'Mga reklamo, at kung sino ang nagbabantay sa amin',
    hi: 'शिकायत, और हम पर नज़र रखने वाले',
  },
  privacy: { en: 'Your data', zh: '您的数据', fil: 'Ang data mo', hi: 'आपका डेटा' },
  signature: {
    en: 'How you sign',
    zh: '如何签署',
    fil: 'Paano ka pipirma',
    hi: 'आप हस्ताक्षर कैसे करते हैं',
  },
  law: { en: 'Law and language', zh: '法律与语言', fil: 'Batas at wika', hi: 'क़ानून और भाषा' },
};

/** "12. How we may contact you …"; in another language with the contract's own words behind it. */
export function clauseHeading(key: ClauseKey, language: keyof Words): string {
  return `${clauseNumber(key)}. ${clauseHeadings[key][language]}`;
}

export function clauseNumber(key: ClauseKey): number {
  return clauseKeys.indexOf(key) + 1;
}
