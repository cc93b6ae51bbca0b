/** A figure that two places show, and what each of them shows. */
export type Compared = {
  readonly figure: string;
  readonly of: string;
  readonly left: readonly [place: string, value: unknown];
  readonly right: readonly [place: string, value: unknown];
};

/** Every pair that was looked at: how often, and where the two sides were not the same. */
export class Tally {
  readonly #times = new Map<string, number>();
  readonly differences: string[] = [];

  /** One line for each pair of places: `payoff amount: console.loans payoff = console.loan stands.toPay`. */
  get pairs(): readonly { readonly pair: string; readonly times: number }[] {
    return [...this.#times].map(([pair, times]) => ({ pair, times }));
  }

  compare({ figure, of, left: [leftPlace, left], right: [rightPlace, right] }: Compared): void {
    const pair = `${figure}: ${leftPlace} = ${rightPlace}`;
    this.#times.set(pair, (this.#times.get(pair) ?? 0) + 1);
    if (String(left) !== String(right))
      this.differences.push(`${figure} of ${of}: ${leftPlace} ${left}, ${rightPlace} ${right}`);
  }
}
