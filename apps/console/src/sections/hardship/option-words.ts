export const optionWords = {
  delay: 'Due-date extension',
  'smaller-instalments': 'Smaller instalments',
  'promise-to-pay': 'A promise to pay',
  talk: 'Callback',
} as const;
