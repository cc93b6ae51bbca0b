import {
  deletedAtOnce,
  privacyRules,
  type Language,
  type MarketId,
  type PrivacyRules,
  lawToShow,
} from '@candor/markets';
import type { LendingTies } from '@candor/store';

export type KeptByLaw = { what: string; why: string; until: string | null; years: number };

export type DeletionView = {
  readonly mayDelete: boolean;
  readonly openLoans: number;
  readonly goesNow: string[];
  readonly kept: KeptByLaw[];
};

/**
 * What leaving would delete and what the law keeps: a loan that ended on 2026-03-31 and a law of five years keep its facts
 * until 2031-03-31. Who never had a loan leaves nothing behind but the consents they gave and
 * that orders of theirs were decided, without the facts.
 */
export function deletionView(market: MarketId, ties: LendingTies, language: Language): DeletionView {
  const { retention }: PrivacyRules = privacyRules[market];
  const openLoans = ties.openLoans + ties.openOrders;
  const kept = retention.map(({ what, law, years }) => ({
    what: what[language],
    why: lawToShow(law),
    until: ties.lastEndedOn === null || openLoans > 0 ? null : yearsLater(ties.lastEndedOn, years),
    years,
  }));
  return {
    mayDelete: openLoans === 0,
    openLoans,
    goesNow: deletedAtOnce.map((words) => words[language]),
    kept: ties.loans > 0 ? kept : [],
  };
}

/** The last day on which any of it must be kept; null where nothing is. */
export function keptUntil({ kept }: DeletionView): string | null {
  return kept
    .map(({ until }) => until)
    .reduce((last, day) => ((day ?? '') > (last ?? '') ? day : last), null);
}

function yearsLater(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`.replace(/-02-29$/u, '-02-28');
}
