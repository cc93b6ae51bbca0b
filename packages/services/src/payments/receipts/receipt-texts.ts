import { defineTexts, type Language } from '@candor/i18n';
import { printedLanguage } from '../../lending/contracts/paper-texts.ts';
import translations from './receipt-texts.json' with { type: 'json' };

const receiptTexts = defineTexts(
  {
    receipt: 'Receipt',
    statement: 'Statement of account',
    certificate: 'Certificate of full payment',
    'certificate.cancelled': 'Certificate of cancellation',
    documentNumber: 'Document number',
    issuedOn: 'Issued on {day}',
    lent: 'Amount lent',
    paidOutOn: 'Paid out on',
    closedOn: 'Closed on',
    cancelledOn: 'Cancelled on',
    feesNotCharged: 'Fees not charged',
    paidInAll: 'Paid in all',
    certifies:
      'We certify that {name} has fully paid the loan {reference}. It was closed on {day}, and nothing is owed on it any more.',
    'certifies.cancelled':
      'We certify that {name} cancelled the loan {reference} on {day} and paid back what was due. Nothing is owed on it any more.',
    'certifies.free': 'The borrower is free of every obligation from this loan.',
    receivedFrom: 'Received from {name} on {day}',
    period: 'From {from} to {until}',
    asOf: 'As of {day}',
    payment: 'Payment',
    number: 'Payment number',
    loan: 'Loan',
    way: 'Paid with',
    amount: 'Amount received',
    whatItPaid: 'What it paid',
    'part.penalty': 'Late charges',
    'part.fee': 'Fees',
    'part.interest': 'Interest',
    'part.principal': 'Principal',
    toCredit: 'Kept as your credit',
    fromCredit: 'Paid from your credit',
    borrower: 'Borrower',
    owedBefore: 'Owed before',
    whatHappened: 'What happened',
    nothingHappened: 'Nothing happened in this period.',
    'head.day': 'Day',
    'head.what': 'What',
    'head.change': 'Change',
    'head.owed': 'Owed after',
    'total.agreed': 'Agreed to be repaid',
    'total.charges': 'Charges since',
    'total.waived': 'Taken off',
    'total.paid': 'Paid',
    'total.owed': 'Still owed',
    'total.credit': 'Your credit',
  },
  translations,
);

/** What receipts and statements say, in a language that can be printed. */
export const receiptIn = (language: Language) => receiptTexts(printedLanguage(language));
