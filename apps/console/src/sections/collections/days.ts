const dayMs = 86_400_000;

/** So many days after a day: 2026-11-18 and 2 are 2026-11-20. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** From a day to a later one. */
export function daysUntil(day: string, later: string): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / dayMs);
}
