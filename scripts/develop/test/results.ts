import type { Failure, FileTime } from './events.ts';
import { count, duration, lastLine } from './lines.ts';
import { type Turn, turns } from './turns.ts';

export type StageResult = {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly durationMs: number;
  /** What else is to be said: nothing matched, a browser that can't be had. */
  readonly notes: readonly string[];
  readonly failures: readonly (Failure & { readonly again: string })[];
  readonly files: readonly FileTime[];
  readonly loadAtStart: number;
  readonly loadAtEnd: number;
};

export type RunResult = {
  readonly startedAt: string;
  readonly commit: string;
  /** Nothing was changed since that commit. */
  readonly isClean: boolean;
  readonly node: string;
  readonly cores: number;
  readonly seed: number;
  readonly isFull: boolean;
  readonly isFast: boolean;
  /** Which stories were told. */
  readonly turn: Turn;
  readonly words: readonly string[];
  readonly wasInterrupted: boolean;
  readonly durationMs: number;
  readonly passed: number;
  readonly failed: number;
  readonly stages: readonly Omit<StageResult, 'files'>[];
  readonly slowestFiles: readonly (FileTime & { readonly stage: string })[];
};

const slowest = 20;

/** The files that took longest, over all stages; what a file took in two time zones is one sum. */
export function slowestFiles(stages: readonly StageResult[]): RunResult['slowestFiles'] {
  return stages
    .flatMap(({ name, files }) => {
      const sums = new Map<string, number>();
      for (const { file, durationMs } of files) sums.set(file, (sums.get(file) ?? 0) + durationMs);
      return [...sums].map(([file, durationMs]) => ({
        stage: name,
        file,
        durationMs: Math.round(durationMs),
      }));
    })
    .toSorted((a, b) => b.durationMs - a.durationMs)
    .slice(0, slowest);
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The same as run.json, for people. It names no machine, folder or user: it can be kept beside the code. */
export function reportText(run: RunResult): string {
  const kind = run.isFast ? 'fast' : run.isFull ? 'full' : 'usual';
  const asked = run.words.length > 0 ? `, only what matches ${run.words.join(', ')}` : '';
  const facts = table(
    ['what', 'value'],
    [
      ['begun', run.startedAt],
      ['commit', `${run.commit}${run.isClean ? '' : ', with changes that are not committed'}`],
      ['run', `${kind}${asked}${run.wasInterrupted ? ', interrupted' : ''}`],
      ['stories', run.turn === 'all' ? 'all' : `turn ${run.turn} of ${turns}`],
      ['seed', String(run.seed)],
      ['machine', `Node ${run.node}, ${run.cores} cores`],
      ['took', duration(run.durationMs)],
    ],
  );
  const stages = table(
    ['stage', 'passed', 'failed', 'took', 'load at start', 'load at end', 'notes'],
    run.stages.map((stage) => [
      stage.name,
      count(stage.passed),
      count(stage.failed),
      duration(stage.durationMs),
      stage.loadAtStart.toFixed(1),
      stage.loadAtEnd.toFixed(1),
      stage.notes.join('; '),
    ]),
  );
  const failures = run.stages.flatMap(({ name, failures: red }) =>
    red.map(({ file, line, title, message }) => {
      const where = file ? ` · ${file}${line === undefined ? '' : `:${line}`}` : '';
      return `### ${name}${where} · ${title}\n\n\`\`\`\n${message}\n\`\`\`\n`;
    }),
  );
  const files = table(
    ['slowest files', 'stage', 'took'],
    run.slowestFiles.map(({ file, stage, durationMs }) => [file, stage, duration(durationMs)]),
  );
  return (
    [
      '# Test run',
      facts,
      stages,
      ...(failures.length > 0 ? ['## What failed', ...failures] : []),
      files,
      lastLine(run.passed, run.failed),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}
