import type { Words } from '@candor/i18n';

/** What a loan may be for: asked when applying, said again when signing. Chosen, never typed: a list tells nothing private. */
export const loanPurposes = {
  'school-fees': { en: 'School fees', zh: '学费', fil: 'Bayad sa paaralan', hi: 'स्कूल की फ़ीस' },
  health: {
    en: 'Doctor, hospital, medicine',
    zh: '看病、住院、药品',
    fil: 'Doktor, ospital, gamot',
    hi: 'डॉक्टर, अस्पताल, दवा',
  },
  home: {
    en: 'Rent or repairs at home',
    zh: '房租或家中维修',
    fil: 'Upa o pagpapaayos ng bahay',
    hi: 'किराया या घर की मरम्मत',
  },
  bills: { en: 'Household bills', zh: '家庭账单', fil: 'Mga bayarin sa bahay', hi: 'घर के बिल' },
  work: {
    en: 'Tools or goods for my work',
    zh: '工作用的工具或货物',
    fil: 'Gamit o paninda para sa trabaho ko',
    hi: 'मेरे काम के औज़ार या सामान',
  },
  travel: { en: 'Travel', zh: '出行', fil: 'Biyahe', hi: 'यात्रा' },
  family: { en: 'A family event', zh: '家庭大事', fil: 'Okasyon ng pamilya', hi: 'परिवार का कोई आयोजन' },
  debt: {
    en: 'Paying back a dearer loan',
    zh: '偿还更贵的贷款',
    fil: 'Pambayad ng mas mahal na utang',
    hi: 'कोई महँगा क़र्ज़ चुकाना',
  },
  other: { en: 'Something else', zh: '其他', fil: 'Iba pa', hi: 'कुछ और' },
} as const satisfies Readonly<Record<string, Words>>;

export type LoanPurpose = keyof typeof loanPurposes;

export function isLoanPurpose(text: string): text is LoanPurpose {
  return Object.hasOwn(loanPurposes, text);
}
