import type { JsonValue } from './json.ts';

/**
 * One thing that the calculator can be asked. `answer` throws ProblemFound for a request that it can't
 * answer.
 */
export interface Command {
  readonly summary: string;
  /** The shapes of request and answer, for `--help`. */
  readonly shape: string;
  readonly answer: (request: unknown) => Answer;
}

export interface Answer {
  readonly json: JsonValue;
  /** The same for a person. */
  readonly table: () => string;
  /** The working, step by step, for a person; null where there is nothing to show beyond the answer. */
  readonly arithmetic: (() => string) | null;
}
