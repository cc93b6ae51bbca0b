import { isRefusal } from '@candor/domain/refusals';
import type { Refusal } from '@candor/domain/refusals';

/** An answer that a test relies on; a refusal fails it and is shown. */
export function granted<Answer>(answer: Answer | Refusal): Answer {
  if (isRefusal(answer)) throw new Error(`${answer.refused} ${JSON.stringify(answer.facts)}`);
  return answer;
}
