import { marketIds, markets } from '../markets.ts';
import { decisionTables } from './registry.generated.ts';
import { decisionFacts } from './decision-facts.ts';
import type { Conditions, DecisionTable } from './decision-table.ts';

/** The text of `docs/decisions.md`: the facts, and each market's default table as it is in the code. */
export function decisionsDocument(): string {
  const facts = Object.entries(decisionFacts).map(([name, rule]) => {
    const kind = 'words' in rule ? rule.words.join(', ') : rule.kind;
    return `| ${name} | ${kind} | ${rule.says} |`;
  });
  return `${[
    '# How an order is decided',
    '',
    '<!-- Written by `npm run docs:generate` from packages/markets/src: change the tables there. -->',
    '',
    ...introduction,
    '',
    '## The facts, and no others',
    '',
    '| fact | kind | means |',
    '|---|---|---|',
    ...facts,
    '',
    ...forbidden,
    ...marketIds.flatMap((market) => tableLines(markets[market].countryName, decisionTables[market])),
  ].join('\n')}\n`;
}

const introduction = [
  'An order that is sent is decided by a table: data in `packages/markets/src/<market>/decision.ts`, copied into the database',
  'as version 1 when the first order of a market is decided. A lender changes it by saving a new version; every decision keeps',
  'the version it was made by, its facts (sealed), the outcome and the engine’s trace, so that the same facts and the same',
  'version give the same outcome years later.',
  '',
  'Of the limits the first row that fits holds. Of the rules every row that fits counts: one that refuses refuses; else one that refers',
  'leaves the case to a person; else the order is approved, for the affordable amount and never for more than was asked.',
  'The table is asked twice. First with what the lender knows itself: whoever is refused by that is neither screened nor asked',
  'about. Then, after the look at who it is, sanctions screening and, with consent, the credit bureau. What does not answer is',
  'asked again for some minutes; after that it counts as `unknown`, and a person decides.',
  '',
  'The amount of a limit is for all running loans of a borrower with this lender together, and their instalments count with the',
  'obligations. By default a first loan runs alone; after one is paid back two may run at once, and never more.',
];

const forbidden = [
  'Money is in minor units. A table that names anything else is refused when it is saved. Not here because the law forbids it, or',
  'because it stands for what the law forbids: sex, religion, caste, origin, marital status, where somebody lives, whom',
  'they know, what is on their phone. A document that belongs to another account is refused when it is certified, before any order.',
];

function tableLines(country: string, { limits, rules }: DecisionTable): string[] {
  return [
    '',
    `## ${country}: the default table`,
    '',
    '| limits: if | burden of at most | amount of at most | in words |',
    '|---|---|---|---|',
    ...limits.map(
      ({ when, mostBurdenPerMille, mostAmount, says }) =>
        `| ${conditionText(when)} | ${mostBurdenPerMille} ‰ | ${mostAmount} | ${says} |`,
    ),
    '',
    '| outcome | reason | if | in words |',
    '|---|---|---|---|',
    ...rules.map(
      ({ outcome, reason, when, says }) => `| ${outcome} | ${reason} | ${conditionText(when)} | ${says} |`,
    ),
  ];
}

function conditionText(when: Conditions): string {
  const parts = Object.entries(when).map(([fact, text]) => `${fact} ${text}`);
  return parts.length === 0 ? 'always' : parts.join(' and ');
}
