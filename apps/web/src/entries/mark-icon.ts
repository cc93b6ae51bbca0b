import type { Tokens } from '@candor/theme';

/**
 * The lender's mark in its own colours as the tab's icon, carried in the page: no file, no request. Needs
 * `img-src data:`.
 */
export function markIcon(tokens: Tokens): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="${tokens.hero}"/>` +
    `<path d="M8 11.25h12M8 16.75h12" stroke="${tokens['on-hero']}" stroke-width="2.5" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
