import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { defineTexts, inEachLanguage, joinSentences, type Words } from '@candor/i18n';
import { lending, marketMoney, type MarketId } from '@candor/markets';
import { dayWords } from '../../customers/messages/day-words.ts';
import { costOf, scheduleLeft } from './new-terms.ts';
import translations from './restructure-texts.json' with { type: 'json' };

const restructureTexts = defineTexts(
  {
    'offered.body':
      'We can change your loan. You would pay {count, plural, one {one instalment} other {# instalments}} of at most {highest}, the first on {first}, the last on {last}.',
    'offered.cheaper': 'You pay no more in all than before.',
    'offered.dearer': 'You pay {more} more in all than before.',
    'offered.until':
      'The credit bureau sees that the loan was changed. Read the plan in the app and accept it with a code by {day}. Nothing changes until you do.',
    'offered.title': 'A new plan for your loan',
  },
  translations,
);

/** What stands in the letter, all of it from the plan that would hold. */
export type LetterFigures = {
  readonly count: number;
  readonly highest: bigint;
  readonly firstDueOn: CalendarDate;
  readonly lastDueOn: CalendarDate;
  readonly costsMore: bigint;
  readonly on: CalendarDate;
};

export function letterFigures(before: Loan, after: Loan, on: CalendarDate): LetterFigures {
  const rows = scheduleLeft(after, on);
  const more = costOf(after, on).total - costOf(before, on).total;
  return {
    count: rows.length,
    highest: rows.reduce((most, { total }) => (total > most ? total : most), 0n),
    firstDueOn: rows[0]?.dueOn ?? on,
    lastDueOn: rows.at(-1)?.dueOn ?? on,
    costsMore: more > 0n ? more : 0n,
    on,
  };
}

/** The letter to a borrower to whom other terms are offered, with the figures that two people agreed to. */
export function restructureOffered(
  market: MarketId,
  { count, highest, firstDueOn, lastDueOn, costsMore, on }: LetterFigures,
): { readonly title: Words; readonly body: Words } {
  const until = dateOfDayNumber(dayNumber(on) + lending[market].restructure.daysToAccept);
  return {
    title: restructureTexts.all('offered.title'),
    body: inEachLanguage((language) => {
      const t = restructureTexts(language);
      const day = (of: CalendarDate) => dayWords(of, language);
      const plan = { count, highest: marketMoney(market, highest) };
      return joinSentences(language, [
        t('offered.body', {
          ...plan,
          first: day(firstDueOn),
          last: `${day(lastDueOn)} ${lastDueOn.slice(0, 4)}`,
        }),
        costsMore > 0n ? t('offered.dearer', { more: marketMoney(market, costsMore) }) : t('offered.cheaper'),
        t('offered.until', { day: day(until) }),
      ]);
    }),
  };
}
