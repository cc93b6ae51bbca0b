import type { Equation } from './equation.ts';
import { logDiscounted, logFactor, logRatioError } from './log-ratio.ts';

/** A stretch, as ln(1 + rate), outside of which the two sides of the equation certainly differ. */
export type Suspect = { readonly low: number; readonly high: number };

/**
 * Stretches this short are not cut further: where the sides only touch, finer ones would be cut by the
 * million.
 */
const finest = 2 ** -22;

/**
 * All places where an equation with several changes of sign may have a rate. Measured against the first flow
 * (for rates above 0) or the last (below 0), each discounted side falls or rises steadily, so its values at
 * the two ends of a stretch bound it in between: where the bounds of the two sides don't overlap, there is no
 * rate. What remains is halved until it is tiny. No guess about how many rates there are, no grid that one
 * could slip through.
 */
export function isolateRoots(equation: Equation, limit: number): Suspect[] {
  return joined([...suspects(equation, -limit, 0, 'last'), ...suspects(equation, 0, limit, 'first')]);
}

type Anchor = 'first' | 'last';

function suspects(equation: Equation, low: number, high: number, anchor: Anchor): Suspect[] {
  if (isFree(equation, low, high, anchor)) return [];
  if (high - low <= finest * Math.max(1, Math.abs(low))) return [{ low, high }];
  const middle = (low + high) / 2;
  return [...suspects(equation, low, middle, anchor), ...suspects(equation, middle, high, anchor)];
}

function isFree(equation: Equation, low: number, high: number, anchor: Anchor): boolean {
  const [atLow, atHigh] = [measured(equation, low, anchor), measured(equation, high, anchor)];
  const slack = logRatioError(equation, Math.max(Math.abs(low), Math.abs(high)));
  const upper = (side: keyof Measured) => Math.max(atLow[side], atHigh[side]);
  const lower = (side: keyof Measured) => Math.min(atLow[side], atHigh[side]);
  return lower('payments') > upper('advances') + slack || lower('advances') > upper('payments') + slack;
}

type Measured = { readonly advances: number; readonly payments: number };

/** The logarithm of both sides, relative to the flow that outlasts the others on this half of the line. */
function measured({ advances, payments }: Equation, u: number, anchor: Anchor): Measured {
  const ends = [advances, payments].flatMap(({ times, fractions }) =>
    [0, times.length - 1].map((k) => ({ time: times[k] ?? 0, fraction: fractions?.[k] ?? 0 })),
  );
  const flow = ends.reduce((a, b) =>
    a.time + a.fraction < b.time + b.fraction === (anchor === 'first') ? a : b,
  );
  const base = logFactor(flow.time, flow.fraction, u);
  return { advances: logDiscounted(advances, u).log - base, payments: logDiscounted(payments, u).log - base };
}

function joined(cells: readonly Suspect[]): Suspect[] {
  const runs: Suspect[] = [];
  for (const cell of cells) {
    const before = runs.at(-1);
    if (before && before.high === cell.low) runs[runs.length - 1] = { low: before.low, high: cell.high };
    else runs.push(cell);
  }
  return runs;
}
