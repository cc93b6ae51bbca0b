import type { ActFigure } from '../../kernel/acts/approvable-act.ts';

/** By how much an act changes a figure; below zero it becomes smaller. */
export function figureChange({ before, after }: Pick<ActFigure, 'before' | 'after'>): bigint {
  return BigInt(after) - BigInt(before);
}
