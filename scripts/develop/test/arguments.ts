import { parseArgs } from 'node:util';
import { turnOf } from './turns.ts';

export type Asked = {
  /** Parts of paths or titles; without any, everything runs. */
  readonly words: readonly string[];
  /** Only what needs neither a database nor a browser. */
  readonly isFast: boolean;
  /** Also the long walks. */
  readonly isFull: boolean;
  /** Whose turn it is among the stories, as it was typed; without it the sources say. */
  readonly turn?: string;
  /** Where else the report is to be written: JSON where the name says so, Markdown otherwise. */
  readonly results: readonly string[];
  readonly wantsHelp: boolean;
};

export const usage = `npm test                     format, lint, types, dead code, unit, property, database, and the stories whose turn it is
npm test -- --turn <n>|all   other stories in a browser: those of the nth of ten turns, or all of them
npm test -- <word>...        the tests whose path, or whose title as it is written, contains one of the words
npm test -- --full           all stories and the long walks: every screen in every language, a million random edits
npm test -- --fast           no database and no browser, one time zone; the same as npm run test:fast
npm test -- --results <file> also writes the report there: JSON if it ends in .json, Markdown otherwise
npm test -- --help           this

The report of the last run is in .cache/test-results/run.md and run.json.
CANDOR_SEED=<number> asks the laws other cases, CANDOR_SEED=random new ones each time.`;

/**
 * Throws, with a sentence, what it does not understand: an option with a typing error would test something
 * else.
 */
export function parseArguments(args: readonly string[]): Asked {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      fast: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      turn: { type: 'string' },
      results: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { fast: isFast, full: isFull, turn, results, help: wantsHelp } = values;
  turnOf(turn, undefined);
  if (positionals.some((word) => word.trim() === '')) throw new Error('An empty word matches everything.');
  if (results.some((file) => file.trim() === '')) throw new Error('--results needs the name of a file.');
  return { words: positionals, isFast, isFull, ...(turn === undefined ? {} : { turn }), results, wantsHelp };
}
