import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Pane, PaneHead, SidePane } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { type Group, orderOf } from './audit-shapes.ts';
import { eventColumns } from './event-columns.tsx';
import { AroundEvent, EventFacts } from './event-pane.tsx';
import { ExportButton } from './export-button.tsx';
import { Filters } from './filters.tsx';
import { FindLoan } from './find-loan.tsx';
import { type AuditQuery, searchFrom } from './search-from.ts';

const groups = [
  { value: '', words: 'All' },
  { value: 'people', words: 'People' },
  { value: 'borrower', words: 'Borrowers' },
  { value: 'system', words: 'System' },
] as const;

/** The whole log, by what it was about, who did it, what was done, and when. */
export function Search() {
  const { market } = useDesk();
  const router = useRouter();
  const [group, setGroup] = useQuery<Group | ''>(
    'group',
    '',
    groups.map(({ value }) => value),
  );
  const [about, setAbout] = useQuery<string>('about', '');
  const [staff, setStaff] = useQuery<string>('staff', '');
  const [act, setAct] = useQuery<string>('act', '');
  const [from, setFrom] = useQuery<string>('from', '');
  const [to, setTo] = useQuery<string>('to', '');
  const [refused, setRefused] = useQuery<'' | 'yes'>('refused', '', ['yes']);
  const [row, setRow] = useQuery<string>('row', '');
  const query: AuditQuery = { group, about, staff, act, from, to, refused };
  const asked = searchFrom(query, market.timeZone);
  const list = usePages('console.audit', asked);
  const events = list.pages.flatMap((page) => page.events);
  const focused = events.find(({ eventId }) => eventId === row) ?? events[0];
  useKeys('Audit trail', [
    { keys: 'r', words: 'rejected only', inBar: true, run: () => setRefused(refused === '' ? 'yes' : '') },
  ]);
  return (
    <Page crumbs={[{ words: 'Look up' }, { words: 'Audit trail' }]} actions={<ExportButton asked={asked} />}>
      <Pane>
        <PaneHead title="Audit trail">
          <span>Every action and every rejected attempt. Entries are never changed or deleted.</span>
        </PaneHead>
        <FindLoan />
        <div className="audit-bar">
          <Segmented label="Actor" value={group} options={groups} onChange={setGroup} />
          <Button
            size="small"
            keys="R"
            look={refused === '' ? 'plain' : 'primary'}
            onClick={() => setRefused(refused === '' ? 'yes' : '')}
          >
            Rejected only
          </Button>
          <span className="audit-bar-words">newest first</span>
        </div>
        <Filters
          query={query}
          acts={list.pages[0]?.acts ?? []}
          set={{ about: setAbout, staff: setStaff, act: setAct, from: setFrom, to: setTo }}
        />
        <Table
          label="Events"
          columns={eventColumns(market)}
          rows={events}
          rowKey={({ eventId }) => eventId ?? ''}
          state={tableStateOf(list.loaded, market.timeZone)}
          onAgain={list.reload}
          focused={focused?.eventId ?? undefined}
          onFocus={setRow}
          onOpen={({ subject }) => {
            const order = orderOf(subject);
            if (order !== null) router.goTo(hrefTo('audit', order));
            else setAbout(subject);
          }}
          empty={<Empty title="No events match">Remove a filter or choose a longer period.</Empty>}
        />
        <MoreButton {...list} />
      </Pane>
      <SidePane label="Event">
        {focused && <EventFacts event={focused} />}
        {focused?.eventId && <AroundEvent key={focused.eventId} eventId={focused.eventId} />}
      </SidePane>
    </Page>
  );
}
