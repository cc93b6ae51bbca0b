/** Dozens in a test run. A product is thousands of loans, so CANDOR_CASES=1000000 asks for a thousand products. */
export function numberOfProducts(usual: number): { numRuns: number } {
  const asked = Number(process.env['CANDOR_CASES'] ?? '') / 1000;
  return { numRuns: asked > usual ? Math.ceil(asked) : usual };
}

/** A test of products may take long on a busy machine; one that was asked for a thousand may take as long as it likes. */
export const patienceMs = process.env['CANDOR_CASES'] ? 0 : 60_000;
