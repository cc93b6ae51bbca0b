import type { PaidPart } from '@candor/domain/product';
import type { Language } from '@candor/markets';

export type ReceiptWords = {
  readonly receipt: string;
  readonly statement: string;
  readonly receivedFrom: (name: string, day: string) => string;
  readonly period: (from: string, until: string) => string;
  readonly asOf: (day: string) => string;
  readonly payment: string;
  readonly number: string;
  readonly loan: string;
  readonly way: string;
  readonly amount: string;
  readonly whatItPaid: string;
  readonly parts: Readonly<Record<PaidPart, string>>;
  readonly toCredit: string;
  readonly fromCredit: string;
  readonly borrower: string;
  readonly owedBefore: string;
  readonly whatHappened: string;
  readonly nothingHappened: string;
  readonly heads: readonly [string, string, string, string];
  readonly totals: Readonly<Record<'agreed' | 'charges' | 'waived' | 'paid' | 'owed' | 'credit', string>>;
};

const words: Readonly<Record<Exclude<Language, 'zh'>, ReceiptWords>> = {
  en: {
    receipt: 'Receipt',
    statement: 'Statement of your loan',
    receivedFrom: (name, day) => `Received from ${name} on ${day}`,
    period: (from, until) => `From ${from} to ${until}`,
    asOf: (day) => `As of ${day}`,
    payment: 'Payment',
    number: 'Number of the payment',
    loan: 'Loan',
    way: 'Paid by',
    amount: 'Amount received',
    whatItPaid: 'What it paid',
    parts: { penalty: 'Late charges', fee: 'Fees', interest: 'Interest', principal: 'Principal' },
    toCredit: 'Kept as your credit',
    fromCredit: 'Paid from your credit',
    borrower: 'Borrower',
    owedBefore: 'Owed before',
    whatHappened: 'What happened',
    nothingHappened: 'Nothing happened in this time.',
    heads: ['Day', 'What', 'Change', 'Owed after'],
    totals: {
      agreed: 'Agreed to be repaid',
      charges: 'Charges since',
      waived: 'Taken off',
      paid: 'Paid',
      owed: 'Still owed',
      credit: 'Your credit',
    },
  },
  fil: {
    receipt: 'Resibo',
    statement: 'Talaan ng loan mo',
    receivedFrom: (name, day) => `Tinanggap mula kay ${name} noong ${day}`,
    period: (from, until) => `Mula ${from} hanggang ${until}`,
    asOf: (day) => `Sa petsang ${day}`,
    payment: 'Bayad',
    number: 'Numero ng bayad',
    loan: 'Utang',
    way: 'Paraan',
    amount: 'Tinanggap na halaga',
    whatItPaid: 'Saan napunta',
    parts: {
      penalty: 'Singil sa pagkaantala',
      fee: 'Mga bayarin',
      interest: 'Interes',
      principal: 'Prinsipal',
    },
    toCredit: 'Itinabi bilang sobra mo',
    fromCredit: 'Galing sa sobra mo',
    borrower: 'Nangutang',
    owedBefore: 'Utang bago nito',
    whatHappened: 'Mga nangyari',
    nothingHappened: 'Walang nangyari sa panahong ito.',
    heads: ['Araw', 'Ano', 'Pagbabago', 'Natitirang utang'],
    totals: {
      agreed: 'Napagkasunduang bayaran',
      charges: 'Mga singil mula noon',
      waived: 'Ibinawas',
      paid: 'Nabayaran',
      owed: 'Utang pa',
      credit: 'Sobra mo',
    },
  },
  hi: {
    receipt: 'रसीद',
    statement: 'आपके लोन का विवरण',
    receivedFrom: (name, day) => `${name} से ${day} को मिला`,
    period: (from, until) => `${from} से ${until} तक`,
    asOf: (day) => `${day} को`,
    payment: 'भुगतान',
    number: 'भुगतान की संख्या',
    loan: 'लोन',
    way: 'तरीका',
    amount: 'मिली राशि',
    whatItPaid: 'किसमें गई',
    parts: { penalty: 'देरी का शुल्क', fee: 'शुल्क', interest: 'ब्याज', principal: 'मूलधन' },
    toCredit: 'आपके नाम जमा',
    fromCredit: 'आपके जमा से',
    borrower: 'उधार लेने वाला',
    owedBefore: 'इससे पहले बकाया',
    whatHappened: 'क्या हुआ',
    nothingHappened: 'इस समय में कुछ नहीं हुआ।',
    heads: ['दिन', 'क्या', 'बदलाव', 'बाद में बकाया'],
    totals: {
      agreed: 'चुकाना तय हुआ',
      charges: 'उसके बाद के शुल्क',
      waived: 'हटाया गया',
      paid: 'चुकाया',
      owed: 'अब भी बकाया',
      credit: 'आपके नाम जमा',
    },
  },
};

/** The embedded font has no Chinese characters: whoever reads the screen in Chinese gets the file in English. */
export function printedLanguage(language: Language): Exclude<Language, 'zh'> {
  return language === 'zh' ? 'en' : language;
}

export function receiptWords(language: Language): ReceiptWords {
  return words[printedLanguage(language)];
}
