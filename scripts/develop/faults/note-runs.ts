import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { callbackKinds, faultKinds } from './plan.ts';

export type FaultLine = {
  readonly commit: string;
  readonly seed: number;
  readonly minutes: number;
  readonly steps: number;
  readonly faults: ReadonlyMap<string, number>;
  readonly requests: number;
  readonly acknowledged: number;
  readonly checks: number;
  /** How many the last look had to judge, by what. */
  readonly judged: ReadonlyMap<string, number>;
  readonly violations: readonly string[];
};

export type FuzzLine = {
  readonly commit: string;
  readonly seed: number;
  readonly minutes: number;
  readonly requests: number;
  readonly calls: number;
  readonly done: number;
  readonly refused: number;
  readonly violations: readonly string[];
};

type Parts = { readonly faults: readonly string[]; readonly fuzz: readonly string[] };

const words = (kinds: Readonly<Record<string, string>>) =>
  Object.entries(kinds)
    .map(([kind, says]) => `- \`${kind}\`: ${says}`)
    .join('\n');

const head = `# Faults and fuzz

Written by \`npm run faults\` and \`npm run fuzz\`, a line for each run, the newest last, with the sums over all of them; nobody types figures in. How they work is
in [operations.md](operations.md#breaking-it-on-purpose). A run ends at its first violation: the same seed on the commit beside it strikes the same again.
`;

const faultHead = `## Fault runs

| commit | seed | minutes | steps | faults by kind | asked | acknowledged | checks | violations | the first | judged at last |
|---|---|---|---|---|---|---|---|---|---|---|
`;
const fuzzHead = `## Fuzz runs

| commit | seed | minutes | requests | calls | done | refused | violations | the first |
|---|---|---|---|---|---|---|---|---|
`;

/** What a violation quotes may hold anything but a line's end or a column's. */
const cell = (text: string) => text.replaceAll(/\s+/gu, ' ').replaceAll('|', '/').slice(0, 200);
const lineOf = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function faultLine(run: FaultLine): string {
  const kinds = [...run.faults].toSorted().map(([kind, times]) => `${kind} ${times}`);
  const { commit, seed, minutes, steps, requests, acknowledged, checks, violations } = run;
  const figures = [requests, acknowledged, checks, violations.length];
  const first = cell(violations[0] ?? '');
  const judged = [...run.judged].map(([what, times]) => `${what} ${times}`).join(', ');
  return lineOf([commit, seed, minutes, steps, kinds.join(', '), ...figures, first, judged]);
}

function fuzzLine(run: FuzzLine): string {
  const { commit, seed, minutes, requests, calls, done, refused, violations } = run;
  return lineOf([
    commit,
    seed,
    minutes,
    requests,
    calls,
    done,
    refused,
    violations.length,
    cell(violations[0] ?? ''),
  ]);
}

/** The lines of the two tables of a file; none if there is no file. */
function linesIn(text: string): Parts {
  const under = (heading: string) =>
    (text.split(`## ${heading}\n`)[1] ?? '')
      .split('\n## ')[0]!
      .split('\n')
      .filter((line) => /^\| [0-9a-f]{7,} \|/u.test(line));
  return { faults: under('Fault runs'), fuzz: under('Fuzz runs') };
}

const cellsOf = (line: string) => line.split('|').map((each) => each.trim());

/** Sums by version, and over all of them. */
function sums({ faults, fuzz }: Parts): string {
  type Sum = {
    runs: number;
    minutes: number;
    steps: number;
    faults: number;
    acknowledged: number;
    fuzzed: number;
    violations: number;
  };
  const none = (): Sum => ({
    runs: 0,
    minutes: 0,
    steps: 0,
    faults: 0,
    acknowledged: 0,
    fuzzed: 0,
    violations: 0,
  });
  const by = new Map<string, Sum>();
  const all = none();
  const byKind = new Map<string, number>();
  const of = (commit: string) => by.get(commit) ?? by.set(commit, none()).get(commit)!;
  for (const line of faults) {
    const [, commit = '', , minutes, steps, kinds = '', , acknowledged, , violations] = cellsOf(line);
    const each = kinds.split(', ').map((kind) => kind.split(/ (?=\d+$)/u));
    const struck = each.filter(([kind = '']) => kind in faultKinds || kind in callbackKinds);
    for (const [kind = '', times] of each) byKind.set(kind, (byKind.get(kind) ?? 0) + Number(times));
    for (const sum of [of(commit), all]) {
      sum.runs += 1;
      sum.minutes += Number(minutes);
      sum.steps += Number(steps);
      sum.faults += struck.reduce((total, [, times]) => total + Number(times), 0);
      sum.acknowledged += Number(acknowledged);
      sum.violations += Number(violations);
    }
  }
  for (const line of fuzz) {
    const [, commit = '', , minutes, requests, , , , violations] = cellsOf(line);
    for (const sum of [of(commit), all]) {
      sum.runs += 1;
      sum.minutes += Number(minutes);
      sum.fuzzed += Number(requests);
      sum.violations += Number(violations);
    }
  }
  const row = (name: string, sum: Sum) =>
    lineOf([
      name,
      sum.runs,
      sum.minutes.toFixed(1),
      ...[sum.steps, sum.faults, sum.acknowledged, sum.fuzzed, sum.violations].map((n) =>
        n.toLocaleString('en'),
      ),
    ]);
  return `## All runs

| version | runs | minutes | steps | faults | acknowledged answers | fuzzed requests | violations |
|---|---|---|---|---|---|---|---|
${[...by].map(([commit, sum]) => row(commit, sum)).join('\n')}
${row('all', all)}

Faults by kind, over all runs: ${
    [...byKind]
      .toSorted()
      .map(([kind, times]) => `${kind} ${times.toLocaleString('en')}`)
      .join(', ') || 'none'
  }.
`;
}

function documentOf(parts: Parts): string {
  return [
    head,
    sums(parts),
    `## What the nemesis does\n\n${words(faultKinds)}\n${words(callbackKinds)}\n`,
    `${faultHead}${parts.faults.map((line) => `${line}\n`).join('')}`,
    `${fuzzHead}${parts.fuzz.map((line) => `${line}\n`).join('')}`,
  ].join('\n');
}

function add(file: string, more: Parts): void {
  const had = linesIn(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const parts = { faults: [...had.faults, ...more.faults], fuzz: [...had.fuzz, ...more.fuzz] };
  writeFileSync(file, documentOf(parts));
}

export const noteFaults = (file: string, run: FaultLine): void =>
  add(file, { faults: [faultLine(run)], fuzz: [] });
export const noteFuzz = (file: string, run: FuzzLine): void =>
  add(file, { faults: [], fuzz: [fuzzLine(run)] });
