import type { CalendarDate } from '@candor/domain/calendar';
import { defineTexts } from '@candor/i18n';
import { grievances, marketMoney, type GrievanceRules, type Language, type MarketId } from '@candor/markets';
import { regulatorWordings, type RegulatorWords } from '@candor/markets/regulator';
import { longDay } from '@candor/services/customers/messages';
import type { ComplaintStanding, ComplaintStep, KnownComplaint } from '@candor/services/servicing/complaints';
import type { OrderView } from '@candor/services/lending/applications';
import translations from './problem-texts.json' with { type: 'json' };

export const problemTexts = defineTexts(
  {
    'way.app': 'In the app',
    'way.app.line': 'We message you when we have answered.',
    'way.phone': 'By phone',
    'way.phone.line': 'We call your login number. You also find the answer in the app.',
    'way.email': 'By e-mail',
    'way.email.line': 'To your e-mail address. You also find the answer in the app.',
    you: 'You',
    desk: '{company} support',
    'state.waits': 'A person is reading it. We answer by {day}.',
    'state.overdue': 'We promised an answer by {day} and are late. The head of service is now handling it.',
    'state.again': 'It is open again. We answer by {day}.',
    'state.answered': 'We promised an answer by {day}.',
    'state.rejected': 'We did not agree with you. You can reply, or go to the {regulator}.',
    'state.closed': 'It is closed. You can open it again.',
    'step.received': 'Received. We answer by {day}.',
    'step.disputed': 'Received. We answer by {day}. Until then nothing is added to the charge.',
    'step.replied': 'You added a message.',
    'step.wrote': 'We wrote to you.',
    'step.escalated': 'With a senior colleague, so you get your answer by {day}.',
    'step.late': 'We missed {day}. The head of service is now handling it.',
    'step.answered': 'Answered.',
    'step.taken-back': 'Answered: we removed the charge.',
    'step.rejected': 'Answered: we did not agree.',
    'step.regulator': 'You can go to the {regulator}.',
    'step.reopened': 'Reopened. We answer by {day}.',
    'step.closed': 'Closed.',
    'step.scored': 'You rated our answer.',
    'step.left': 'Closed with the account.',
  },
  translations,
);

/** Who answers, as the borrower reads it: "Ana, Candor support". */
export function staffTitle(name: string | null, company: string, language: Language): string {
  const desk = problemTexts(language)('desk', { company });
  return name === null ? desk : `${name}, ${desk}`;
}

/** A complaint's state in a sentence. */
export function problemLine(
  { state, promisedBy, isRejected, market }: KnownComplaint,
  { isOverdue }: ComplaintStanding,
  language: Language,
): string {
  const { regulator }: GrievanceRules = grievances[market];
  const key = isOverdue
    ? 'overdue'
    : state === 'open'
      ? 'waits'
      : state === 'reopened'
        ? 'again'
        : state === 'answered' && isRejected
          ? 'rejected'
          : state;
  const values = { day: longDay(language, promisedBy), regulator: regulator.shortName };
  return problemTexts(language)(`state.${key}`, values);
}

export function stepLine({ step, day }: ComplaintStep, market: MarketId, language: Language): string {
  const { regulator }: GrievanceRules = grievances[market];
  const values = { day: day === null ? '' : longDay(language, day), regulator: regulator.shortName };
  return problemTexts(language)(`step.${step}`, values);
}

/** Where to go outside, from when on, and how. */
export function regulatorWay(market: MarketId, from: CalendarDate | null, language: Language) {
  const { name, shortName, website, phone, address }: GrievanceRules['regulator'] =
    grievances[market].regulator;
  const words: RegulatorWords = regulatorWordings[market];
  const line =
    from !== null && words.mayGoLater
      ? words.mayGoLater(language, longDay(language, from))
      : words.mayGoNow[language];
  return {
    name,
    shortName,
    website,
    phone,
    address,
    line,
    from,
    howTo: words.howTo.map((step) => step[language]),
  };
}

/** An order, or the loan it became, in a choice: "Instalment loan, ₱8,000.00". */
export function orderLine(market: MarketId, { productName, amount }: OrderView): string {
  return `${productName}, ${marketMoney(market, amount)}`;
}
