export const optionWords = {
  delay: 'A later day',
  'smaller-instalments': 'Smaller instalments',
  'promise-to-pay': 'A promise to pay',
  talk: 'A talk',
} as const;
