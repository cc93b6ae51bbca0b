import { parseCalendarDate, dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { smsLength } from '@candor/domain/message-text';
import { marketMoney, markets, type Language, type MarketId } from '@candor/markets';
import { longDay } from '../messages/day-words.ts';
import { dayWords } from '../messages/day-words.ts';

/** Who the lender is where texts are filled for somebody to look at. */
export type TextLender = {
  readonly lenderIn: (market: MarketId) => string;
  /** The host that codes are bound to. */
  readonly appHost: string;
  /** Where a loan's page begins. */
  readonly repayAddress: string;
};

/** What a variable stands for, what it may be, and the longest that it becomes. */
export type VariableWords = {
  readonly name: string;
  readonly standsFor: string;
  readonly sample: string;
  readonly longest: string;
};

type Where = TextLender & { readonly market: MarketId; readonly language: Language };
type Variable = {
  readonly standsFor: string;
  readonly sample: (where: Where) => string;
  /** Without it: as long as the sample. */
  readonly longest?: (where: Where) => string;
};

export const sampleCode = '136659';
const sampleDay = parseCalendarDate('2026-12-16') as CalendarDate;
const sampleId = '3f0c2b9e-7d41-4c58-9a36-5b1e8f27d604';

const money = (sample: bigint, longest: bigint) => ({
  sample: ({ market }: Where) => marketMoney(market, sample),
  longest: ({ market }: Where) => marketMoney(market, longest),
});
const plainMoney = (sample: bigint, longest: bigint) => {
  const plain = ({ market }: Where, minor: bigint) => {
    const { sign, code } = markets[market].currency;
    return marketMoney(market, minor).replace(sign, `${code} `);
  };
  return {
    sample: (where: Where) => plain(where, sample).replace(/\.00$/u, ''),
    longest: (where: Where) => plain(where, longest),
  };
};
const same = (standsFor: string, words: string, longest = words): Variable => ({
  standsFor,
  sample: () => words,
  longest: () => longest,
});

/** Largest amounts of a consumer loan here. */
const most = 99_999_999n;

const variables: Readonly<Record<string, Variable>> = {
  lender: { standsFor: 'name of the lender', sample: ({ lenderIn, market }) => lenderIn(market) },
  code: same('code, six digits', sampleCode),
  day: {
    standsFor: 'day, with its weekday',
    sample: ({ language }) => dayWords(sampleDay, language),
    longest: ({ language }) => longestDay(language),
  },
  until: {
    standsFor: 'last day of the offer',
    sample: ({ language }) => longDay(language, sampleDay),
    longest: ({ language }) => longestDay(language),
  },
  link: { standsFor: 'address of the payment page', sample: ({ repayAddress }) => repayAddress + sampleId },
  amount: { standsFor: 'instalment with all charges', ...money(284_600n, most) },
  charge: { standsFor: 'late charge in it', ...money(9_005n, 9_999_999n) },
  most: { standsFor: 'most that is offered', ...money(800_000n, most) },
  asked: { standsFor: 'amount that was asked for', ...money(1_000_000n, most) },
  askedTerm: same('term that was asked for', '6 months', '12 fortnights'),
  term: same('term that is offered', '3 months', '12 fortnights'),
  loan: { standsFor: 'amount of the loan', ...plainMoney(800_000n, most) },
  repay: { standsFor: 'all that is repaid', ...plainMoney(873_056n, most) },
  account: same('account that the money goes to', 'GCash ...0101', 'Union Bank of India ...4471'),
  phone: same('service number', '+63 2 8888 0100', '+63 2 8888 0100 22'),
  reference: same('reference of the application', 'CA-2026-20619'),
  why: same('reasons, and what would change them', 'Your income covers your instalments by too little.'),
  device: same('device in use', 'Chrome on Android', 'Samsung Internet on Chrome OS'),
  bank: same('bank or wallet', 'GCash', 'Rizal Commercial Banking Corporation'),
  masked: same('end of the account number', '•••• 0101'),
  time: same('local time', '10:42'),
};

/** The days of a year that are longest in an SMS, by language. */
const longestDays = new Map<Language, string>();

function longestDay(language: Language): string {
  const known = longestDays.get(language);
  if (known !== undefined) return known;
  const first = dayNumber(sampleDay);
  const year = Array.from({ length: 366 }, (_, at) => dayWords(dateOfDayNumber(first + at), language));
  const longest = year.reduce((one, other) => (unitsOf(other) > unitsOf(one) ? other : one));
  longestDays.set(language, longest);
  return longest;
}

const unitsOf = (text: string) => smsLength(text).units;

/** What each of these variables stands for, in one language of a market. */
export function variableWords(where: Where, names: readonly string[]): VariableWords[] {
  return names.map((name) => {
    const known = variables[name];
    if (!known) throw new Error(`${name} is no variable of a message`);
    const sample = known.sample(where);
    return { name, standsFor: known.standsFor, sample, longest: known.longest?.(where) ?? sample };
  });
}
