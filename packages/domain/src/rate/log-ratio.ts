import type { Equation, Side } from './equation.ts';

/**
 * The equation as the search sees it. With u = ln(1 + rate), log is ln(Σ payments discounted / Σ advances
 * discounted): positive while the rate is too low for a loan, 0 at the rate. It is nearly a straight line, so
 * that Newton's method needs few steps where the equation itself would need many. slope is its derivative.
 */
export type LogRatio = { readonly log: number; readonly slope: number };

export function logRatio({ advances, payments }: Equation, u: number): LogRatio {
  const repaid = discounted(payments, u);
  const received = discounted(advances, u);
  const ratio = repaid.value / received.value;
  if (ratio > 1e-280 && ratio < 1e280)
    return { log: Math.log(ratio), slope: received.duration - repaid.duration };
  const [high, low] = [logDiscounted(payments, u), logDiscounted(advances, u)];
  return { log: high.log - low.log, slope: low.duration - high.duration };
}

/**
 * A bound on the error of log, above anything that the roundings in it can add up to. Per flow: the amount,
 * the time, the exponent (in proportion to its size), the exponential and the products, a few units of 2^-53
 * each; the language allows a sloppy exponential, so each unit is taken as eight.
 */
export function logRatioError({ advances, payments }: Equation, u: number): number {
  const flows = advances.amounts.length + payments.amounts.length;
  return 2 ** -50 * (Math.abs(u) * (longest(advances) + longest(payments) + 2) + 4 * flows + 16);
}

/** -1 or 1 if doubles are enough to be sure of the sign, else 0. */
export function certainSign(equation: Equation, u: number): -1 | 0 | 1 {
  const { log } = logRatio(equation, u);
  if (!(Math.abs(log) > logRatioError(equation, u))) return 0;
  return log > 0 ? 1 : -1;
}

type Discounted = { readonly value: number; readonly duration: number };

/** Equal gaps share one exponential: a monthly schedule costs one for all its rows. */
function discounted({ amounts, ticks, ticksPerUnit, fractions }: Side, u: number): Discounted {
  if (fractions !== null) return discountedInParts({ amounts, ticks, fractions }, u);
  const perTick = u / ticksPerUnit;
  let [value, weighted] = [0, 0];
  let [factor, ratio, gap, before] = [1, 1, 0, 0];
  for (let k = 0; k < amounts.length; k += 1) {
    const tick = ticks[k] ?? 0;
    if (tick - before !== gap) {
      gap = tick - before;
      ratio = Math.exp(-gap * perTick);
    }
    before = tick;
    factor *= ratio;
    const worth = (amounts[k] ?? 0) * factor;
    value += worth;
    weighted += worth * tick;
  }
  return { value, duration: weighted / (value * ticksPerUnit) };
}

/** With simple interest for the part of a period; ticks are whole periods then. */
function discountedInParts(
  { amounts, ticks, fractions }: Pick<Side, 'amounts' | 'ticks'> & { readonly fractions: readonly number[] },
  u: number,
): Discounted {
  let [value, weighted] = [0, 0];
  const simple = Math.expm1(u);
  for (let k = 0; k < amounts.length; k += 1) {
    const time = ticks[k] ?? 0;
    const fraction = fractions[k] ?? 0;
    const growth = 1 + fraction * simple;
    const worth = ((amounts[k] ?? 0) * Math.exp(-time * u)) / growth;
    value += worth;
    weighted += worth * (time + (fraction * (simple + 1)) / growth);
  }
  return { value, duration: weighted / value };
}

/** The same where a double would overflow or vanish: every exponent is taken relative to the largest. */
export function logDiscounted(side: Side, u: number): { readonly log: number; readonly duration: number } {
  const { amounts, times, fractions } = side;
  const exponents = times.map(
    (time, k) => Math.log(amounts[k] ?? 0) + logFactor(time, fractions?.[k] ?? 0, u),
  );
  const largest = exponents.reduce((a, b) => Math.max(a, b), -Infinity);
  let [value, weighted] = [0, 0];
  for (const [k, exponent] of exponents.entries()) {
    const worth = Math.exp(exponent - largest);
    const fraction = fractions?.[k] ?? 0;
    value += worth;
    weighted += worth * ((times[k] ?? 0) + (fraction * Math.exp(u)) / (1 + fraction * Math.expm1(u)));
  }
  return { log: largest + Math.log(value), duration: weighted / value };
}

export function logFactor(time: number, fraction: number, u: number): number {
  return -time * u - Math.log1p(fraction * Math.expm1(u));
}

function longest({ times }: Side): number {
  return Math.max(Math.abs(times[0] ?? 0), Math.abs(times.at(-1) ?? 0)) + 1;
}
