/** 6.132037 → 6.13 %: two decimals, rounded half up in text, so that no float comes between. The sign stays with its figure. */
export function rateText(percent: string): string {
  const [whole = '0', decimals = ''] = percent.split('.');
  const hundredths = BigInt(whole) * 100n + BigInt(decimals.slice(0, 2).padEnd(2, '0'));
  const rounded = hundredths + (Number(decimals[2] ?? 0) >= 5 ? 1n : 0n);
  const text = String(rounded).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}\u00a0%`;
}
