import type { Results } from './results-file.ts';
import type { Line } from '../result.ts';

const [from, to] = ['<!-- measured: written by npm run bench -->', '<!-- end of measured -->'];

/** What the page tells of; sizes and the lists of the console are in bench/results.json alone. */
const shown = ['calls', 'arithmetic', 'ledger', 'statements'] as const;

/** The page with the tables of what was measured last; its words stay. */
export function withMeasured(page: string, results: Results): string {
  const [head, rest] = page.split(from);
  const tail = rest?.split(to)[1];
  if (head === undefined || tail === undefined) throw new Error(`the page has no place for what is measured`);
  return [head, from, '\n\n', tablesOf(results), '\n', to, tail].join('');
}

function tablesOf(results: Results): string {
  return shown
    .flatMap((name) => {
      const measured = results[name];
      if (!measured) return [];
      const { machine, lines } = measured;
      const { cores, node, load, on } = machine;
      const busy = load === undefined ? '' : `, load ${load} when it began`;
      const title = `**${name}**: ${cores} cores, Node ${node}${busy}${on === undefined ? '' : `, ${on}`}`;
      return [title, '', '| what | measured | budget | |', '|---|---|---|---|', ...lines.map(rowOf), ''].join(
        '\n',
      );
    })
    .join('\n');
}

function rowOf({ part, what, value, budget, holds }: Line): string {
  const mark = holds === null ? '' : holds ? 'holds' : '**not met**';
  return `| ${part}: ${what} | ${value} | ${budget} | ${mark} |`;
}
