import { routePath } from '@candor/contract/routes';
import {
  CardList,
  dayText,
  distanceText,
  ListRow,
  Money,
  screenIcons,
  Timeline,
  TimelinePoint,
  useWords,
} from '@candor/ui';
import { MoneyOnItsWay } from '../../../art/money-on-its-way.tsx';
import { recentText } from '../../../i18n/moment-text.ts';
import { useAmountText } from '../../../lending/amounts.ts';
import { DueDatesRow } from './due-dates-row.tsx';
import { MomentFrame } from './moment-frame.tsx';
import type { MomentProps } from './moment-view.tsx';
import { momentWords } from './texts.ts';

/** Straight after the signature: where the money is, what comes next, and the papers. */
export function SignedMoment({ page, details, figuresFrom }: MomentProps) {
  const say = momentWords.useSay();
  const amount = useAmountText();
  const { item, account, quote, today } = details;
  const { orderId, reference } = item;
  const to = account ? `${account.institutionName} ${account.masked}` : say('yourAccount');
  return (
    <MomentFrame
      page={page}
      figuresFrom={figuresFrom}
      drawing={<MoneyOnItsWay />}
      title={say('onItsWay', { amount: amount(quote?.netReceived ?? 0), account: to })}
      action={{ href: routePath('loanDetail', { orderId }), word: say('seeLoan') }}
    >
      <div className="c-card c-card-roomy">
        <Way page={page} details={details} />
      </div>
      <CardList label={say('more')}>
        <DueDatesRow
          page={page}
          today={today}
          reference={reference}
          rows={quote?.rows.map(({ n, dueOn, total }) => ({ n, dueOn, amount: total })) ?? []}
        />
        <ListRow
          href={routePath('loanAgreement', { orderId })}
          icon={screenIcons.document}
          title={say('agreement')}
          detail={say('savedHere')}
        />
      </CardList>
    </MomentFrame>
  );
}

function Way({ page, details }: Pick<MomentProps, 'page' | 'details'>) {
  const words = useWords();
  const say = momentWords.useSay();
  const { today, history, payout, account, quote } = details;
  const signedAt = history.findLast(({ state }) => state === 'confirmed')?.at;
  const first = quote?.rows[0];
  const name = account?.institutionName ?? say('yourAccount');
  return (
    <Timeline label={say('way')}>
      <TimelinePoint
        number={1}
        state="done"
        title={say('signed')}
        {...(signedAt && { detail: recentText(words, signedAt, page.timeZone, today) })}
      />
      <TimelinePoint
        number={2}
        state="now"
        title={say('wayTo', { account: name })}
        detail={payout?.state === 'unknown' ? payout.line : say('usually')}
      />
      <TimelinePoint
        number={3}
        state="later"
        title={say('inAccount', { account: name })}
        detail={say('tellYou')}
      />
      {first && (
        <TimelinePoint
          number={4}
          state="later"
          title={say('firstInstalment')}
          aside={<Money amount={BigInt(first.total)} />}
          detail={`${dayText(words, first.dueOn, today)}, ${distanceText(words, first.dueOn, today)}`}
        />
      )}
    </Timeline>
  );
}
