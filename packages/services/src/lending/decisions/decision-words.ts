import type { MarketId } from '@candor/markets';
import { decisionFacts, isFactName, type DecisionFacts } from '@candor/markets/decision';
import type { StoredDecision } from '@candor/store/decisions';
import type { DecisionGrounds } from './decision-grounds.ts';
import { moneyText } from '../decision-tables/money-text.ts';

const outcomes = {
  approve: 'Approved',
  refuse: 'Declined',
  refer: 'Sent to manual review',
} as const;

/**
 * A decision in words, for whoever has to answer for it:
 *   Income ₱30,000.00; instalment ₱2,910.19 and obligations ₱0.00 are 9.8 % of it. (Obligations: to others
 *     and to us.)
 *   The first loan: up to ₱10,000.00, 30 % of the income. Affordable: ₱8,000.00 of the ₱8,000.00 asked for.
 *   Approved by version 1 of the table.
 */
export function decisionWords(
  market: MarketId,
  { outcome, tableVersion }: Pick<StoredDecision, 'outcome' | 'tableVersion'>,
  { facts, limit, rows }: DecisionGrounds,
): string[] {
  const money = (amount: number) => moneyText(market, amount);
  const lines = facts
    ? [
        `Income ${money(facts.incomePerMonth)}; instalment ${money(facts.instalmentPerMonth)} and obligations ${money(
          facts.obligationsPerMonth + facts.ownInstalmentsPerMonth,
        )} are ${percent(facts.burdenPerMille)} of it.`,
        `${limit?.says ?? ''} Affordable: ${money(facts.affordableAmount)} of the ${money(facts.askedAmount)} asked for.`.trim(),
      ]
    : ['KYC is incomplete: there was nothing to decide by.'];
  const grounds = rows.map(({ says, reason }) => `${says} (${reason})`);
  return [...lines, ...grounds, `${outcomes[outcome]} by version ${tableVersion} of the table.`];
}

/** Each fact with its value as a person reads it. */
export function factLines(market: MarketId, facts: DecisionFacts): { name: string; value: string }[] {
  return Object.keys(decisionFacts).flatMap((name) => {
    if (!isFactName(name)) return [];
    const value = facts[name];
    const isMoney = decisionFacts[name].kind === 'money';
    return [{ name, value: isMoney ? moneyText(market, Number(value)) : String(value) }];
  });
}

function percent(perMille: number): string {
  return `${Math.floor(perMille / 10)}.${perMille % 10} %`;
}
