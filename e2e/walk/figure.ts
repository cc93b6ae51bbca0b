import type { Page } from '@playwright/test';

/** An amount of a loan, as one place shows it. */
export type Figure = {
  readonly figure: string;
  readonly loan: string;
  readonly asOf: string;
  readonly minor: number;
  /** The screen or the call that shows it. */
  readonly where: string;
};

/** All that a screen marks as a figure; and where its words are not its figure, a fault. */
export async function figuresOn(page: Page, where: string): Promise<{ figures: Figure[]; faults: string[] }> {
  const drawn = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-figure][data-loan]')].map(
      ({ dataset: { figure, loan, asOf, minor }, textContent }) => ({
        figure,
        loan,
        asOf,
        minor,
        textContent,
      }),
    ),
  );
  const figures: Figure[] = [];
  const faults: string[] = [];
  for (const { figure = '', loan = '', asOf = '', minor: told = '', textContent } of drawn) {
    const minor = Number(told);
    figures.push({ figure, loan, asOf, minor, where });
    const digits = String(Math.abs(minor)).padStart(3, '0');
    const isNothing = minor === 0 && !/\d/u.test(textContent);
    if (!isNothing && !textContent.replaceAll(/[,.]/gu, '').includes(digits))
      faults.push(`${where}: ${figure} is ${minor} and is written “${textContent}”`);
  }
  return { figures, faults };
}

/**
 * Of one loan and one day a figure is one amount, wherever it stands. Counts what was laid beside something
 * else.
 */
export class Comparison {
  readonly #seen = new Map<string, Figure>();
  readonly differences: string[] = [];
  compared = 0;

  add(figures: readonly Figure[]): void {
    for (const one of figures) {
      const key = `${one.figure} of ${one.loan} on ${one.asOf}`;
      const other = this.#seen.get(key);
      if (!other) this.#seen.set(key, one);
      else {
        this.compared += 1;
        if (other.minor !== one.minor)
          this.differences.push(`${key} is ${other.minor} (${other.where}) and ${one.minor} (${one.where})`);
      }
    }
    for (const inOnePlace of Map.groupBy(figures, ({ where }) => where).values()) this.#addUp(inOnePlace);
  }

  /**
   * What stands in one place and is divided there: `cost/fee` and its like make up `cost`, and each column
   * its total.
   */
  #addUp(figures: readonly Figure[]): void {
    const here = new Map(figures.map((one) => [`${one.figure} of ${one.loan} on ${one.asOf}`, one]));
    const sums = new Map<string, number>();
    for (const { figure, loan, asOf, minor } of here.values()) {
      const [whole = '', part] = /^(?:(.+)\/)?([^/]+)$/u.exec(figure)?.slice(1) ?? [];
      const column = /^rows\/\d+\/(\w+)$/u.exec(figure)?.[1];
      for (const name of [whole && part && whole, column && `rows-${column}`])
        if (name) {
          const key = `${name} of ${loan} on ${asOf}`;
          sums.set(key, (sums.get(key) ?? 0) + minor);
        }
    }
    for (const [key, sum] of sums) {
      const whole = here.get(key);
      if (!whole) continue;
      this.compared += 1;
      if (whole.minor !== sum)
        this.differences.push(`${key} is ${whole.minor}, and its parts are ${sum} (${whole.where})`);
    }
  }
}
