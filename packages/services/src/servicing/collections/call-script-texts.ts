import { defineTexts } from '@candor/i18n';
import { isLanguage, marketMoney, type Language, type MarketId } from '@candor/markets';
import type { CalendarDate } from '@candor/domain/calendar';
import { dayWords } from '../../customers/messages/day-words.ts';
import translations from './call-script-texts.json' with { type: 'json' };
import type { PersonCheck } from './verify-person.ts';

/**
 * What is said on the phone, in the borrower's language: who is speaking, then who is on the phone, and only
 * then what is past due; help before pressure.
 */
const texts = defineTexts(
  {
    'greet.idLast4':
      'Good day, this is {lender}. To make sure I speak with the right person: in which year were you born, and what are the last four characters of your ID?',
    'greet.postalCode':
      'Good day, this is {lender}. To make sure I speak with the right person: in which year were you born, and what is your postal code?',
    'greet.birthYear':
      'Good day, this is {lender}. To make sure I speak with the right person: in which year were you born?',
    amount: '{amount} of your loan has been past due since {day}. When can you pay it?',
    help: 'If you can’t pay all of it: how much can you pay, and by which day? We can also look for a plan with smaller instalments.',
  },
  translations,
);

export type CallScript = {
  readonly language: Language;
  readonly greet: string;
  /** Null until it is told who is on the phone. */
  readonly onceVerified: string | null;
  readonly help: string;
};

type Facts = {
  readonly market: MarketId;
  readonly lender: string;
  readonly checks: readonly PersonCheck[];
  readonly overdue: bigint;
  readonly oldestDueOn: CalendarDate | null;
  readonly isVerified: boolean;
};

function scriptIn(language: Language, facts: Facts): CallScript {
  const { market, lender, checks, overdue, oldestDueOn, isVerified } = facts;
  const t = texts(language);
  const second = checks.find((check) => check !== 'birthYear') ?? 'birthYear';
  const said = () => {
    const day = oldestDueOn === null ? '' : dayWords(oldestDueOn, language);
    return t('amount', { amount: marketMoney(market, overdue), day });
  };
  return {
    language,
    greet: t(`greet.${second}`, { lender }),
    onceVerified: isVerified && oldestDueOn !== null ? said() : null,
    help: t('help'),
  };
}

/** In the borrower's language and, where that is another, in English for who reads along. */
export function callScripts(language: string, facts: Facts): CallScript[] {
  const own = isLanguage(language) ? language : 'en';
  return (own === 'en' ? (['en'] as const) : ([own, 'en'] as const)).map((each) => scriptIn(each, facts));
}
