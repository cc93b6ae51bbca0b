import type { Desk } from '../../shell/me.ts';
import { Chip } from '../../kit/chip.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import type { Person } from './people-shapes.ts';

export function peopleColumns({ timeZone, businessDate: today }: Desk['market']): Column<Person>[] {
  const moment = (at: string) => <MomentText at={new Date(at)} timeZone={timeZone} today={today} />;
  return [
    {
      key: 'name',
      head: 'Name',
      look: 'strong',
      bone: 4,
      cell: ({ name, isYou }) => (
        <>
          {name} {isYou && <span className="k-muted">you</span>}
        </>
      ),
    },
    { key: 'email', head: 'E-mail', look: 'muted', bone: 5, cell: ({ email }) => email },
    {
      key: 'roles',
      head: 'Roles',
      bone: 3,
      cell: ({ roles }) => roles.map(({ name }) => name).join(', ') || '–',
    },
    { key: 'state', head: 'Status', bone: 3, cell: (person) => <Standing person={person} moment={moment} /> },
    {
      key: 'factor',
      head: 'Second factor',
      bone: 2,
      cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'set up' : 'not yet'),
    },
    {
      key: 'seen',
      head: 'Last seen',
      align: 'end',
      bone: 2,
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? '–' : moment(lastSeenAt)),
    },
  ];
}

type StandingProps = { readonly person: Person; readonly moment: (at: string) => React.ReactNode };

function Standing({ person: { state, lockedUntil }, moment }: StandingProps) {
  if (state === 'disabled') return <Chip tone="red">disabled</Chip>;
  if (lockedUntil !== null)
    return <Chip tone="amber">failed logins, locked until {moment(lockedUntil)}</Chip>;
  return <span>{state === 'invited' ? 'invited' : 'active'}</span>;
}
