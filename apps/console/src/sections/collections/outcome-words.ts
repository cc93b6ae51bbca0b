export const outcomeWords = {
  spoke: 'Spoke',
  'no-answer': 'No answer',
  'wrong-number': 'Wrong number',
  'asked-not-to': 'Asked not to be called',
  sent: 'Message sent',
} as const;
