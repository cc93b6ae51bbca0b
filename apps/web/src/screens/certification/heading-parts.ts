import type { StepProgress } from '../../certification/step-routes.ts';
import type { ListWords } from './texts.ts';

type Part = {
  readonly word: keyof ListWords & `${string}${'One' | 'Many' | 'done'}`;
  readonly count: number;
};

/**
 * "One step to correct, one to go": two refused and one empty of five are "2 steps to correct, one to go".
 */
export function headingParts(steps: readonly Pick<StepProgress, 'state'>[]): readonly Part[] {
  const count = (state: StepProgress['state']) => steps.filter((step) => step.state === state).length;
  const refused = count('refused');
  const empty = count('empty');
  if (refused === 0 && empty === 0) return [{ word: 'done', count: 0 }];
  if (refused === 0) return [{ word: empty === 1 ? 'goOne' : 'goMany', count: empty }];
  const correct: Part = { word: refused === 1 ? 'correctOne' : 'correctMany', count: refused };
  return empty === 0 ? [correct] : [correct, { word: empty === 1 ? 'alsoOne' : 'alsoMany', count: empty }];
}

/** For the middle of a sentence; letters without cases stay as they are. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
