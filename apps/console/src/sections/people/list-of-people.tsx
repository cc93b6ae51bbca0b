import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { hrefTo, useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, SidePane, SidePart } from '../../kit/pane.tsx';
import { Table } from '../../kit/table/table.tsx';
import { ChangeRoles } from './change-roles.tsx';
import { InvitePerson } from './invite-person.tsx';
import { peopleColumns } from './people-columns.tsx';
import { type Person, type Standing, standingsOf, standingWords } from './people-shapes.ts';
import { ChangeStanding } from './change-standing.tsx';
import { SessionsOfPerson } from './sessions-of-person.tsx';

type Open = { readonly is: 'invite' | 'roles' | 'sessions' } | { readonly is: Standing };

/** The people, and what can be done for the one that is chosen. */
export function ListOfPeople({ mayChange }: { readonly mayChange: boolean }) {
  const { market } = useDesk();
  const [row, setRow] = useQuery<string>('row', '');
  const [open, setOpen] = useState<Open>();
  const [done, setDone] = useState<React.ReactNode>();
  const list = usePages('console.people', {});
  const { loaded: roles } = useLoad('console.roles', {});
  const people = list.pages.flatMap((page) => page.people);
  const chosen = people.find(({ staffId }) => staffId === row) ?? people[0];
  const finish = (words: React.ReactNode) => {
    setDone(words);
    setOpen(undefined);
    list.reload();
  };
  const begin = (next: Open) => {
    setDone(undefined);
    setOpen(next);
  };
  useKeys(
    'People',
    mayChange
      ? [
          { keys: 'i', words: 'invite', inBar: true, run: () => begin({ is: 'invite' }) },
          ...(chosen && !chosen.isYou
            ? [{ keys: 'c', words: 'change roles', inBar: true, run: () => begin({ is: 'roles' }) }]
            : []),
        ]
      : [],
  );
  const close = () => setOpen(undefined);
  const known = roles.read?.data.roles ?? [];
  return (
    <>
      <Pane>
        <PaneHead title="People">
          <span>Nobody changes their own access. Invitations, roles and resets need approval.</span>
          {mayChange && (
            <Button look="primary" keys="I" icon="plus" onClick={() => begin({ is: 'invite' })}>
              Invite a person
            </Button>
          )}
        </PaneHead>
        {done && <Notice tone="green">{done}</Notice>}
        <Table
          label="People"
          columns={peopleColumns(market)}
          rows={people}
          rowKey={({ staffId }) => staffId}
          state={tableStateOf(list.loaded, market.timeZone)}
          onAgain={list.reload}
          focused={chosen?.staffId}
          onFocus={setRow}
          isDim={({ state }) => state === 'disabled'}
        />
        <MoreButton {...list} />
      </Pane>
      <SidePane label="Person">
        {chosen && <OnePerson person={chosen} mayChange={mayChange} onOpen={begin} />}
      </SidePane>
      {open?.is === 'invite' && <InvitePerson roles={known} onClose={close} onDone={finish} />}
      {open?.is === 'roles' && chosen && (
        <ChangeRoles person={chosen} roles={known} onClose={close} onDone={finish} />
      )}
      {open?.is === 'sessions' && chosen && (
        <SessionsOfPerson person={chosen} onClose={close} onDone={finish} />
      )}
      {open && open.is !== 'invite' && open.is !== 'roles' && open.is !== 'sessions' && chosen && (
        <ChangeStanding person={chosen} to={open.is} onClose={close} onDone={finish} />
      )}
    </>
  );
}

type OneProps = {
  readonly person: Person;
  readonly mayChange: boolean;
  readonly onOpen: (open: Open) => void;
};

function OnePerson({ person, mayChange, onOpen }: OneProps) {
  const { may } = useDesk();
  const { name, email, roles, isYou, staffId } = person;
  return (
    <SidePart title={name}>
      <Facts
        look="lines"
        facts={[
          ['E-mail', email],
          ['Roles', roles.map((role) => role.name).join(', ') || '–'],
        ]}
      />
      {isYou && <p className="k-muted">This is you: someone else changes your access.</p>}
      <div className="people-acts">
        {mayChange && !isYou && (
          <Button keys="C" onClick={() => onOpen({ is: 'roles' })}>
            Change roles
          </Button>
        )}
        {mayChange &&
          standingsOf(person).map((is) => (
            <Button key={is} look={is === 'disable' ? 'danger' : 'plain'} onClick={() => onOpen({ is })}>
              {standingWords[is].act}
            </Button>
          ))}
        {mayChange && <Button onClick={() => onOpen({ is: 'sessions' })}>Sessions</Button>}
        {may('audit.read') && (
          <ButtonLink look="quiet" href={hrefTo('audit', null, { staff: staffId })}>
            Audit trail
          </ButtonLink>
        )}
      </div>
    </SidePart>
  );
}
