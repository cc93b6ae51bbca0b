const words: Readonly<Record<string, string>> = {
  disburse: 'Disbursed',
  'deduct-fee': 'Fee deducted from the payout',
  'settle-payout': 'Disbursement left the bank',
  'bring-in': 'Migrated from a previous system',
  'charge-fee': 'Fee of an instalment',
  accrue: 'Interest by day',
  'charge-late': 'Late charge by day',
  'charge-contingent': 'Charge by hand, by the agreement',
  'delay-fee': 'Fee of a payment extension',
  receive: 'Received',
  allocate: 'Payment allocated',
  overpay: 'Paid beyond what is due: credit',
  'apply-credit': 'Paid from credit',
  refund: 'Refunded to the borrower',
  'owe-back': 'Owed back by the borrower',
  cancel: 'Given back in the cooling-off days',
  waive: 'Waived',
  'write-off': 'Written off',
  recover: 'Recovered after the write-off',
  'enter-npa': 'Non-performing: interest only noted',
  'leave-npa': 'Performs again: noted interest earned',
  reverse: 'Reversed',
};

/** What an entry of the books is called on a loan's page. */
export function entryWords(event: string): string {
  return words[event] ?? event;
}
