/** What a reader needs to understand a refusal: the amounts, dates or names that the rule looked at. */
export type Facts = Readonly<Record<string, string | number>>;

/**
 * A rule said no. Returned, never thrown: a refusal is an answer. Its code names the rule and comes from a
 * closed list, so that words for every code are checked by the compiler.
 */
export type Refusal<Code extends string = string> = { readonly refused: Code; readonly facts?: Facts };

export function isRefusal<Answer, Code extends string>(
  answer: Answer | Refusal<Code>,
): answer is Refusal<Code> {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
