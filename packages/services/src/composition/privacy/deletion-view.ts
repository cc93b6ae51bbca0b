import {
  deletedAtOnce,
  privacyRules,
  type Language,
  type MarketId,
  type PrivacyRules,
  lawToShow,
  yearsKept,
} from '@candor/markets';
import type { LendingTies } from '@candor/store/borrowers';

export type KeptByLaw = { what: string; why: string; until: string | null; years: number };

export type DeletionView = {
  readonly mayDelete: boolean;
  readonly openLoans: number;
  readonly goesNow: string[];
  readonly kept: KeptByLaw[];
  /**
   * The last day on which what names the person must be kept; null where nothing is. The books are kept
   * longer, and name nobody.
   */
  readonly keptUntil: string | null;
};

/**
 * What leaving would delete and what the law keeps: a loan that ended on 2026-03-31 and a law of five years
 * keep its facts until 2031-03-31. Who never had a loan leaves nothing behind but the consents they gave and
 * that orders of theirs were decided, without the facts.
 */
export function deletionView(market: MarketId, ties: LendingTies, language: Language): DeletionView {
  const { retention }: PrivacyRules = privacyRules[market];
  const openLoans = ties.openLoans + ties.openOrders;
  const untilOf = (years: number) =>
    ties.lastEndedOn === null || openLoans > 0 ? null : yearsLater(ties.lastEndedOn, years);
  const kept = retention.map(({ what, law, years }) => ({
    what: what[language],
    why: lawToShow(law),
    until: untilOf(years),
    years,
  }));
  return {
    mayDelete: openLoans === 0,
    openLoans,
    goesNow: deletedAtOnce(language),
    kept: ties.loans > 0 ? kept : [],
    keptUntil: ties.loans > 0 ? untilOf(yearsKept(market, 'dealings')) : null,
  };
}

function yearsLater(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`.replace(/-02-29$/u, '-02-28');
}
