/**
 * "14.666667" → "14.67 %": rounded up, as the law's own check names it, so that nothing looks lawful that is
 * not.
 */
export function percentWords(text: string | null): string {
  if (text === null) return '–';
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  return `${(Math.ceil(Math.round(value * 1e6) / 1e4) / 100).toFixed(2)}\u00a0%`;
}
