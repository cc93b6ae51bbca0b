/** How far a finger has to come before letting go refreshes, in pixels as drawn. */
export const PULL_ENOUGH = 64;

const PULL_MOST = 96;

/** The further one pulls, the less it gives, like a spring: it never runs away from the finger's meaning. */
export function pullDistance(fingerTravel: number): number {
  if (fingerTravel <= 0) return 0;
  return PULL_MOST * (1 - Math.exp(-fingerTravel / PULL_MOST));
}
