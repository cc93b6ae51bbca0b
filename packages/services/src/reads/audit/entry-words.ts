/** What an entry in the books is, for somebody who follows one loan. */
const words: Readonly<Record<string, string>> = {
  disburse: 'Principal disbursed',
  'deduct-fee': 'Fee deducted from disbursement',
  'settle-payout': 'Disbursement settled',
  accrue: 'Daily interest',
  'charge-fee': 'Fee charged',
  'charge-late': 'Late charge',
  'charge-contingent': 'Charge by hand',
  'delay-fee': 'Extension fee',
  receive: 'Payment received',
  allocate: 'Payment allocated',
  overpay: 'Overpayment',
  'apply-credit': 'Credit used',
  'settle-channel': 'Channel remittance settled',
  refund: 'Refund',
  'owe-back': 'Receivable from chargeback',
  waive: 'Charges waived',
  cancel: 'Loan cancelled',
  'write-off': 'Loan written off',
  recover: 'Recovered after the write-off',
  'enter-npa': 'Became non-performing',
  'leave-npa': 'No longer non-performing',
  provide: 'Monthly provision',
  'open-bank': 'Bank opening balance',
  'bank-charge': 'Bank charge',
  'bank-interest': 'Bank interest',
  'bank-other': 'Bank movement of the general ledger',
  'pay-third-party': 'Third party paid',
  reverse: 'An entry was reversed',
};

export function entryWords(event: string): string {
  return words[event] ?? event.replaceAll('-', ' ');
}
