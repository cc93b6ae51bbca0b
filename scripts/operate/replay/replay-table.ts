import type { ReplayRow } from '@candor/services/lending/reminders/replay';

/** A replay as a terminal shows it: three tables, and below them where each rule comes from. */
export function replayTable(rows: readonly ReplayRow[], version: number): string {
  const hasDraft = rows.some(({ draft }) => draft !== null);
  const [inForce, changed] = [`v${version}`, 'changed'];
  const both = (row: ReplayRow | undefined) => [row?.inForce ?? '', ...(hasDraft ? [row?.draft ?? ''] : [])];
  const heads = (name: string) => [`${name} ${inForce}`, ...(hasDraft ? [changed] : [])];
  const of = (part: ReplayRow['part']) => rows.filter((row) => row.part === part);
  const named = (part: ReplayRow['part']) => [...new Set(of(part).map(({ name }) => name))];
  const figure = (part: ReplayRow['part'], name: string, wanted: ReplayRow['figure']) =>
    of(part).find((row) => row.name === name && row.figure === wanted);
  const contacts = columns(
    ['', ...heads('in force')],
    of('contacts').map((row) => [[row.limit ? `${row.name} (${row.limit})` : row.name], both(row)].flat()),
  );
  const figures = (part: ReplayRow['part'], name: string, wanted: readonly ReplayRow['figure'][]) =>
    wanted.flatMap((each) => both(figure(part, name, each)));
  const steps = columns(
    ['step', ...heads('planned'), ...heads('sent')],
    named('steps').map((name) => [[name], figures('steps', name, ['planned', 'sent'])].flat()),
  );
  const sources = [...new Set(of('rules').map(({ source }) => source))];
  const rules = columns(
    ['rule', 'by', 'limit', ...heads('highest'), ...heads('held back'), ...heads('crossed')],
    named('rules').map((name) => {
      const rule = of('rules').find((row) => row.name === name);
      const said = [name, `[${sources.indexOf(rule?.source ?? '') + 1}]`, rule?.limit || '–'];
      return [said, figures('rules', name, ['highest', 'held back', 'crossed'])].flat();
    }),
    3,
  );
  const cited = sources.map((source, nth) => `[${nth + 1}] ${source}`);
  return [contacts, steps, rules, cited.join('\n')].join('\n\n');
}

/** In columns as wide as their widest cell: words to the left, figures to the right. */
function columns(head: readonly string[], lines: readonly (readonly string[])[], words = 1): string {
  const all = [head, ...lines];
  const width = head.map((_, at) => Math.max(...all.map((line) => line[at]?.length ?? 0)));
  const [first, ...rest] = all.map((line) =>
    line
      .map((cell, at) => (at < words ? cell.padEnd(width[at] ?? 0) : cell.padStart(width[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const rule = '-'.repeat(width.reduce((sum, each) => sum + each + 2, -2));
  return [first, rule, ...rest].join('\n');
}
