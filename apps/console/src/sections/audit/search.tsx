import { ListExport } from '../../shell/list/list-export.tsx';
import { ListFoot } from '../../shell/list/list-foot.tsx';
import { ListFrame } from '../../shell/list/list-frame.tsx';
import { useList } from '../../shell/list/use-list.ts';
import { useListTotals } from '../../shell/list/use-list-totals.ts';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, usePlace, useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { countWords } from '../../kit/list/count-words.ts';
import { choice, type ListFilter } from '../../kit/list/list-types.ts';
import { PaneHead, SidePane } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { type Event, orderOf } from './audit-shapes.ts';
import { eventColumns } from './event-columns.tsx';
import { AroundEvent, EventFacts } from './event-pane.tsx';
import { FindLoan } from './find-loan.tsx';
import { searchFrom } from './search-from.ts';

const views = [
  { id: 'all', name: 'All', query: '' },
  { id: 'people', name: 'People', query: 'group=people' },
  { id: 'borrower', name: 'Borrowers', query: 'group=borrower' },
  { id: 'system', name: 'System', query: 'group=system' },
  { id: 'refused', name: 'Rejected', query: 'refused=yes' },
];

/** The whole log, by what it was about, who did it, what was done, and when. */
export function Search() {
  const { market } = useDesk();
  const router = useRouter();
  const [about, setAbout] = useQuery<string>('about', '');
  const [row, setRow] = useQuery<string>('row', '');
  const list = useList<Event>({
    list: 'audit',
    filters: useFilters(),
    columns: eventColumns(market),
    usualSort: '-at',
    views,
  });
  const asked = searchFrom({ ...list.asked, about }, market.timeZone);
  const { loaded, pages, reload, ...more } = usePages('console.audit', asked);
  const { counted, countAll } = useListTotals('audit', asked);
  const events = pages.flatMap((page) => page.events);
  const focused = events.find(({ eventId }) => eventId === row) ?? events[0];
  const isRefused = list.chosen['refused'] === 'yes';
  useKeys('Audit trail', [
    {
      keys: 'r',
      words: 'rejected only',
      inBar: true,
      run: () => list.change({ refused: isRefused ? '' : 'yes' }),
    },
  ]);
  return (
    <Page crumbs={[{ words: 'Look up' }, { words: 'Audit trail' }]}>
      <ListFrame
        list={list}
        label="Events"
        count={countWords(counted)}
        head={
          <>
            <PaneHead title="Audit trail">
              <span>Every action and every rejected attempt. Entries are never changed or deleted.</span>
            </PaneHead>
            <FindLoan />
          </>
        }
        rows={events}
        rowKey={({ eventId }) => eventId ?? ''}
        rowWords={({ words }) => `Select ${words}`}
        focused={focused?.eventId ?? undefined}
        onFocus={setRow}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        opensByKey
        onOpen={({ subject }) => {
          const order = orderOf(subject);
          if (order !== null) router.goTo(hrefTo('audit', order));
          else setAbout(subject);
        }}
        acts={<ListExport list="audit" label="The audit trail" count={countWords(counted)} asked={asked} />}
        about={
          <span className="k-find">
            <TextField
              label="About"
              value={about}
              onChange={setAbout}
              autoComplete="off"
              placeholder="CL-FWX93-GGB9Q"
              hint="Or a complaint, C-2026-FWX93, or a disbursement file, file 240"
            />
          </span>
        }
        empty={<Empty title="No events match">Remove a filter or choose a longer period.</Empty>}
        beside={
          <SidePane label="Event">
            {focused && <EventFacts event={focused} />}
            {focused?.eventId && <AroundEvent key={focused.eventId} eventId={focused.eventId} />}
          </SidePane>
        }
      >
        <ListFoot {...more} onCountAll={countAll} />
      </ListFrame>
    </Page>
  );
}

/** People and acts are those that there are; until they are read, the one that the address names. */
function useFilters(): ListFilter[] {
  const { may } = useDesk();
  const { query } = usePlace();
  const people = useLoad('console.people', may('people.read') ? {} : null).loaded.read?.data.people ?? [];
  const acts = useLoad('console.audit', {}).loaded.read?.data.acts ?? [];
  const named = (key: string, known: readonly { readonly value: string }[]) => {
    const value = query[key] ?? '';
    return value === '' || known.some((each) => each.value === value) ? [] : [{ value, words: value }];
  };
  const who = people.map(({ staffId, name }) => ({ value: staffId, words: name }));
  const what = acts.map(({ act, words }) => ({ value: act, words }));
  return [
    choice('group', 'Actor group', { people: 'people', borrower: 'borrowers', system: 'system' }),
    ...(may('people.read') ? [choice('staff', 'Actor', [...who, ...named('staff', who)])] : []),
    choice('act', 'Action', [...what, ...named('act', what)]),
    { kind: 'day', key: 'days', name: 'Days' },
    choice('refused', 'Outcome', { yes: 'rejected' }),
  ];
}
