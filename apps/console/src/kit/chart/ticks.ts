const wanted = 4;
const steps = [1, 2, 2.5, 5, 10];

/**
 * Round figures from zero to just below the largest: 31.4 → 0 10 20 30. Bars begin at zero, always;
 * covered, the last figure is above the largest: 7.6 → 0 2 4 6 8.
 */
export function ticksOf(largest: number, isCovered = false): number[] {
  if (!(largest > 0)) return [0];
  const rough = largest / wanted;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((one) => one * size >= rough) ?? 10) * size;
  const count = isCovered ? Math.ceil(largest / step - 1e-9) : Math.floor(largest / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}
