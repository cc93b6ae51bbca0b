import { routePath } from '@candor/contract/routes';
import {
  CardList,
  Day,
  dayText,
  distanceText,
  Hero,
  ListRow,
  Money,
  Rail,
  type RailPart,
  screenIcons,
  shortDayText,
  useWords,
} from '@candor/ui';
import { MoneyArrived } from '../../../art/money-on-its-way.tsx';
import { recentText } from '../../../i18n/moment-text.ts';
import { useAmountText } from '../../../lending/amounts.ts';
import type { Details } from '../loan-detail-screen.tsx';
import { DueDatesRow } from './due-dates-row.tsx';
import { MomentFrame } from './moment-frame.tsx';
import type { MomentProps } from './moment-view.tsx';
import { momentWords } from './texts.ts';

/** The money has left for the account: when, the first instalment, and the ways out of it. */
export function ArrivedMoment({ page, details, figuresFrom }: MomentProps) {
  const words = useWords();
  const say = momentWords.useSay();
  const amount = useAmountText();
  const { item, account, quote, payout, coolingOff, rows, today } = details;
  const loanId = item.loanId ?? item.orderId;
  const to = account ? `${account.institutionName} ${account.masked}` : say('yourAccount');
  const open = rows.filter(({ left }) => left > 0);
  return (
    <MomentFrame
      page={page}
      figuresFrom={figuresFrom}
      drawing={<MoneyArrived />}
      title={say('isThere', { amount: amount(quote?.netReceived ?? item.amount), account: to })}
      under={
        payout && (
          <p className="j-under">
            {recentText(words, payout.at, page.timeZone, today)}
            {payout.reference !== null && (
              <>
                <br />
                {say('reference', { reference: payout.reference })}
              </>
            )}
          </p>
        )
      }
      action={{ href: routePath('loanDetail', { loanId }), word: say('seeLoan') }}
    >
      <NextInstalment details={details} />
      <CardList label={say('more')}>
        <DueDatesRow
          page={page}
          today={today}
          reference={item.reference}
          rows={open.map(({ n, number, dueOn, left }) => ({ n: number ?? n, dueOn, amount: left }))}
        />
        {coolingOff && (
          <ListRow
            href={routePath('loanDetail', { loanId })}
            icon={screenIcons.calendarMove}
            title={say('changedMind')}
            detail={say('cancelBy', {
              day: dayText(words, coolingOff.until, today),
              amount: amount(coolingOff.payBack),
            })}
          />
        )}
        <ListRow
          href={routePath('complaints', { view: 'new', loanId })}
          icon="warning"
          title={say('notThere')}
          detail={say('notThereDetail', { account: account?.institutionName ?? say('yourAccount') })}
        />
      </CardList>
    </MomentFrame>
  );
}

const railStates = {
  paid: 'done',
  covered: 'done',
  due: 'now',
  later: 'later',
  late: 'bad',
} as const satisfies Record<Details['rows'][number]['state'], RailPart['state']>;

function NextInstalment({ details: { item, rows, today } }: Pick<MomentProps, 'details'>) {
  const words = useWords();
  const say = momentWords.useSay();
  const amount = useAmountText();
  const { nextDue } = item;
  if (!nextDue) return null;
  return (
    <Hero
      label={say(nextDue.n === 1 ? 'firstInstalment' : 'nextInstalment')}
      aside={say('nOfM', { n: nextDue.n, of: nextDue.of })}
    >
      <p>
        <Money look="figure" amount={BigInt(nextDue.amount)} />
      </p>
      <p>
        {say('due')} <Day date={nextDue.dueOn} today={today} distance />
      </p>
      <Rail
        label={say('payments')}
        parts={rows.map(({ n, dueOn, state, total }) => ({
          id: String(n),
          state: railStates[state],
          title: shortDayText(words, dueOn, today),
          detail: state === 'later' ? amount(total) : distanceText(words, dueOn, today),
        }))}
      />
    </Hero>
  );
}
