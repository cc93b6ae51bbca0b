const DECIMAL_DIGIT = /\p{Nd}/u;

/**
 * Any script's decimal digits as 0–9 (full-width, Arabic-Indic, Devanagari …), full-width signs as plain
 * ones, and without the soft hyphens, zero-width spaces and marks of direction that a copied text carries and
 * nobody sees. Not NFKC: that would also read ² and ① as digits, and nobody means 122 by 12².
 */
export function plainCharacters(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : String(digitValue(digit))));
}

/**
 * Unicode lays the digits of a script out as neighbours from zero to nine; two scripts may be neighbours too.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DECIMAL_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
