import { useT } from '../i18n/translation-provider.tsx';

/** The month of a day by its whole name: December. Instalments are called by it. */
export function useMonthName(): (day: string) => string {
  const names = useT()('monthNames').split(' ');
  return (day) => names[Number(day.slice(5, 7)) - 1] ?? day;
}

/**
 * What instalments are called: by their month, or by their days where two of them fall into one.
 *   2026-12-16 → December · 2026-12-01 and 2026-12-16 → the days
 */
export function hasOwnMonths(days: readonly string[]): boolean {
  const own = new Set(days);
  return new Set([...own].map((day) => day.slice(0, 7))).size === own.size;
}
