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
    'settlement-quote': 'Settlement quote',
    'quote.valid': 'Pay this amount by the end of {day}, and the loan {reference} is fully paid.',
    'quote.until': 'Valid until',
    'quote.toPay': 'Amount to pay',
    'quote.sooner': 'If you pay sooner',
    'quote.soonerSays':
      'This is what the loan needs on each day. What you pay beyond it is your credit, and goes back to you.',
    'quote.changes':
      'It counts every payment that we had by {day}. What you pay after that is taken off. If a bank takes a payment back, more is owed.',
    'quote.amount': 'Amount, {sign}',
    'interest-certificate': 'Interest certificate',
    'interest.certifies':
      'We certify what {name} paid on the loan {reference} from {from} to {until}. It is taken from our books, by the day on which we booked each payment.',
    'interest.soFar': 'The year is not over: this is what was paid until {day}.',
    'interest.year': 'Tax year',
    'interest.paid': 'What was paid',
    'interest.deducted': 'Fees deducted from the payout',
    'interest.recovered': 'Paid after the loan was written off',
    'interest.tax': 'Tax on the fees charged in this year',
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
