/** Thousands in a test run; CANDOR_CASES=1000000 asks every law a million times (and needs --testTimeout=0). */
export function numberOfCases(usual: number): { numRuns: number } {
  const asked = Number(process.env['CANDOR_CASES'] ?? '');
  return { numRuns: asked > 0 ? asked : usual };
}
