/** What the samples say; the gallery gives them in its reader's language. */
export type DemoWords = {
  readonly phone: string;
  readonly phoneHint: string;
  readonly indianPhone: string;
  readonly indianPhoneHint: string;
  readonly phoneShort: string;
  readonly code: string;
  readonly sentByItself: string;
  readonly nothingYet: string;
  readonly codeOld: string;
  readonly amount: string;
  readonly amountRange: string;
  readonly amountHint: string;
  readonly amountSummary: string;
  readonly rupees: string;
  readonly rupeesRange: string;
  readonly amountLeast: string;
  readonly card: string;
  readonly cardHint: string;
  readonly cardShort: string;
  readonly reference: string;
  readonly referenceHint: string;
  readonly referenceShort: string;
};

export const englishDemoWords: DemoWords = {
  phone: 'Mobile number',
  phoneHint: '11 digits, starts with 09',
  indianPhone: 'Mobile number, India',
  indianPhoneHint: '10 digits, starts with 6, 7, 8 or 9',
  phoneShort: '7 digits so far. It has 11.',
  code: '6-digit code',
  sentByItself: 'Sent by itself:',
  nothingYet: 'nothing yet',
  codeOld: 'This code is too old. Ask for a new one.',
  amount: 'How much?',
  amountRange: '₱2,000 to ₱10,000',
  amountHint: 'In steps of ₱100. You can also type or paste.',
  amountSummary: '3 months · EIR 6.13\u00a0% per month',
  rupees: 'How much, in rupees?',
  rupeesRange: '₹500 to ₹20,00,000',
  amountLeast: 'The least is ₱2,000.',
  card: 'Card number',
  cardHint: 'Up to 19 digits',
  cardShort: '11 digits so far. Your card has 16.',
  reference: 'Reference number',
  referenceHint: '12 digits',
  referenceShort: '4 digits so far. It has 12.',
};

export type DemoProps = { readonly words?: DemoWords };
