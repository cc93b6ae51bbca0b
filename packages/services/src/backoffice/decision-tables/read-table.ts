import type { MarketId } from '@candor/markets';
import { tableFaults, type Conditions, type DecisionTable } from '@candor/markets/decision';
import { readCondition } from '../../lending/decision-tables/condition-words.ts';
import { reasonsWithWords } from '../../lending/decision-tables/save-decision-table.ts';
import { tableLawFaults } from '../../lending/decision-tables/table-law-faults.ts';
import { reasonsFor } from '../../lending/applications/application-reasons.ts';
import { tableInWords, type TableInWords } from './table-words.ts';

type TableFault = {
  readonly part: 'limits' | 'rules' | 'table';
  readonly row: number | null;
  readonly fact: string | null;
  readonly sentence: string;
};

export type ReadTable = {
  readonly table: DecisionTable;
  /** As it was understood; a cell that could not be read stays as it was written. */
  readonly inWords: TableInWords;
  readonly faults: readonly TableFault[];
};

/**
 * Reads a draft as somebody wrote it, cell by cell, and says everything that is wrong with it: what can't be
 * read, what no decision may rest on, a reason without words, and what the law wants of any table.
 */
export function readTable(market: MarketId, draft: TableInWords): ReadTable {
  const faults: TableFault[] = [];
  const read = (part: 'limits' | 'rules', when: TableInWords['rules'][number]['when'], row: number) => {
    const conditions: Record<string, string> = {};
    for (const { fact, text } of when) {
      if (text.trim() === '' || text.trim().toLowerCase() === 'any') continue;
      const found = readCondition(market, fact, text);
      if ('fault' in found) faults.push({ part, row, fact, sentence: found.fault });
      else if (Object.hasOwn(conditions, fact))
        faults.push({ part, row, fact, sentence: 'This stands twice in the row.' });
      else conditions[fact] = found.condition;
    }
    return conditions as Conditions;
  };
  const table: DecisionTable = {
    limits: draft.limits.map((row, at) => ({ ...row, when: read('limits', row.when, at) })),
    rules: draft.rules.map((row, at) => ({ ...row, when: read('rules', row.when, at) })),
  };
  faults.push(...ruleFaults(table), ...tableFaults(table, reasonsWithWords).map(placed));
  for (const { row, fact, sentence } of tableLawFaults(market, table))
    faults.push({ part: 'rules', row, fact, sentence });
  return { table, inWords: withUnread(tableInWords(market, table), draft, faults), faults };
}

/** A row that fits everybody, and a reason of the other outcome. */
function ruleFaults({ rules }: DecisionTable): TableFault[] {
  return rules.flatMap(({ when, outcome, reason }, row) => {
    const sentences = [
      Object.keys(when).length === 0 && 'A row without a condition would fit everybody.',
      reasonsWithWords.has(reason) &&
        !(reasonsFor[outcome] as readonly string[]).includes(reason) &&
        `${reason} is no reason to ${outcome === 'refuse' ? 'refuse' : 'leave it to a person'}.`,
    ];
    return sentences.flatMap((sentence) =>
      sentence === false ? [] : [{ part: 'rules' as const, row, fact: null, sentence }],
    );
  });
}

/** `limits[2]: an amount …` → the third row of the limits. */
function placed(fault: string): TableFault {
  const [, part, row, sentence = fault] = /^(limits|rules)(?:\[(\d+)\])?: (.*)$/su.exec(fault) ?? [];
  return {
    part: part === 'limits' || part === 'rules' ? part : 'table',
    row: row === undefined ? null : Number(row),
    fact: null,
    sentence: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${sentence.endsWith('.') ? '' : '.'}`,
  };
}

function withUnread(read: TableInWords, draft: TableInWords, faults: readonly TableFault[]): TableInWords {
  const unread = (part: 'limits' | 'rules', row: number) =>
    draft[part][row]?.when.filter(({ fact }) =>
      faults.some((fault) => fault.part === part && fault.row === row && fault.fact === fact),
    ) ?? [];
  const together = (part: 'limits' | 'rules', row: number, cells: TableInWords['rules'][number]['when']) => {
    const kept = unread(part, row);
    return [...cells.filter(({ fact }) => kept.every((each) => each.fact !== fact)), ...kept];
  };
  return {
    limits: read.limits.map((row, at) => ({ ...row, when: together('limits', at, row.when) })),
    rules: read.rules.map((row, at) => ({ ...row, when: together('rules', at, row.when) })),
  };
}
