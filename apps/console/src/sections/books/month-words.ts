/** 2026-10-01 → October 2026. */
export function monthWords(month: string): string {
  const date = new Date(`${month.slice(0, 7)}-01T00:00:00Z`);
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}
