import type { StepProgress } from '../../certification/step-routes.ts';
import type { ListWords } from './texts.ts';

type Part = {
  readonly word: keyof ListWords & `${string}${'One' | 'Many' | 'done'}`;
  readonly count: number;
  /** About how long what is left takes. */
  readonly minutes: number;
};

type Step = Pick<StepProgress, 'state' | 'minutes'>;

/**
 * "2 steps left, about 3 minutes"; of what was sent back and what is left "One step to correct, one to go".
 */
export function headingParts(steps: readonly Step[]): readonly Part[] {
  const of = (state: StepProgress['state']) => {
    const those = steps.filter((step) => step.state === state);
    return { count: those.length, minutes: those.reduce((sum, step) => sum + step.minutes, 0) };
  };
  const refused = of('refused');
  const empty = of('empty');
  if (refused.count === 0 && empty.count === 0) return [{ word: 'done', ...empty }];
  if (refused.count === 0) return [{ word: empty.count === 1 ? 'goOne' : 'goMany', ...empty }];
  const correct: Part = { word: refused.count === 1 ? 'correctOne' : 'correctMany', ...refused };
  if (empty.count === 0) return [correct];
  return [correct, { word: empty.count === 1 ? 'alsoOne' : 'alsoMany', ...empty }];
}

/** For the middle of a sentence; letters without cases stay as they are. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
