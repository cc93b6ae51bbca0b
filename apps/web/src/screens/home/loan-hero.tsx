import {
  Chip,
  Day,
  dayText,
  distanceText,
  Figure,
  Hero,
  Rail,
  type RailPart,
  shortDayText,
  useWords,
} from '@candor/ui';
import { dueWord } from '../../lending/orders.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { lendingWords } from '../../lending/texts.ts';
import type { Home } from './home-action.ts';
import { homeWords } from './texts.ts';

export type HomeLoan = NonNullable<Home['loan']>;

const railStates = {
  paid: 'done',
  covered: 'done',
  due: 'now',
  later: 'later',
  late: 'bad',
} as const satisfies Record<HomeLoan['rail'][number]['state'], RailPart['state']>;

const DAY_MS = 86_400_000;
const daysSince = (day: string, today: string) => (Date.parse(today) - Date.parse(day)) / DAY_MS;

/** The next instalment, when it is due, and where it stands among the others. */
export function LoanHero({ loan, today }: { readonly loan: HomeLoan; readonly today: string }) {
  const say = homeWords.useSay();
  const sayLending = lendingWords.useSay();
  const words = useWords();
  const amount = useAmountText();
  const { loanId, nextDue, outstanding, overdue, daysLate } = loan.item;
  const covered = loan.rail.findLast(({ state }) => state === 'covered');
  const parts = loan.rail.map(({ n, dueOn, amount: minor, paid, state }) => ({
    id: String(n),
    ...(state === 'due' && { fill: { done: paid, all: minor } }),
    state: railStates[state],
    ...(state === 'late' && { stateWord: say('overdue') }),
    title:
      state === 'late' ? (
        <>
          {shortDayText(words, dueOn, today)}
          <span className="c-unseen">,</span>
        </>
      ) : (
        shortDayText(words, dueOn, today)
      ),
    detail: {
      paid: say('paid'),
      covered: say('paidAhead'),
      due: distanceText(words, dueOn, today),
      late: say('daysLate', { count: daysSince(dueOn, today) }),
      later: amount(minor),
    }[state],
  }));
  return (
    <Hero
      label={say(overdue > 0 ? 'overdue' : nextDue ? 'nextInstalment' : 'youStillOwe')}
      {...(nextDue && overdue === 0 && { aside: say('nOfM', { n: nextDue.n, of: nextDue.of }) })}
      {...(overdue > 0 && { aside: <Chip kind="bad">{say('daysLate', { count: daysLate })}</Chip> })}
    >
      <p>
        <Figure
          figure={overdue > 0 ? 'overdue' : nextDue ? 'next' : 'owed'}
          loan={loanId}
          asOf={today}
          look="figure"
          minor={overdue || (nextDue?.amount ?? outstanding ?? 0)}
        />
      </p>
      {nextDue && (
        <p>
          {sayLending(dueWord(loan.item))} <Day date={nextDue.dueOn} today={today} distance={overdue === 0} />
        </p>
      )}
      {covered && (
        <p className="h-sentence">{say('creditPays', { day: dayText(words, covered.dueOn, today) })}</p>
      )}
      <Rail label={say('payments')} parts={parts} />
    </Hero>
  );
}
