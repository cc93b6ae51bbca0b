/** What an entry in the books is, for somebody who follows one loan. */
const words: Readonly<Record<string, string>> = {
  disburse: 'Principal paid out',
  'deduct-fee': 'Fee taken off the payout',
  'settle-payout': 'Disbursement left the bank',
  accrue: 'Interest of the day',
  'charge-fee': 'Fee charged',
  'charge-late': 'Late charge',
  'delay-fee': 'Fee for a delay',
  receive: 'Payment received',
  allocate: 'Payment divided',
  overpay: 'Paid too much',
  'apply-credit': 'Credit used',
  'settle-channel': 'Channel remittance settled',
  refund: 'Money sent back',
  'owe-back': 'Owed back',
  waive: 'Charges waived',
  cancel: 'Loan cancelled',
  'write-off': 'Loan written off',
  recover: 'Recovered after the write-off',
  'enter-npa': 'Became non-performing',
  'leave-npa': 'No longer non-performing',
  provide: 'Provision of a month',
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
