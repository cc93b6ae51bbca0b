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
    'way.app.line': 'We tell you when the answer is here.',
    'way.phone': 'By phone',
    'way.phone.line': 'We call the number that you log in with. The answer is in the app too.',
    'way.email': 'By e-mail',
    'way.email.line': 'To the address that you gave. The answer is in the app too.',
    you: 'You',
    desk: '{company} support',
    'state.waits': 'A person reads it. We answer by {day}.',
    'state.overdue': 'We had promised an answer by {day} and are late. The head of service has it now.',
    'state.again': 'It is open again. We answer by {day}.',
    'state.answered': 'We had promised an answer by {day}.',
    'state.rejected': 'We could not agree with you. You can reply, or go to the {regulator}.',
    'state.closed': 'It is closed. You can open it again.',
    'step.received': 'Received. Answer promised by {day}.',
    'step.disputed': 'Received. Nothing is added to the charge until we answer, promised by {day}.',
    'step.replied': 'You added something.',
    'step.wrote': 'We wrote to you.',
    'step.escalated': 'Somebody senior has it, so that {day} is kept.',
    'step.late': 'We missed {day}. The head of service has it.',
    'step.answered': 'Answered.',
    'step.taken-back': 'Answered: the charge is taken back.',
    'step.rejected': 'Answered: we could not agree.',
    'step.regulator': 'You may go to the {regulator}.',
    'step.reopened': 'Opened again. Answer promised by {day}.',
    'step.closed': 'Closed.',
    'step.scored': 'You scored it.',
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
