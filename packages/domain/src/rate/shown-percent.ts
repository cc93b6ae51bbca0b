/** What is computed comes with this many decimals; what two sides agreed on comes as they wrote it. */
const COMPUTED_DECIMALS = 6;

/**
 * A rate as every screen and every paper shows it, so that one loan never has two of them: a computed one
 * with two decimals, rounded half up in text so that no float comes between; an agreed one whole, because it
 * is what is charged. Zeros that say nothing are left out. 6.132037 → 6.13 · 9.995000 → 10 · 4.50 → 4.5 ·
 * 0.0658 → 0.0658
 */
export function shownPercent(percent: string): string {
  const [whole = '0', decimals = ''] = percent.split('.');
  if (decimals.length < COMPUTED_DECIMALS) return withoutZeros(whole, decimals);
  const hundredths = BigInt(whole) * 100n + BigInt(decimals.slice(0, 2));
  const text = String(hundredths + (Number(decimals[2]) >= 5 ? 1n : 0n)).padStart(3, '0');
  return withoutZeros(text.slice(0, -2), text.slice(-2));
}

function withoutZeros(whole: string, decimals: string): string {
  const kept = decimals.replace(/0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
}
