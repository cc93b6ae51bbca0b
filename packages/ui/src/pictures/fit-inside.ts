/**
 * The largest size of the same proportions whose longer edge is not above the limit. Never larger than the
 * original.
 */
export function fitInside(width: number, height: number, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
