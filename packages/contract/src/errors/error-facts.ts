/** What a refusal is answered with. */
export interface ErrorFacts {
  readonly status: number;
  readonly title: string;
  readonly sentence: string;
}
