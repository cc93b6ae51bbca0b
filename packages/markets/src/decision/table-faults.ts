import { decisionFacts, isFactName } from './decision-facts.ts';
import type { DecisionTable } from './decision-table.ts';

/** A comparison with a number, a range, yes or no, or words; nothing that could reach for another fact. */
const condition = /^(?:(?:[<>]=?|==|!=) )?\d{1,15}$|^\[\d{1,15}\.\.\d{1,15}\]$|^(?:true|false)$/u;
const word = /^"[a-z0-9-]+"$/u;

/**
 * What is wrong with a table, each a sentence; empty when it may be used. `reasons` are the codes that have
 * words.
 */
export function tableFaults(table: DecisionTable, reasons: ReadonlySet<string>): string[] {
  const rows = [
    ...table.limits.map(({ when }, at) => ({ when, where: `limits[${at}]` })),
    ...table.rules.map(({ when }, at) => ({ when, where: `rules[${at}]` })),
  ];
  const faults = rows.flatMap(({ when, where }) => conditionFaults(when, where));
  for (const [at, { reason }] of table.rules.entries()) {
    if (!reasons.has(reason)) faults.push(`rules[${at}]: ${reason} is no reason that a borrower can read`);
  }
  for (const [at, { mostBurdenPerMille, mostAmount }] of table.limits.entries()) {
    if (!isWhole(mostAmount) || !isWhole(mostBurdenPerMille) || mostBurdenPerMille > 1_000)
      faults.push(`limits[${at}]: an amount and a share of the income, both whole, are needed`);
  }
  const last = table.limits.at(-1);
  if (!last || Object.keys(last.when).length > 0) {
    faults.push('limits: the last row must have no condition, so that every borrower has limits');
  }
  return faults;
}

function conditionFaults(when: Readonly<Record<string, unknown>>, where: string): string[] {
  return Object.entries(when).flatMap(([fact, text]) => {
    if (!isFactName(fact)) return [`${where}: a decision may not rest on ${fact}`];
    const rule = decisionFacts[fact];
    const known: readonly string[] = 'words' in rule ? rule.words : [];
    const isFit =
      typeof text === 'string' &&
      (rule.kind === 'word'
        ? text.split(', ').every((part) => word.test(part) && known.includes(part.slice(1, -1)))
        : condition.test(text) && (rule.kind === 'flag') === /^[tf]/u.test(text));
    return isFit ? [] : [`${where}: ${JSON.stringify(text)} is no condition for ${fact}`];
  });
}

const isWhole = (value: number) => Number.isSafeInteger(value) && value > 0;
