import { stripVTControlCharacters } from 'node:util';
import type { Failure } from './events.ts';
import type { StageResult } from './results.ts';

const nameWidth = 20;
const countWidth = 26;
const longestMessage = 15;

/** 0.8 s, 42 s, 3 min 12 s. */
export function duration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

export const count = (n: number) => n.toLocaleString('en-US');

/** `database            3,955 passed              3 min 12 s`, and below it whatever else is to be said. */
export function stageLine({ name, passed, failed, durationMs, notes }: StageResult): string {
  const wasRun = passed + failed > 0;
  const counts = [
    ...(passed > 0 ? [`${count(passed)} passed`] : []),
    ...(failed > 0 ? [`${count(failed)} failed`] : []),
  ].join(', ');
  const [first = 'nothing was run', ...others] = wasRun ? [counts, ...notes] : notes;
  const line = row(name, first, wasRun ? duration(durationMs) : '');
  return [line, ...others.map((note) => `${''.padEnd(nameWidth)}${note}`)].join('\n');
}

/** `7 not run: PgBouncer is missing: apt-get install pgbouncer`, for each reason that tests gave. */
export function skippedNotes(whys: readonly string[]): string[] {
  const many = (why: string) => whys.filter((each) => each === why).length;
  return [...new Set(whys)].map((why) => `${count(many(why))} not run: ${why}`);
}

const row = (name: string, counts: string, rest: string) =>
  `${name.padEnd(nameWidth)}${counts.padEnd(countWidth - 2)}  ${rest}`.trimEnd();

export type Progress = {
  readonly name: string;
  readonly done: number;
  readonly total: number;
  readonly unit: 'files' | 'tests';
  readonly failed: number;
  readonly current: string;
  readonly durationMs: number;
};

/** `database            120 of 340 files          1 min 2 s  packages/store/src/ledger.pg.test.ts` */
export function progressLine(progress: Progress): string {
  const { name, done, total, unit, failed, current, durationMs } = progress;
  const counts = total > 0 ? `${count(done)} of ${count(total)} ${unit}` : '';
  const red = failed > 0 ? `${counts && ', '}${count(failed)} failed` : '';
  return row(name, counts + red, `${duration(durationMs)}${current && `  ${current}`}`);
}

/** Cut to what one row of the terminal holds: a line that wraps can't be rewritten. */
export const fitted = (line: string, columns: number) =>
  line.length < columns ? line : `${line.slice(0, Math.max(0, columns - 2))}…`;

/** Without colours, without this machine's folders, and no longer than somebody reads. */
export function plain(message: string, folder: string, lines = longestMessage): string {
  const all = stripVTControlCharacters(message).replaceAll(`${folder}/`, '').trimEnd().split('\n');
  const rest = all.length - lines;
  return [...all.slice(0, lines), ...(rest > 0 ? [`… and ${rest} more lines`] : [])]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Where, what, why, and how to run it alone. */
export function failureText(stage: string, { file, line, title, message }: Failure, again: string): string {
  const where = file ? `${file}${line === undefined ? '' : `:${line}`}` : '';
  const head = [stage, where, title === file ? '' : title].filter(Boolean).join(' · ');
  const body = message
    .split('\n')
    .map((text) => (text ? `    ${text}` : ''))
    .join('\n');
  return `${head}\n${body}\n    again: ${again}`;
}

/** The last line of every run, for people and machines. */
export const lastLine = (passed: number, failed: number) => `${passed} passed, ${failed} failed`;
