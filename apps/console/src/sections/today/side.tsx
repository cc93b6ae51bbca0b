import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { Avatar } from '../../kit/avatar.tsx';
import { Checks, Facts } from '../../kit/records/facts.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { SidePane, SidePart } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { dayWords, localMoment } from '../../kit/words/day-words.ts';

type Today = ResponseOf<Calls['console.today']>;

const states = { kept: 'agrees', look: 'look', broken: 'not' } as const;

/** The day's money, how the last day ended, and who is here. */
export function TodaySide({ today }: { readonly today: Today | undefined }) {
  if (!today)
    return (
      <SidePane label="Business day">
        <SidePart title="Business day">
          <Skeleton lines={6} />
        </SidePart>
      </SidePane>
    );
  const { money, dayEnd, onShift, queues } = today;
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  const free = queues.reduce((sum, queue) => sum + queue.free, 0);
  return (
    <SidePane label="Business day">
      {money && (
        <SidePart title="Money today">
          <Facts
            look="lines"
            facts={[
              line('Due today', counted(money.due.count, 'instalment'), money.due.amount),
              line(
                'Received',
                `${counted(money.received.count, 'payment')} since 00:00`,
                money.received.amount,
              ),
              line('To disburse', counted(money.toPayOut.count, 'loan'), money.toPayOut.amount),
              line(
                'Unapplied',
                `${counted(money.inSuspense.count, 'payment')}, unapplied`,
                money.inSuspense.amount,
              ),
            ]}
          />
        </SidePart>
      )}
      <DayEnd dayEnd={dayEnd} />
      <SidePart title="On shift" about={`${waiting - free} of ${waiting} assigned`}>
        <ul className="t-shift">
          {onShift.map(({ name, does, holds, isYou, isHere }) => (
            <li key={name + does}>
              <Avatar name={name} isOwn={isYou} />
              <span className="t-shift-name">
                {isYou ? 'You' : name}{' '}
                <span className="t-muted">{isHere ? does : `${does}, not at work`}</span>
              </span>
              <span>{holds} assigned</span>
            </li>
          ))}
        </ul>
        <p className="t-note">
          A claim returns to the queue after 30 min without activity. An account that was shared out stays
          with its owner.
        </p>
      </SidePart>
    </SidePane>
  );
}

function DayEnd({ dayEnd }: { readonly dayEnd: Today['dayEnd'] }) {
  const { market } = useDesk();
  if (!dayEnd)
    return (
      <SidePart title="End of day">
        <p className="t-note">No end of day yet.</p>
      </SidePart>
    );
  const { clock } = localMoment(new Date(dayEnd.finishedAt), market.timeZone);
  return (
    <SidePart title={`Day-end ${dayWords(dayEnd.day, market.businessDate)}`} about={`done ${clock}`}>
      <Checks
        checks={dayEnd.checks.map(({ is, name, words }) => ({
          key: name,
          state: states[is],
          words: name,
          beside: words,
        }))}
      />
    </SidePart>
  );
}

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;

function line(what: string, below: string, minor: number) {
  return [
    <span key="what" className="t-money">
      {what}
      <span className="t-muted">{below}</span>
    </span>,
    <Amount key="amount" minor={minor} />,
  ] as const;
}

function Amount({ minor }: { readonly minor: number }) {
  const { money } = useDesk();
  return <MoneyText way={money} minor={BigInt(minor)} />;
}
