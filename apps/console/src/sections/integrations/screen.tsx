import { Page } from '../../shell/page.tsx';
import { hrefTo, usePlace, useQuery } from '../../shell/router.ts';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Segmented } from '../../kit/segmented.tsx';
import './integrations.css';
import { Keys } from './keys.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { Webhooks } from './webhooks.tsx';

const views = [
  { value: 'keys', words: 'Keys', keys: '1' },
  { value: 'webhooks', words: 'Webhooks', keys: '2' },
] as const;

const isEndpoint = /^[0-9a-f]{8}-/u;

/** Which programs may ask us, and which are told by us. */
export function Screen() {
  const { id } = usePlace();
  if (id !== null && isEndpoint.test(id)) return <WebhookLog endpointId={id} />;
  return <Lists keyId={id} />;
}

function Lists({ keyId }: { readonly keyId: string | null }) {
  const [view, setView] = useQuery<'keys' | 'webhooks'>('view', 'keys', ['keys', 'webhooks']);
  useKeys('Integrations', [
    { keys: '1', words: 'keys', run: () => setView('keys') },
    { keys: '2', words: 'webhooks', run: () => setView('webhooks') },
  ]);
  return (
    <Page
      crumbs={[{ words: 'Set up' }, { words: 'Integrations', href: hrefTo('integrations') }]}
      actions={<Segmented label="View" value={view} options={views} onChange={setView} />}
    >
      {view === 'keys' ? <Keys asked={keyId} /> : <Webhooks />}
    </Page>
  );
}
