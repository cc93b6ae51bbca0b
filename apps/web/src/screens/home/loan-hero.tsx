import { Day, distanceText, Hero, Money, Rail, type RailPart, shortDayText, useWords } from '@candor/ui';
import { useAmountText } from '../../lending/use-amount-text.ts';
import { useToday } from '../../lending/use-today.ts';
import { lendingWords } from '../../lending/words.ts';
import type { Home } from './home-action.ts';
import { homeWords } from './words.ts';

export type HomeLoan = NonNullable<Home['loan']>;

const railStates = { paid: 'done', due: 'now', later: 'later', late: 'bad' } as const satisfies Record<
  HomeLoan['rail'][number]['state'],
  RailPart['state']
>;

/** The next instalment, when it is due, and where it stands among the others. */
export function LoanHero({ loan, timeZone }: { readonly loan: HomeLoan; readonly timeZone: string }) {
  const say = homeWords.useSay();
  const sayLending = lendingWords.useSay();
  const words = useWords();
  const amount = useAmountText();
  const today = useToday(timeZone);
  const { nextDue, outstanding } = loan.item;
  const isLate = nextDue !== null && nextDue.dueOn < today;
  const parts = loan.rail.map(({ n, dueOn, amount: minor, state }) => ({
    id: String(n),
    state: railStates[state],
    title: shortDayText(words, dueOn),
    detail: {
      paid: say('paid'),
      due: distanceText(words, dueOn, today),
      late: distanceText(words, dueOn, today),
      later: amount(minor),
    }[state],
  }));
  return (
    <Hero
      label={say(nextDue ? 'nextInstalment' : 'youStillOwe')}
      {...(nextDue && { aside: say('nOfM', { n: nextDue.n, of: nextDue.of }) })}
    >
      <p>
        <Money look="figure" amount={BigInt(nextDue?.amount ?? outstanding ?? 0)} />
      </p>
      {nextDue && (
        <p>
          {sayLending(isLate ? 'wasDue' : 'due')} <Day date={nextDue.dueOn} today={today} distance />
        </p>
      )}
      <Rail label={say('payments')} parts={parts} />
    </Hero>
  );
}
