import type { CalendarDate } from '@candor/domain/calendar';
import { defineTexts, joinSentences } from '@candor/i18n';
import { lending, type Language, type MarketId } from '@candor/markets';
import { dayWords } from '@candor/services/customers/messages';
import {
  hardshipAnswerDay,
  hardshipTexts as toldTexts,
  pauseSentence,
  planLine,
  planWords,
  type HardshipChoice,
  type HardshipReason,
  type HardshipRequest,
  type OfferStanding,
} from '@candor/services/servicing/hardship';
import type { PlanShown } from '@candor/services/lending/restructures';
import translations from './hardship-texts.json' with { type: 'json' };

const hardshipTexts = defineTexts(
  {
    'option.promise-to-pay':
      'Choose a day, by {latest}. We wait until then and don’t remind you. Late charges continue after our answer.',
    'option.promise-to-pay.free':
      'Choose a day, by {latest}. We wait and don’t remind you. No late charges are added until then.',
    'option.talk': 'Tell us what happened. A person reads it and answers.',
    'state.considered': 'A person is reviewing your request. We answer by {day}.',
    'state.overdue': 'A person is reviewing your request. We promised an answer by {day} and are late.',
    'state.granted': 'Agreed. Your loan’s page shows what has changed.',
    'plan.open':
      'We agreed. Nothing changes until you confirm the new plan, by {day}. Until then no reminders and no late charges.',
    'plan.accepted': 'You confirmed the new plan. Your loan’s page shows it.',
    'plan.declined': 'You kept your plan. You can ask for another way.',
    'plan.lapsed': 'The offer ended. Ask again, nothing was lost.',
    'state.refused': 'We could not agree to this. You can ask for another way.',
    'state.withdrawn': 'Withdrawn.',
    'outcome.kept': 'You kept your promise. Thank you.',
    'outcome.broken': 'The day you chose has passed. You can ask for another way.',
    offered:
      'We can change your loan to {instalments}: {amounts}. The first is due on {first}. Nothing changes until you accept, by {until}.',
    'kept-days':
      'Your loan is {days, plural, one {# day} other {# days}} past due. With the new plan nothing is past due, but the loan is marked as restructured. Our books count it as late until you pay {count, plural, one {# instalment} other {# instalments}} of the new plan in a row on time.',
    'kept-days.at-least':
      'Your loan is {days, plural, one {# day} other {# days}} past due. With the new plan nothing is past due, but the loan is marked as restructured. Our books count it as late until you pay {count, plural, one {# instalment} other {# instalments}} of the new plan in a row on time, and at least {least} days after the first.',
  },
  translations,
);

/** What an option means for the borrower. */
export function hardshipLine(choice: HardshipChoice, market: MarketId, language: Language): string {
  const { option, rows, latestOn } = choice;
  if (option === 'delay' || option === 'smaller-instalments') return planLine(option, rows, market, language);
  const t = hardshipTexts(language);
  if (option === 'talk') return t('option.talk');
  // Where nothing is added by the last day, nobody is told that something is.
  const isFree = choice.costsMore === 0n;
  return t(isFree ? 'option.promise-to-pay.free' : 'option.promise-to-pay', {
    latest: dayText(latestOn, language),
  });
}

/** A new plan that waits for the borrower's yes. */
export function offerLine({
  market,
  language,
  openUntil,
  after,
}: {
  readonly market: MarketId;
  readonly language: Language;
  readonly openUntil: CalendarDate;
  readonly after: PlanShown;
}): string {
  const t = hardshipTexts(language);
  return t('offered', {
    ...planWords(after.rows, market, language),
    first: dayText(after.firstDueOn, language),
    until: dayWords(openUntil, language),
  });
}

/** A new plan pays nothing back: how long the books go on classing the loan as late. */
export function keptDaysLine({
  market,
  language,
  daysPastDue: days,
}: {
  readonly market: MarketId;
  readonly language: Language;
  readonly daysPastDue: number;
}): string {
  const { instalmentsOnTime: count, days: least } = lending[market].restructure.cure;
  return hardshipTexts(language)(least > 0 ? 'kept-days.at-least' : 'kept-days', { days, count, least });
}

/** What was asked for last by somebody who could not pay, as every answer that shows it has it. */
export function hardshipAnswer(request: HardshipRequest | null, as: ReadAs) {
  if (!request) return null;
  const { option, state, askedAt } = request;
  return { option, state, askedAt: askedAt.toISOString(), line: stateLine(request, as) };
}

/** On which business day, and in which language. */
type ReadAs = {
  readonly market: MarketId;
  readonly on: CalendarDate;
  readonly language: Language;
  /** What became of the plan that was granted; null where none was. */
  readonly plan: OfferStanding | null;
};

/**
 * How a request stands: while it is considered by when it is answered and until when no late charge grows, of
 * a refusal why, of a promise and of a plan what became of it.
 */
function stateLine(request: HardshipRequest, { market, on, language, plan }: ReadAs): string {
  const { state, askedOn, pausedUntil, why, outcome } = request;
  const t = hardshipTexts(language);
  if (outcome !== null) return t(`outcome.${outcome}`);
  if (plan) return t(`plan.${plan.state}`, { day: dayWords(plan.openUntil, language) });
  if (state === 'refused')
    return joinSentences(language, [
      t('state.refused'),
      toldTexts(language)(`reason.${why as HardshipReason}`),
    ]);
  if (state !== 'considered') return t(`state.${state}`);
  const by = hardshipAnswerDay(request, market);
  const answered = t(by < on ? 'state.overdue' : 'state.considered', { day: dayWords(by, language) });
  return joinSentences(language, [
    answered,
    ...(askedOn < pausedUntil && on < pausedUntil ? [pauseSentence(pausedUntil, language)] : []),
  ]);
}

function dayText(day: CalendarDate | null, language: Language): string {
  return day === null ? '' : dayWords(day, language);
}
