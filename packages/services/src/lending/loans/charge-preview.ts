import { mostPenaltyOfRow, timesCharged } from '@candor/domain/contingent';
import { broughtTo } from '@candor/domain/late';
import { costToTheEnd, type Loan } from '@candor/domain/loan';
import {
  citedLimits,
  isMarketId,
  lawToShow,
  marketMoney,
  type LimitKind,
  type MarketId,
} from '@candor/markets';
import type { ActCheck, ActPreview } from '../../kernel/acts/approvable-act.ts';
import type { SeenAct } from './change-by-act.ts';
import { chargedWords } from './charge-texts.ts';
import { chargeMade } from './notify-charge.ts';

/**
 * A charge by hand before it is made: what is owed before and after, how often it was made, and each rule of
 * the law that it was held against. A charge that breaks one is refused and has no preview.
 */
export function chargePreview(
  seen: SeenAct,
  code: string,
  { figures, postings }: Pick<ActPreview, 'figures' | 'postings'>,
): ActPreview {
  const { before, after } = seen.changed;
  const { market } = before;
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const { charge, n, told } = chargeMade(seen.changed, code);
  const amount = marketMoney(market, charge.amount);
  const name = charge.names['en'] ?? code;
  const times = (loan: Loan) => `${timesCharged(loan, code)} of ${charge.times}`;
  return {
    title: `Charge ${amount}: ${name}?`,
    commits: `Charge ${amount}`,
    figures,
    terms: [{ name: 'Times charged', before: times(before.loan), after: times(after) }],
    checks: [
      { is: 'kept', words: `The agreement lists it: ${name}, ${amount} each time` },
      { is: 'kept', words: `Times charged before: ${times(before.loan)}` },
      ...lawChecks(seen, n, market),
      ...(before.loan.disputes.some(({ until }) => until === null)
        ? [{ is: 'look', words: 'A charge of this loan is in dispute' } as const]
        : []),
    ],
    postings,
    sent: chargedWords(told(market)).body.en,
  };
}

/** Each limit of the day of the agreement that a charge by hand stands under, with where it is written. */
function lawChecks({ changed }: SeenAct, n: number, market: MarketId): ActCheck[] {
  const { before, after, on } = changed;
  const today = broughtTo(after, on);
  const { mostCost } = after.agreement.limits;
  const most = mostPenaltyOfRow(today, n, on);
  const penal = today.lateCharges
    .filter((each) => each.n === n && each.why !== 'waived' && each.why !== 'carried')
    .reduce((sum, each) => sum + each.amount, 0n);
  const money = (minor: bigint) => marketMoney(market, minor);
  const words: Partial<Record<LimitKind, string>> = {
    ...(most !== null && {
      'late-charge': `Penal charges of this instalment: ${money(penal)} of at most ${money(most)}`,
    }),
    ...(mostCost !== null && {
      'total-cost': `Total cost of the loan: ${money(costToTheEnd(today).total)} of at most ${money(mostCost)}`,
    }),
    'disclosed-charges-only': 'The key facts statement that was signed names it',
    'no-charge-on-a-charge': 'It bears no interest and is not added to the principal',
  };
  return citedLimits(market, before.enteredOn).flatMap(({ kind, citation }) => {
    const said = words[kind];
    return said === undefined ? [] : [{ is: 'kept', words: `${said} (${lawToShow(citation.law)})` } as const];
  });
}
