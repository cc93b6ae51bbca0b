import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, PartHead, SidePane, SidePart } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Acknowledge } from './acknowledge.tsx';
import { acknowledgedColumns, openColumns } from './alarm-columns.tsx';
import { alarmWords, type OpenAlarm } from './alarm-words.ts';
import { Health, HealthFigures } from './health.tsx';

/** What is wrong and nobody has looked at, and how the books' chain, the clocks and the scanner stand. */
export function Screen() {
  const { market, may } = useDesk();
  const [row, setRow] = useQuery<string>('row', '');
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<string>();
  const { loaded, reload } = useLoad('console.system-status', {});
  const status = loaded.read?.data;
  const open = status?.open ?? [];
  const chosen = open.find(({ alarmId }) => alarmId === row) ?? open[0];
  const mayAcknowledge = chosen !== undefined && may('system.act');
  useKeys(
    'System status',
    mayAcknowledge ? [{ keys: 'a', words: 'acknowledge', inBar: true, run: () => setAsking(true) }] : [],
  );
  const state = tableStateOf(loaded, market.timeZone);
  return (
    <Page crumbs={[{ words: 'Look up' }, { words: 'System status' }]}>
      <Pane>
        <PaneHead title="System status">{status && <span>{headWords(open.length)}</span>}</PaneHead>
        {status && <HealthFigures status={status} market={market} />}
        {done && <Notice tone="green">{done}</Notice>}
        <Table
          label="Open alarms"
          columns={openColumns(market)}
          rows={open}
          rowKey={({ alarmId }) => alarmId}
          state={state}
          onAgain={reload}
          focused={chosen?.alarmId}
          onFocus={setRow}
          empty={
            <Empty title="No open alarms">
              Nothing is waiting for somebody to look at it. The checks beside run by themselves.
            </Empty>
          }
        />
        {status && status.acknowledged.length > 0 && (
          <>
            <PartHead title="Acknowledged" words="the last 20; the audit trail has them all" />
            <Table
              label="Acknowledged alarms"
              columns={acknowledgedColumns(market)}
              rows={status.acknowledged}
              rowKey={({ alarmId }) => alarmId}
              state={state}
              onAgain={reload}
            />
          </>
        )}
      </Pane>
      <SidePane label="Checks">
        {chosen && (
          <Chosen alarm={chosen}>
            {mayAcknowledge && (
              <Button look="primary" keys="A" onClick={() => setAsking(true)}>
                Acknowledge
              </Button>
            )}
          </Chosen>
        )}
        {status && <Health status={status} market={market} />}
      </SidePane>
      {isAsking && chosen && (
        <Acknowledge
          alarm={chosen}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            setDone(`Acknowledged: ${alarmWords[chosen.kind].title}.`);
            reload();
          }}
        />
      )}
    </Page>
  );
}

function headWords(open: number): string {
  if (open === 0) return 'No open alarms.';
  return open === 1 ? '1 open alarm.' : `${open} open alarms.`;
}

function Chosen({
  alarm: { kind, about, detail },
  children,
}: {
  readonly alarm: OpenAlarm;
  readonly children: ReactNode;
}) {
  const { title, means, act } = alarmWords[kind];
  return (
    <SidePart title={title} {...(about && { about })}>
      <p>{means}</p>
      {detail && <p className="k-muted">{detail}</p>}
      <p>
        <strong className="k-strong">What to do:</strong> {act}
      </p>
      {children}
    </SidePart>
  );
}
