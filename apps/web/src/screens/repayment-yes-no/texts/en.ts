export const en = {
  question: 'Did you finish the payment?',
  yes: 'Yes, I have paid',
  no: 'No, not yet',
  amount: 'Amount',
  wayToPay: 'Paid with',
  reference: 'Reference number',

  notYetTitle: 'You can still pay',
  notYetUntil: 'The code works until {until}. If you don’t use it, nothing is charged.',
  notYetBody: 'The code still works. If you don’t use it, nothing is charged.',
  showInstructions: 'Show how to pay',
  anotherWay: 'Pay another way',

  lookTitle: 'We have not seen it yet',
  lookStore: 'Stores usually report a payment within minutes. Keep the receipt until we have counted it.',
  lookOnline: 'Banks and wallets usually report a payment within minutes.',
  lookFailed:
    'If you did pay, keep the receipt and send us a picture of it: {email}, or call {phone}. Don’t pay again before we answer.',
  payOnce: 'Please don’t pay a second time. This page moves on by itself.',
  lookNow: 'Check now',
  looking: 'Checking',
  lookedAt: 'Checked at {time}: not here yet.',

  claimTitle: 'Which number does your bank show for this payment?',
  claimBody: 'We use it to find your payment.',
  utr: 'UTR number',
  utrHintUpi: '12 digits. Your app shows them in the details of the payment.',
  utrHintBank: 'Your bank’s app or message shows it, often as reference or trace number.',
  utrHintIndia: 'IMPS: 12 digits. NEFT and RTGS: 16 or 22 letters and digits. It is in your bank’s message.',
  utrLong: 'That is longer than a bank’s number. Type the number alone.',
  utrMissing: 'Type the number that your bank shows.',
  proof: 'Picture of the payment',
  proofHint: 'Optional. It helps if a person has to search for it.',
  send: 'Send the number',
  sending: 'Sending',

  sentTitle: 'Thank you, we have your number',
  number: 'Transfer number',
  sentAt: 'Sent',
  mendNumber: 'Correct the number',
  toLoan: 'Back to your loan',

  notHereTitle: 'We can’t find this payment',
  notHereBody:
    'The address may be old or mistyped, or we took the payment off your loan. Your loans and their payments are in the list.',
  toOrders: 'See the list',
} as const;
