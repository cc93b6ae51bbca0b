import { type ReactNode, useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, SidePane } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { ActOnWebhook, type WebhookAct } from './act-on-webhook.tsx';
import { OneWebhook } from './one-webhook.tsx';
import { SaveWebhook } from './save-webhook.tsx';
import { webhookColumns } from './webhook-columns.tsx';

type Open = { readonly is: 'add' | 'change' } | { readonly is: WebhookAct };

/** Programs that are told: where, of what, and how it goes. */
export function Webhooks() {
  const { market, may } = useDesk();
  const router = useRouter();
  const [row, setRow] = useQuery<string>('row', '');
  const [open, setOpen] = useState<Open>();
  const [done, setDone] = useState<ReactNode>();
  const { loaded, reload } = useLoad('console.webhooks', { market: market.market });
  const endpoints = loaded.read?.data.endpoints ?? [];
  const events = loaded.read?.data.events ?? [];
  const chosen = endpoints.find(({ endpointId }) => endpointId === row) ?? endpoints[0];
  const mayChange = may('integration.change');
  const begin = (next: Open) => {
    setDone(undefined);
    setOpen(next);
  };
  const finish = (words: ReactNode) => {
    setDone(words);
    setOpen(undefined);
    reload();
  };
  const close = () => setOpen(undefined);
  useKeys('Webhooks', [
    ...(mayChange ? [{ keys: 'n', words: 'new webhook', inBar: true, run: () => begin({ is: 'add' }) }] : []),
    ...(mayChange && chosen?.state === 'on'
      ? [{ keys: 's', words: 'send a test', inBar: true, run: () => begin({ is: 'test' }) }]
      : []),
  ]);
  return (
    <>
      <Pane>
        <PaneHead title="Webhooks">
          <span>Signed events with ids and states, no personal data.</span>
          {mayChange && (
            <Button look="primary" keys="N" icon="plus" onClick={() => begin({ is: 'add' })}>
              Add a webhook
            </Button>
          )}
        </PaneHead>
        {done && <Notice tone="green">{done}</Notice>}
        <Table
          label="Webhooks"
          columns={webhookColumns(market)}
          rows={endpoints}
          rowKey={({ endpointId }) => endpointId}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          focused={chosen?.endpointId}
          onFocus={setRow}
          onOpen={({ endpointId }) => router.go({ section: 'integrations', id: endpointId, query: {} })}
          isDim={({ state }) => state === 'paused'}
          empty={<Empty title="No webhooks in this market">Add a URL and choose its events.</Empty>}
        />
      </Pane>
      <SidePane label="Webhook">
        {chosen && (
          <OneWebhook
            endpoint={chosen}
            events={events}
            mayChange={mayChange}
            onAct={(is) => begin({ is })}
            onChange={() => begin({ is: 'change' })}
          />
        )}
      </SidePane>
      {open?.is === 'add' && <SaveWebhook events={events} onClose={close} onDone={finish} />}
      {open?.is === 'change' && chosen && (
        <SaveWebhook endpoint={chosen} events={events} onClose={close} onDone={finish} />
      )}
      {open && open.is !== 'add' && open.is !== 'change' && chosen && (
        <ActOnWebhook endpoint={chosen} act={open.is} onClose={close} onDone={finish} />
      )}
    </>
  );
}
