import type { ActFigure } from '../../kernel/acts/approvable-act.ts';

/** By how much an act changes a figure; below zero it becomes smaller. */
export function figureChange({ now, then }: Pick<ActFigure, 'now' | 'then'>): bigint {
  return BigInt(then) - BigInt(now);
}
