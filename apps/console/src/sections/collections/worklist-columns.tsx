import { Avatar } from '../../kit/avatar.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { ListColumn } from '../../kit/list/list-types.ts';
import { dayWords, localMoment } from '../../kit/words/day-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import { hrefTo } from '../../shell/router.ts';
import type { Worklist } from './bucket-strip.tsx';
import { daysUntil } from './days.ts';
import { nextActionWords, outcomeWords } from './outcome-words.ts';

export type Line = Worklist['loans'][number];

type Sight = {
  readonly money: MoneyWay;
  readonly today: string;
  readonly timeZone: string;
  readonly staffId: string;
  /** The account that is being called. */
  readonly onCall: string;
};

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short' });

/** Today, Mon in these days, 3 Nov further off. */
function shortDay(day: string, today: string): string {
  if (day === today) return 'today';
  const days = Math.abs(daysUntil(day, today));
  return days < 7 ? weekday.format(Date.parse(`${day}T00:00:00Z`)) : dayWords(day, today);
}

export function worklistColumns(sight: Sight): ListColumn<Line>[] {
  return [...accountColumns(sight), ...promiseColumns(sight), ...contactColumns(sight)];
}

function accountColumns({ money }: Sight): ListColumn<Line>[] {
  return [
    {
      key: 'dpd',
      name: 'DPD',
      head: 'DPD',
      align: 'end',
      width: 46,
      isAlways: true,
      sort: 'dpd',
      sortsFirst: 'up',
      cell: ({ daysLate }) => <span className="k-red">{daysLate}</span>,
    },
    {
      key: 'borrower',
      name: 'Borrower',
      head: 'Borrower',
      look: 'strong',
      wrap: true,
      isAlways: true,
      cell: ({ borrower, loan }) => <a href={hrefTo('collections', loan)}>{borrower ?? 'Name not kept'}</a>,
    },
    {
      key: 'loan',
      name: 'Loan',
      head: 'Loan',
      look: 'muted',
      width: 130,
      cell: ({ loan }) => <span className="k-reference">{loan}</span>,
    },
    {
      key: 'overdue',
      name: 'Past due',
      head: `Past due ${money.sign}`,
      align: 'end',
      look: 'figure',
      width: 90,
      isUsual: true,
      sort: 'past-due',
      cell: ({ overdue }) => <MoneyText way={money} minor={BigInt(overdue)} place="column" />,
    },
  ];
}

function promiseColumns({ money, today }: Sight): ListColumn<Line>[] {
  return [
    {
      key: 'promise',
      name: 'Promise',
      head: `Promise ${money.sign}`,
      align: 'end',
      look: 'figure',
      width: 84,
      isUsual: true,
      cell: ({ promise, overdue }) =>
        promise === null || promise.outcome === 'kept' ? (
          '–'
        ) : (
          <MoneyText way={money} minor={BigInt(promise.amount ?? overdue)} place="column" />
        ),
    },
    {
      key: 'promised',
      name: 'Promised for',
      head: 'Promised for',
      width: 98,
      isUsual: true,
      sort: 'promised',
      sortsFirst: 'up',
      cell: ({ promise }) => promiseWords(promise, today),
    },
  ];
}

function promiseWords(promise: Line['promise'], today: string) {
  if (promise === null) return '–';
  const day = shortDay(promise.on, today);
  if (promise.outcome === 'broken') return <span className="k-red">broken {day}</span>;
  return promise.outcome === 'kept' ? <span className="k-green">kept {day}</span> : day;
}

function contactColumns({ today, timeZone, staffId, onCall }: Sight): ListColumn<Line>[] {
  return [
    {
      key: 'last',
      name: 'Last contact',
      head: 'Last contact',
      look: 'muted',
      // "Promise to pay, Wed 28 Oct" in two lines where there is a pane beside.
      width: 140,
      wrap: true,
      isUsual: true,
      sort: 'last-contact',
      sortsFirst: 'up',
      cell: ({ lastContact }) =>
        lastContact === null
          ? '–'
          : `${outcomeWords[lastContact.outcome]}, ${shortDay(localMoment(new Date(lastContact.at), timeZone).day, today)}`,
    },
    {
      key: 'contact',
      name: 'Contact',
      head: 'Contact',
      width: 118,
      isUsual: true,
      cell: ({ contact, loan }) => <ContactWords contact={contact} isOnCall={loan === onCall} />,
    },
    {
      key: 'next',
      name: 'Next action',
      head: 'Next action',
      look: 'muted',
      width: 150,
      wrap: true,
      cell: ({ next }) =>
        next === null ? '–' : `${nextActionWords[next.action]}, ${shortDay(next.on, today)}`,
    },
    {
      key: 'owner',
      name: 'Assignee',
      head: '',
      width: 36,
      isUsual: true,
      cell: ({ owner }) =>
        owner && (
          <span title={owner.name}>
            <Avatar name={owner.name} isOwn={owner.staffId === staffId} />
            <span className="k-spoken">Assigned to {owner.name}</span>
          </span>
        ),
    },
  ];
}

/** May we contact them now: until 20:00, hardship hold, from Mon 23. */
function ContactWords({
  contact,
  isOnCall,
}: {
  readonly contact: Line['contact'];
  readonly isOnCall: boolean;
}) {
  if (isOnCall) return <span className="late-on-call">on the call</span>;
  return (
    <span
      className={contact.isAllowed ? 'late-contact k-green' : 'late-contact k-amber'}
      title={contact.why ?? undefined}
    >
      <Icon name={contact.isAllowed ? 'check' : 'lock'} />
      {contact.short}
    </span>
  );
}
