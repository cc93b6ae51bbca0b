export const outcomeWords = {
  spoke: 'Spoke',
  'no-answer': 'No answer',
  'wrong-number': 'Wrong number',
  'asked-not-to': 'Do not call',
  'third-party': 'Third party',
  sent: 'Message sent',
} as const;

/** What came of a call, each with its digit. */
export const dispositions = [
  { value: 'promise-to-pay', words: 'Promise to pay', key: '1' },
  { value: 'refused', words: 'Refused to pay', key: '2' },
  { value: 'callback', words: 'Callback', key: '3' },
  { value: 'hardship', words: 'Hardship, dispute', key: '4' },
  { value: 'third-party', words: 'Third party', key: '5' },
  { value: 'wrong-number', words: 'Wrong number', key: '6' },
  { value: 'asked-not-to', words: 'Do not call', key: '7' },
  { value: 'no-answer', words: 'No answer', key: '0' },
] as const;

export type Disposition = (typeof dispositions)[number]['value'];

export const dispositionWords = Object.fromEntries(
  dispositions.map(({ value, words }) => [value, words]),
) as Readonly<Record<Disposition, string>>;

export const nextActions = [
  { value: 'call', words: 'Call back' },
  { value: 'message', words: 'Send a message' },
  { value: 'review', words: 'Review the account' },
  { value: 'verify-number', words: 'Verify the number' },
] as const;

export type NextAction = (typeof nextActions)[number]['value'];

export const nextActionWords = Object.fromEntries(
  nextActions.map(({ value, words }) => [value, words]),
) as Readonly<Record<NextAction, string>>;

export const bucketWords = {
  '1': '1–30 DPD',
  '2': '31–60 DPD',
  '3': '61–90 DPD',
  '4': '91 + DPD',
} as const;

export type Bucket = keyof typeof bucketWords;
