import type { Equation } from './equation.ts';
import { findRoot } from './find-root.ts';
import type { Bracket } from './find-root.ts';
import { isolateRoots } from './isolate-roots.ts';
import { logRatio, logRatioError } from './log-ratio.ts';

/** Where a rate was found, as ln(1 + rate). A touch has no bracket: the sides meet there without crossing. */
export type Root = { readonly u: number; readonly bracket: Bracket | null };

/**
 * Of the several rates that advances and payments in turn may have, the one nearest to 0. 1,000 received,
 * 2,300 repaid after a year and 1,320 received after two: both 10 % and 20 % balance that; the rate is 10 %.
 */
export function nearestRoot(equation: Equation, limit: number): Root | undefined {
  const roots = isolateRoots(equation, limit).flatMap(({ low, high }) => rootsIn(equation, low, high));
  return roots.toSorted((a, b) => Math.abs(Math.expm1(a.u)) - Math.abs(Math.expm1(b.u)) || b.u - a.u)[0];
}

/**
 * In so short a stretch the sides cross once, touch, cross twice around a turning point, or only come near.
 */
function rootsIn(equation: Equation, low: number, high: number): Root[] {
  const [below, above] = [logRatio(equation, low).log, logRatio(equation, high).log];
  if (below > 0 !== above > 0) return [crossing(equation, low, high)];
  const turn = turningPoint(equation, low, high);
  const { log } = logRatio(equation, turn);
  if (Math.abs(log) <= logRatioError(equation, turn)) return [{ u: turn, bracket: null }];
  return log > 0 === below > 0 ? [] : [crossing(equation, low, turn), crossing(equation, turn, high)];
}

function crossing(equation: Equation, low: number, high: number): Root {
  const bracket: Bracket = { low, high, signBelow: logRatio(equation, low).log > 0 ? 1 : -1 };
  return { u: findRoot(equation, bracket, (low + high) / 2), bracket };
}

/** Where the log ratio turns from rising to falling or back: a touch is there or nowhere. */
function turningPoint(equation: Equation, from: number, to: number): number {
  let [low, high] = [from, to];
  const rises = logRatio(equation, low).slope > 0;
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (logRatio(equation, middle).slope > 0 === rises) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
