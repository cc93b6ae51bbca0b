/**
 * Dozens in a test run. A product is thousands of loans, so CANDOR_CASES=1000000 asks for a thousand
 * products.
 */
export function numberOfProducts(usual: number): { numRuns: number } {
  const asked = Number(process.env['CANDOR_CASES'] ?? '') / 1000;
  return { numRuns: asked > usual ? Math.ceil(asked) : usual };
}
