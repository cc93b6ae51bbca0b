import { BoneRows, Button, Disclosure, Day, Figure, Money, useOnline } from '@candor/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Calls, ResponseOf } from '@candor/contract/client';
import { LoadState } from '../../shell/load-state.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { useCall } from '../../session/use-call.ts';
import { loadLoanSheets } from './load-views.ts';
import { useReceipt } from './use-receipt.tsx';
import { loanDetailWords } from './texts.ts';

const StatementSheet = lazy(() => loadLoanSheets().then((module) => ({ default: module.StatementSheet })));

type Props = { readonly loanId: string; readonly today: string };
type Plan = ResponseOf<Calls['loan.repay-plan']>;

const keyOf = ({ on, kind, amount, owedAfter, paymentId }: Plan['events'][number]) =>
  `${on} ${kind} ${amount} ${owedAfter} ${paymentId}`;

/** The books may be ahead of the phone's clock. */
const lastOf = (events: Plan['events'], today: string) => {
  const last = events.at(-1)?.on ?? today;
  return last > today ? last : today;
};

/**
 * All that moved money, newest first, with receipts; and the same as a file. It is asked for when it is
 * opened.
 */
export function MoneyHistory({ loanId, today }: Props) {
  const say = loanDetailWords.useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={say('moneyHistory')} onOpen={() => setOpen(true)}>
      {isOpen && <Events loanId={loanId} today={today} />}
    </Disclosure>
  );
}

function Events({ loanId, today }: Props) {
  const call = useCall('loan.repay-plan', { loanId });
  return (
    <LoadState of={call} skeleton={<BoneRows count={2} />}>
      {({ events }) => <EventList loanId={loanId} today={today} events={events} />}
    </LoadState>
  );
}

function EventList({ loanId, today, events }: Props & Pick<Plan, 'events'>) {
  const say = loanDetailWords.useSay();
  const isOnline = useOnline();
  const [isChoosing, setChoosing] = useState(false);
  const receipt = useReceipt();
  return (
    <>
      <ol className="j-history">
        {events.toReversed().map((event, at) => (
          <Event
            key={keyOf(event)}
            event={event}
            today={today}
            receipt={receipt.button}
            owedBy={at === 0 ? loanId : null}
          />
        ))}
      </ol>
      {receipt.fault}
      <div className="j-statement">
        <Button kind="outlined" icon="receipt" pale={!isOnline} onClick={() => setChoosing(true)}>
          {say('statement')}
        </Button>
      </div>
      <Suspense>
        {isChoosing && (
          <StatementSheet
            loanId={loanId}
            firstDay={events[0]?.on ?? today}
            lastDay={lastOf(events, today)}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </>
  );
}

type EventProps = {
  readonly event: Plan['events'][number];
  readonly today: string;
  readonly receipt: (paymentId: string) => ReactNode;
  /** The loan, where this is the newest event: what is owed after it is owed now. */
  readonly owedBy: string | null;
};

function Event({ event, today, receipt, owedBy }: EventProps) {
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const { on, kind, line, owedAfter, paymentId } = event;
  return (
    <li>
      <div className="j-between">
        <span>{line}</span>
        <strong>
          <Money amount={BigInt(event.amount)} />
        </strong>
      </div>
      <div className="j-between j-label">
        <span>
          <Day date={on} today={today} />
          {'\u00a0· '}
          <Figure figure="owed" loan={owedBy} asOf={today} minor={owedAfter}>
            {say('owedAfter', { amount: amount(owedAfter) })}
          </Figure>
        </span>
        {kind === 'payment' && paymentId !== null && receipt(paymentId)}
      </div>
    </li>
  );
}
