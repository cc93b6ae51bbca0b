import { Page } from '../../shell/page.tsx';
import { queueCounts } from '../../shell/queue-counts.ts';
import { hrefTo, usePlace } from '../../shell/router.ts';
import { Pane } from '../../kit/pane.tsx';
import { BatchPage } from './batch-page.tsx';
import { Batches } from './batches.tsx';
import { DisbursementList } from './disbursement-list.tsx';
import { RestoreHold } from './restore-hold.tsx';
import './disbursements.css';

/** Disbursements, the files that take them to the bank, or one of those files. */
export function Screen() {
  const { id, query } = usePlace();
  const file = /^file-(\d{1,15})$/u.exec(id ?? '')?.[1];
  if (file !== undefined) return <BatchPage key={file} batchId={file} />;
  if (id !== 'files' && query['show'] !== 'files')
    return (
      <Page crumbs={[{ words: 'Queues' }, { words: 'Disbursements' }]}>
        <DisbursementList />
      </Page>
    );
  return (
    <Page crumbs={[{ words: 'Disbursements', href: hrefTo('payouts') }, { words: 'Files' }]}>
      <Pane>
        <RestoreHold />
        <Batches onDone={() => queueCounts.touch()} />
      </Pane>
    </Page>
  );
}
