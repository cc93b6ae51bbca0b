/**
 * Names that are written alike in every language: of systems, of languages in themselves, of things that have
 * no other word.
 */
export const sameEverywhere: ReadonlySet<string> = new Set([
  'IFSC',
  'UPI',
  'E-mail',
  'E-wallet',
  'English',
  'Filipino',
  '中文',
]);
