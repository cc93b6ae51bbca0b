import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, SidePane, SidePart } from '../../kit/pane.tsx';
import { Table } from '../../kit/table/table.tsx';
import { channelColumns } from './channel-columns.tsx';
import { TestMessage } from './test-message.tsx';

export type Channel = ResponseOf<Calls['console.channels']>['channels'][number];
type Outcome = ResponseOf<Calls['console.channel-test']> & { readonly name: string };

/** Whom the house speaks to outside, and whether they answer. */
export function Screen() {
  const { market, may } = useDesk();
  const [row, setRow] = useQuery<string>('row', '');
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const { loaded, reload } = useLoad('console.channels', { market: market.market });
  const act = useAct('console.channel-test');
  const channels = loaded.read?.data.channels ?? [];
  const chosen = channels.find(({ key }) => key === row) ?? channels[0];
  const test = async (channel: Channel, to?: string) => {
    setAsking(false);
    setOutcome(undefined);
    const request = { market: market.market, key: channel.key, ...(to !== undefined && { to }) };
    const answered = await act.run(request);
    if (!answered || 'fault' in answered) return;
    setOutcome({ ...answered.answer, name: channel.name });
    reload();
  };
  const isTestable = may('channel.test') && chosen !== undefined && chosen.needs !== 'none';
  const begin = () => {
    if (!isTestable) return;
    if (chosen.needs === 'nothing') void test(chosen);
    else setAsking(true);
  };
  useKeys('Channels', [{ keys: 'e', words: 'test it', inBar: isTestable, run: begin }]);
  return (
    <Page crumbs={[{ words: 'Set up' }, { words: 'Channels' }]}>
      <Pane>
        <PaneHead title="Channels">
          <span>Channels are configured on the server. This page shows whether they respond.</span>
        </PaneHead>
        {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
        {outcome && (
          <Notice tone={outcome.isWorking ? 'green' : 'red'}>
            {outcome.name}: {outcome.words} ({outcome.tookMs} ms)
          </Notice>
        )}
        <Table
          label="Channels"
          columns={channelColumns(market)}
          rows={channels}
          rowKey={({ key }) => key}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          focused={chosen?.key}
          onFocus={setRow}
        />
      </Pane>
      <SidePane label="Channel">
        {chosen && (
          <SidePart title={chosen.name}>
            <p>{chosen.note ?? chosen.lastTest?.words ?? 'Not tested yet.'}</p>
            {isTestable && (
              <Button look="primary" keys="E" isBusy={act.isBusy} onClick={begin}>
                Test {chosen.name}
              </Button>
            )}
          </SidePart>
        )}
      </SidePane>
      {isAsking && chosen && (
        <TestMessage
          channel={chosen}
          onClose={() => setAsking(false)}
          onTest={(to) => void test(chosen, to)}
        />
      )}
    </Page>
  );
}
