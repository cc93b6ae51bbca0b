type End = {
  /** Of the line: "Sep". */
  readonly name: string;
  /** What it ends at, as it is read: "1.4". Lines without one are not labelled. */
  readonly said: string | undefined;
  readonly x: number;
  readonly y: number;
};

type Label = {
  /** The line whose end it stands at, by its place among all. */
  readonly at: number;
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
};

const lineHigh = 13;
const letterWide = 6.4;
const gap = 7;

/**
 * The words at the ends of lines. Those that end at the same figure have one label in common, at the longest
 * of them; where two would lie on each other the upper one goes up.
 */
export function lineEnds(
  ends: readonly End[],
  { width, lowest }: { width: number; lowest: number },
): Label[] {
  const groups = new Map<string, number[]>();
  for (const [at, { said }] of ends.entries()) if (said) groups.set(said, [...(groups.get(said) ?? []), at]);
  const labels = [...groups].map(([said, members]) => labelOf(ends, said, members, { width, lowest }));
  const placed: Label[] = [];
  for (const label of labels.toSorted((one, other) => other.y - one.y)) {
    let { y } = label;
    const near = placed.filter((other) => meet(label, other)).toSorted((one, other) => other.y - one.y);
    for (const other of near) if (Math.abs(other.y - y) < lineHigh) y = other.y - lineHigh;
    placed.push({ ...label, y });
  }
  return placed;
}

function labelOf(
  ends: readonly End[],
  said: string,
  members: readonly number[],
  { width, lowest }: { readonly width: number; readonly lowest: number },
): Label {
  const longest = members.reduce((best, at) => ((ends[at]?.x ?? 0) > (ends[best]?.x ?? 0) ? at : best));
  const { x = 0, y = 0 } = ends[longest] ?? {};
  const words = `${namesOf(ends, members)} ${said}`.trim();
  const beside = x + gap;
  if (beside + words.length * letterWide <= width)
    return { at: longest, words, x: beside, y: Math.min(lowest, y + 4), anchor: 'start' };
  return { at: longest, words, x, y: y - gap, anchor: 'end' };
}

/** Those that follow each other as a span: "Dec–Apr, Jun". */
function namesOf(ends: readonly End[], members: readonly number[]): string {
  const runs: number[][] = [];
  for (const at of members) {
    const run = runs.at(-1);
    if (run?.at(-1) === at - 1) run.push(at);
    else runs.push([at]);
  }
  const name = (at: number | undefined) => ends[at ?? 0]?.name ?? '';
  return runs
    .flatMap((run) => (run.length > 2 ? [`${name(run[0])}–${name(run.at(-1))}`] : run.map(name)))
    .join(', ');
}

function meet(one: Label, other: Label): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  return a.from < b.to && b.from < a.to;
}

function spanOf({ x, words, anchor }: Label): { readonly from: number; readonly to: number } {
  const wide = words.length * letterWide;
  return anchor === 'start' ? { from: x, to: x + wide } : { from: x - wide, to: x };
}
