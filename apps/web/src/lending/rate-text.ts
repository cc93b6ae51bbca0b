import { shownPercent } from '@candor/domain/rate';

/**
 * 6.132037 → 6.13 %. The sign stays with its figure. A file of its own: it brings exact fractions, which few
 * screens need.
 */
export function rateText(percent: string): string {
  return `${shownPercent(percent)}\u00a0%`;
}
