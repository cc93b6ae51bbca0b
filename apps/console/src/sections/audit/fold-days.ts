import type { Step } from './audit-shapes.ts';

export type Folded = {
  readonly steps: readonly Step[];
  readonly hidden: ReadonlyMap<number, readonly Step[]>;
};

/**
 * Entries that the end of each day makes: they are many, and the newest stands for those that follow one
 * another.
 */
const daily: ReadonlySet<string> = new Set(['accrue']);

const isDaily = ({ entry }: Step) => entry !== null && daily.has(entry.event);

/**
 * Newest first, with each run of daily entries folded behind its newest, unless it was opened: 71 70 69 67 66
 * 65 64, where 67 to 64 are the interest of four days, is 71 70 69 67, and behind 67 three more.
 */
export function foldDays(steps: readonly Step[], opened: ReadonlySet<number>): Folded {
  const shown: Step[] = [];
  const hidden = new Map<number, Step[]>();
  for (const step of steps) {
    const last = shown.at(-1);
    if (last && isDaily(last) && isDaily(step) && !opened.has(last.no))
      hidden.set(last.no, [...(hidden.get(last.no) ?? []), step]);
    else shown.push(step);
  }
  return { steps: shown, hidden };
}
