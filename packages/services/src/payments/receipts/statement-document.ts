import { broughtTo } from '@candor/domain/late';
import { loanTimeline, type TimelineEvent } from '@candor/domain/timeline';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { htmlLang, marketFigures, marketMoney, markets, type Language, type MarketId } from '@candor/markets';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import type {
  PaperRow,
  DocumentSection,
  DocumentToRender,
} from '../../kernel/documents/document-renderer.ts';
import { printedIn, printedLanguage } from '../../lending/contracts/paper-texts.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import { repayPlan } from '../../lending/loans/repay-plan.ts';
import { timelineLine } from '../../lending/loans/timeline-texts.ts';
import type { Letterhead } from './letterhead.ts';
import { receiptIn } from './receipt-texts.ts';

export type StatementFacts = {
  readonly market: MarketId;
  readonly loan: Loan;
  readonly on: CalendarDate;
  readonly writtenOffOn: CalendarDate | null;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  /** Of one that was given out under a number. */
  readonly number?: string;
};

/**
 * Everything between two days: what was owed before, each change with what was owed after it, and what it all
 * comes to today.
 */
export function statementDocument(
  head: Letterhead,
  facts: StatementFacts,
  language: Language,
): DocumentToRender {
  const { market, on, from, until } = facts;
  const t = receiptIn(language);
  const print = printedIn(language);
  const sections = [openingOf(head, facts, language), eventsOf(facts, language), totalsOf(facts, language)];
  const printed = JSON.stringify(sections);
  return {
    title: t('statement'),
    language: htmlLang[printedLanguage(language)],
    lender: head.lender,
    reference: head.reference,
    lines: [head.borrower, t('period', { from: print.day(from), until: print.day(until) })],
    sections,
    licence: head.licence,
    fingerprint: `${print.t('fingerprint')} ${fingerprint('statement', { head, printed })}`,
    pageOf: print.pageOf,
    signedAt: instantOf(on, '00:00', markets[market].timeZone),
  };
}

function openingOf(head: Letterhead, facts: StatementFacts, language: Language): DocumentSection {
  const t = receiptIn(language);
  return {
    heading: t('loan'),
    paragraphs: [],
    rows: [
      row(t('borrower'), head.borrower),
      row(t('loan'), head.reference),
      ...(facts.number === undefined ? [] : [row(t('documentNumber'), facts.number)]),
      row(t('owedBefore'), marketMoney(facts.market, owedBefore(facts))),
    ],
    table: null,
  };
}

function eventsOf(facts: StatementFacts, language: Language): DocumentSection {
  const { market, loan, from, until } = facts;
  const t = receiptIn(language);
  const { events, changed } = repayPlan(loan, facts, { from, until });
  const end = events.at(-1)?.owedAfter ?? owedBefore(facts);
  return {
    heading: t('whatHappened'),
    paragraphs: events.length === 0 ? [t('nothingHappened')] : [],
    rows: [],
    table:
      events.length === 0
        ? null
        : {
            heads: [t('head.day'), t('head.what'), t('head.change'), t('head.owed')],
            lines: events.map((event) => [
              printedIn(language).day(event.on),
              lineOf(event, market, language),
              signed(market, event.change),
              signed(market, event.owedAfter),
            ]),
            totals: ['', '', signed(market, changed), signed(market, end)],
          },
  };
}

/** Where more moved than the debt changed by, how much: 7,760.00 were paid out, 8,730.56 are to be repaid. */
function lineOf(event: TimelineEvent, market: MarketId, language: Language): string {
  const line = timelineLine(event, printedLanguage(language));
  const { amount, change } = event;
  return amount === change || amount === -change ? line : `${line}: ${marketMoney(market, amount)}`;
}

function totalsOf(facts: StatementFacts, language: Language): DocumentSection {
  const t = receiptIn(language);
  const { totals } = repayPlan(facts.loan, facts, {});
  const names = ['agreed', 'charges', 'waived', 'paid', 'owed', 'credit'] as const;
  return {
    heading: t('asOf', { day: printedIn(language).day(facts.on) }),
    paragraphs: [],
    rows: names
      .filter((name) => totals[name] !== 0n || name === 'owed')
      .map((name) => row(t(`total.${name}`), marketMoney(facts.market, totals[name]), name === 'owed')),
    table: null,
  };
}

function owedBefore({ loan, on, writtenOffOn, from }: StatementFacts): bigint {
  const before = loanTimeline(broughtTo(loan, on), writtenOffOn).findLast((event) => event.on < from);
  return before?.owedAfter ?? 0n;
}

/** What lowers the debt has a minus before it. */
function signed(market: MarketId, minor: bigint): string {
  return minor < 0n ? `−${marketFigures(market, -minor)}` : marketFigures(market, minor);
}

function row(label: string, value: string, isTotal = false): PaperRow {
  return { number: null, label, value, isTotal };
}
