const asked = Number(process.env['CANDOR_CASES'] ?? '');

/**
 * In the second zone only what asks the machine for its zone could answer otherwise: a fourth of the cases
 * shows that.
 */
const shared = process.env['CANDOR_SECOND_ZONE'] && !process.env['CANDOR_FULL'] ? 4 : 1;

/**
 * Thousands in a test run; CANDOR_CASES=1000000 asks every law a million times. A law with a slow second
 * opinion is asked more often with CANDOR_FULL=1, when it says so. One that counts how often it came to the
 * point is asked as often in every zone.
 */
export function numberOfCases(usual: number, { full = usual, isCounted = false } = {}): { numRuns: number } {
  if (asked > 0) return { numRuns: asked };
  if (process.env['CANDOR_FULL']) return { numRuns: full };
  return { numRuns: isCounted ? usual : Math.ceil(usual / shared) };
}
