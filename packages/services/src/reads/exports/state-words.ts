/** What the console calls the states of a disbursement: a file and the screen speak alike. */
const disbursements: Readonly<Record<string, string>> = {
  'not-ordered': 'Not started',
  ordered: 'To be sent',
  sent: 'Sent',
  unknown: 'Unknown',
  failed: 'Failed',
  left: 'Completed',
};

const payments: Readonly<Record<string, string>> = {
  received: 'Unapplied',
  matched: 'Unapplied',
  allocated: 'Applied',
  reversed: 'Reversed',
  refunded: 'Refunded',
  divided: 'Split',
  claimed: 'Claimed',
  refused: 'Claim declined',
};

const channels: Readonly<Record<string, string>> = {
  bank: 'Bank transfer',
  upi: 'UPI',
  manual: 'by file',
};

export const disbursementWords = (state: string) => disbursements[state] ?? state;
export const paymentWords = (state: string) => payments[state] ?? state;
export const channelWords = (channel: string) =>
  channels[channel] ?? channel.charAt(0).toUpperCase() + channel.slice(1);

export const disbursementKinds: Readonly<Record<string, string>> = { loan: 'Loan', refund: 'Refund' };
