import type { Answer, Command } from './command.ts';
import { commands } from './commands.ts';
import { help, usage } from './help.ts';
import type { JsonValue } from './json.ts';
import { ProblemFound, refuse } from './problem.ts';
import type { Problem } from './problem.ts';
import { parseRequest } from './read/parse-request.ts';

export interface Printed {
  readonly out: string;
  readonly err: string;
  readonly exitCode: 0 | 2;
}

const flags = new Set(['--table', '--arithmetic', '--help']);

/** One run of the command line: what was typed after `calc --`, and what came on standard input. */
export async function runCalculator(args: readonly string[], input: () => Promise<string>): Promise<Printed> {
  const [name, ...others] = args.filter((arg) => !arg.startsWith('-'));
  const unknown = args.find((arg) => arg.startsWith('-') && !flags.has(arg)) ?? others[0];
  if (args.includes('--help')) return { out: `${help(name)}\n`, err: '', exitCode: 0 };
  if (unknown !== undefined) return { out: '', err: `There is no "${unknown}". ${usage}\n`, exitCode: 2 };
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return { out: '', err: `Say what to calculate. ${usage}\n`, exitCode: 2 };
  const isForPeople = args.includes('--table') || args.includes('--arithmetic');
  const results = answerAll(command, await input());
  const problems = results.each.filter((result) => 'problem' in result);
  const err = problems.map(({ message }) => `${message}\n`).join('');
  const out = isForPeople ? forPeople(results.each, args) : `${JSON.stringify(asJson(results))}\n`;
  return { out, err, exitCode: problems.length > 0 ? 2 : 0 };
}

type Result = Answer | { readonly problem: Problem; readonly message: string };
type Results = { readonly each: readonly Result[]; readonly isList: boolean };

function answerAll(command: Command, text: string): Results {
  const parsed = parseRequest(text);
  if (!parsed) {
    const problem = {
      field: 'request',
      rule: 'one JSON object, or a list of them, on standard input',
      example: '{}',
    };
    return { each: [asResult(new ProblemFound(problem))], isList: false };
  }
  const { request, repeated } = parsed;
  const twice = (of: number | null) => repeated.find((each) => each.request === of)?.field;
  if (!Array.isArray(request)) return { each: [answerOne(command, request, '', twice(null))], isList: false };
  const each = request.map((one: unknown, index) => answerOne(command, one, `[${index}].`, twice(index)));
  return { each, isList: true };
}

/** `where` tells which request of a list a problem is in; `twice` is a field that it names a second time. */
function answerOne(command: Command, request: unknown, where: string, twice: string | undefined): Result {
  try {
    if (twice !== undefined)
      refuse(twice, 'this is said once: nobody knows which of the two is meant', 'one of them');
    return command.answer(request);
  } catch (error) {
    if (!(error instanceof ProblemFound)) throw error;
    const { field, rule, example } = error.problem;
    return asResult(new ProblemFound({ field: where + field, rule, example }));
  }
}

function asResult({ problem, message }: ProblemFound): Result {
  return { problem, message };
}

function asJson({ each, isList }: Results): JsonValue {
  const answers = each.map((result) => ('problem' in result ? result.problem : result.json));
  return isList ? answers : (answers[0] ?? null);
}

function forPeople(results: readonly Result[], args: readonly string[]): string {
  const texts = results.flatMap((result) => {
    if ('problem' in result) return [];
    const working = args.includes('--arithmetic') ? result.arithmetic?.() : undefined;
    return [[result.table(), working].filter((part) => part !== undefined).join('\n\n')];
  });
  return texts.map((text) => `${text}\n`).join('\n');
}
