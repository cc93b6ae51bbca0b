import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, SidePane } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { deliveryColumns } from './delivery-columns.tsx';
import { OneDelivery } from './one-delivery.tsx';
import { SendAgain } from './send-again.tsx';

const filters = [
  { value: '', words: 'All' },
  { value: 'given-up', words: 'Failed' },
] as const;

/** What one address was told: each event with its tries. */
export function WebhookLog({ endpointId }: { readonly endpointId: string }) {
  const { market, may } = useDesk();
  const [only, setOnly] = useQuery<'' | 'given-up'>('only', '', ['given-up']);
  const [row, setRow] = useQuery<string>('row', '');
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<string>();
  const endpoints = useLoad('console.webhooks', { market: market.market }).loaded.read?.data.endpoints;
  const endpoint = endpoints?.find((each) => each.endpointId === endpointId);
  const list = usePages('console.webhook-deliveries', {
    endpointId,
    ...(only === 'given-up' && { givenUpOnly: true }),
  });
  const deliveries = list.pages.flatMap((page) => page.deliveries);
  const chosen = deliveries.find(({ deliveryId }) => deliveryId === row) ?? deliveries[0];
  const mayAsk = chosen !== undefined && endpoint?.state === 'on' && may('integration.change');
  const ask = () => {
    setDone(undefined);
    setAsking(true);
  };
  useKeys('Log', [
    { keys: 'Ctrl+r', words: 'refresh', inBar: true, run: list.reload },
    ...(mayAsk ? [{ keys: 'a', words: 'send again', inBar: true, run: ask }] : []),
  ]);
  const name = endpoint?.name ?? 'Webhook';
  return (
    <Page
      crumbs={[
        { words: 'Set up' },
        { words: 'Integrations', href: hrefTo('integrations', null, { view: 'webhooks' }) },
        { words: name },
      ]}
      actions={<Segmented label="Which" value={only} options={filters} onChange={setOnly} />}
    >
      <Pane>
        <PaneHead title={`Deliveries to ${name}`}>
          <span>Kept for ninety days. Every attempt has the same id.</span>
          <Button size="small" icon="again" onClick={list.reload}>
            Refresh
          </Button>
        </PaneHead>
        {done && <Notice tone="green">{done}</Notice>}
        <Table
          label="Events"
          columns={deliveryColumns(market)}
          rows={deliveries}
          rowKey={({ deliveryId }) => deliveryId}
          state={tableStateOf(list.loaded, market.timeZone)}
          onAgain={list.reload}
          focused={chosen?.deliveryId}
          onFocus={setRow}
          empty={
            endpoints && !endpoint ? (
              <Empty title="No such webhook">The address may be mistyped.</Empty>
            ) : (
              <Empty title={only === '' ? 'No deliveries yet' : 'No failed deliveries'}>
                {only === ''
                  ? 'Send a test event, or wait for the next event.'
                  : 'Every delivery succeeded or is still being retried.'}
              </Empty>
            )
          }
        />
        <MoreButton {...list} />
      </Pane>
      <SidePane label="Event" width="wide">
        {chosen && <OneDelivery row={chosen} onAgain={mayAsk ? ask : undefined} />}
      </SidePane>
      {isAsking && chosen && (
        <SendAgain
          deliveryId={chosen.deliveryId}
          event={chosen.event}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            setDone('Sending again now, under the same id.');
            list.reload();
          }}
        />
      )}
    </Page>
  );
}
