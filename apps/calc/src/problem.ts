/** Why a request can't be answered: which field, which rule it breaks, and what would have been right. */
export type Problem = { readonly field: string; readonly rule: string; readonly example: string };

/**
 * Thrown by whatever reads a request and caught once, in `answerOne`: a request is read in depth, and every
 * reader on the way up would only pass the problem on.
 */
export class ProblemFound extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.field}: ${problem.rule}. For example ${problem.example}`);
    this.problem = problem;
  }
}

export function refuse(field: string, rule: string, example: string): never {
  throw new ProblemFound({ field, rule, example });
}
