const asked = Number(process.env['CANDOR_CASES'] ?? '');

/** Thousands in a test run; CANDOR_CASES=1000000 with --testTimeout=0 asks every law a million times. */
export function numberOfCases(usual: number): { numRuns: number } {
  return { numRuns: asked > 0 ? asked : usual };
}

/** How long a law with a slow second opinion may take. */
export const patienceMs = asked > 0 ? 86_400_000 : 60_000;
