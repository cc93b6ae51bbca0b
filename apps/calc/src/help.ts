import { commands } from './commands.ts';

const list = Object.keys(commands).join('|');

export const usage = `npm run -s calc -- <${list}> [--table] [--arithmetic] < request.json`;

/** How to ask, and the shapes of one command or of all. */
export function help(name: string | undefined): string {
  const shown = Object.entries(commands).filter(([each]) => name === undefined || each === name);
  return [
    usage,
    '',
    'Reads one request as JSON from standard input and prints one answer as JSON; a list of requests gets a list of answers.',
    'Amounts, rates and fractions are texts in quotes: nothing goes through a float.',
    '--table prints the answer for a person, --arithmetic every step to it, --help this.',
    'A request that breaks a rule gets a problem instead: {"field", "rule", "example"}, and the command ends with 2.',
    ...shown.flatMap(([each, { summary, shape }]) => ['', `${each}: ${summary}`, shape]),
  ].join('\n');
}
