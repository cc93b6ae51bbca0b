import { useState } from 'react';
import { ListExport } from '../../shell/list/list-export.tsx';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Pane, PaneHead, SidePane } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { moneyWay } from '../../kit/words/money-words.ts';
import type { Group, Step } from './audit-shapes.ts';
import { EntryFacts } from './entry-facts.tsx';
import { AroundEvent, EventFacts } from './event-pane.tsx';
import { foldDays } from './fold-days.ts';
import { trailColumns } from './trail-columns.tsx';

/**
 * Everything that happened to one loan: acts of people, of the borrower, of the system, and the entries in
 * the books.
 */
export function TrailOfLoan({ loan }: { readonly loan: string }) {
  const { market } = useDesk();
  const [group, setGroup] = useQuery<Group | ''>('group', '', ['people', 'borrower', 'system']);
  const [money, setMoney] = useQuery<'' | 'only'>('money', '', ['only']);
  const [row, setRow] = useQuery<string>('row', '');
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const asked = {
    loan: loan.slice(0, 40),
    ...(group !== '' && { group }),
    ...(money === 'only' && { moneyOnly: true }),
  };
  const list = usePages('console.audit-trail', asked);
  const trail = list.pages[0];
  const all = list.pages.flatMap(({ steps }) => steps);
  const { steps, hidden } = foldDays(all, opened);
  const focused = steps.find(({ no }) => String(no) === row) ?? steps[0];
  const toggleMoney = () => setMoney(money === '' ? 'only' : '');
  const step = (to: number | undefined) => to !== undefined && setRow(String(to));
  const same = steps.filter(({ event }) => event.subject === focused?.event.subject).map(({ no }) => no);
  useKeys('Trail', [
    { keys: 'm', words: 'money only', inBar: true, run: toggleMoney },
    {
      keys: 'b',
      words: 'what caused it',
      inBar: true,
      run: () => step(same.find((no) => no < (focused?.no ?? 0))),
    },
    {
      keys: 'n',
      words: 'what followed',
      inBar: true,
      run: () => step(same.findLast((no) => no > (focused?.no ?? 0))),
    },
    {
      keys: 'y',
      words: 'copy link',
      inBar: true,
      run: () => void navigator.clipboard.writeText(location.href),
    },
  ]);
  if (list.loaded.state === 'failed' && list.loaded.fault.code === 'not_found')
    return <NoSuchLoan loan={loan} />;
  const way = trail ? moneyWay(trail.currency, trail.market) : null;
  const counts = trail?.counts;
  const option = (value: Group | '', name: string, count: number | undefined) => ({
    value,
    words: count === undefined ? name : `${name} ${count}`,
  });
  return (
    <Page
      crumbs={[{ words: 'Audit trail', href: hrefTo('audit') }, { words: trail?.reference ?? loan }]}
      actions={<ListExport list="trail" label={`The trail of ${trail?.reference ?? loan}`} asked={asked} />}
    >
      <Pane>
        <PaneHead title={`Events of ${trail?.reference ?? loan}`}>
          {counts && <span>{counts.all} events</span>}
        </PaneHead>
        <div className="audit-bar">
          <Segmented
            label="Actor"
            value={group}
            onChange={setGroup}
            options={[
              option('', 'All', counts?.all),
              option('people', 'People', counts?.people),
              option('borrower', 'Borrower', counts?.borrower),
              option('system', 'System', counts?.system),
            ]}
          />
          <Button size="small" keys="M" look={money === '' ? 'plain' : 'primary'} onClick={toggleMoney}>
            Money only
          </Button>
          <span className="audit-bar-words">newest first, daily steps grouped</span>
        </div>
        <Table
          label="Trail"
          columns={trailColumns(market, way)}
          rows={steps}
          rowKey={({ no }) => String(no)}
          state={tableStateOf(list.loaded, market.timeZone)}
          onAgain={list.reload}
          focused={focused && String(focused.no)}
          onFocus={setRow}
          gaps={gapsOf(hidden, (nos) => setOpened(new Set([...opened, ...nos])))}
          empty={<Empty title="No events match to it">Choose All to see the rest.</Empty>}
        />
        <MoreButton {...list} />
      </Pane>
      <SidePane label="Event">
        {focused && <EventFacts event={focused.event} no={focused.no} />}
        {focused?.entry && way && <EntryFacts entry={focused.entry} way={way} />}
        {focused?.event.eventId && (
          <AroundEvent key={focused.event.eventId} eventId={focused.event.eventId} />
        )}
      </SidePane>
    </Page>
  );
}

function gapsOf(hidden: ReadonlyMap<number, readonly Step[]>, open: (nos: number[]) => void) {
  return new Map(
    [...hidden].map(([no, behind]) => {
      const last = behind.at(-1)?.entry?.businessDate ?? '';
      const words = `${behind.length} more ${behind.length === 1 ? 'day' : 'days'} of interest, back to ${last === '' ? 'the first' : dayWords(last)}`;
      return [String(no), { words, onOpen: () => open([no, ...behind.map((step) => step.no)]) }] as const;
    }),
  );
}

function NoSuchLoan({ loan }: { readonly loan: string }) {
  return (
    <Page crumbs={[{ words: 'Audit trail', href: hrefTo('audit') }, { words: loan }]}>
      <Pane>
        <Empty
          title="There is no such loan"
          buttons={<ButtonLink href={hrefTo('audit')}>Search the audit trail</ButtonLink>}
        >
          A reference looks like CL-FWX93-GGB9Q; the letters I, L, O and U are not in it.
        </Empty>
      </Pane>
    </Page>
  );
}
