import type { CalendarDate } from '@candor/domain/calendar';
import { defineTexts, inEachLanguage } from '@candor/i18n';
import { marketMoney, type MarketId, type Words } from '@candor/markets';
import { longDay } from './day-words.ts';
import type { Said } from './said.ts';
import translations from './reminder-texts.json' with { type: 'json' };

export const reminderTexts = defineTexts(
  {
    'coming.title': 'Your next instalment',
    'today.title': 'Your instalment is due today',
    'late.title': 'Your instalment is late',
    'coming.body': '{amount} is due on {day}. You can pay in the app any time before.',
    'today.body': '{amount} is due today, {day}. You can pay in the app until 23:59.',
    'late.body':
      '{amount} was due on {day}. If you can’t pay now, open your loan in the app. It shows what each choice costs.',
    'late-charged.body':
      '{amount} was due on {day}. It includes a late charge of {charge}, because it was not paid by then. If you can’t pay now, open your loan in the app. It shows what each choice costs.',
  },
  translations,
);

const templates = { late: 'past-due', today: 'due-today', coming: 'due-soon' } as const;

export type Reminder = {
  readonly market: MarketId;
  readonly dueOn: CalendarDate;
  /** What the instalment still asks for, late charges included. */
  readonly amount: bigint;
  /** Of it, what was charged for being late. */
  readonly charge: bigint;
  /** Negative before the due date. */
  readonly daysLate: number;
};

/**
 * What a borrower reads in the inbox before and after a due date. It states the sum and the day, and
 * threatens nothing.
 */
export function reminderWords({ market, dueOn, amount, charge, daysLate }: Reminder): {
  title: Words;
  body: Words;
  said: Said;
} {
  const kind = daysLate > 0 ? 'late' : daysLate === 0 ? 'today' : 'coming';
  const sums = { amount: marketMoney(market, amount), charge: marketMoney(market, charge) };
  const body = kind === 'late' && charge > 0n ? 'late-charged.body' : (`${kind}.body` as const);
  return {
    title: reminderTexts.all(`${kind}.title`),
    body: inEachLanguage((language) =>
      reminderTexts(language)(body, { ...sums, day: longDay(language, dueOn) }),
    ),
    said: {
      template: body === 'late-charged.body' ? 'past-due-charged' : templates[kind],
      values: (language) => ({ ...sums, day: longDay(language, dueOn) }),
    },
  };
}
