import { useState } from 'react';
import { CustomerNotes } from '../../customer/customer-notes.tsx';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useQuery, useRouter } from '../../shell/router.ts';
import { isNotThere } from '../../shell/runtime/is-not-there.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Pane, PartHead, SidePane } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Empty, ErrorLine, OfflineLine } from '../../kit/state-lines.tsx';
import { RequestsAbout } from '../../queue/requests-about.tsx';
import { Contact, Consents } from './customer-side.tsx';
import { CustomerApplications, CustomerLoans } from './customer-tables.tsx';
import type { Customer } from './customer-types.ts';
import { CustomerDocuments } from './customer-documents.tsx';
import { CustomerHead } from './customer-head.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { Timeline } from './timeline.tsx';

/** One person: who they are, all that they have with us, and what was said. */
export function CustomerPage({ borrowerId }: { readonly borrowerId: string }) {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.customer', { market: market.market, borrowerId });
  const customer = loaded.read?.data;
  const state = tableStateOf(loaded, market.timeZone);
  if (customer && state.state === 'ready') return <Known customer={customer} onChange={reload} />;
  return (
    <Page
      crumbs={[{ words: 'Customers', href: hrefTo('customers') }, { words: customer?.name ?? 'Customer' }]}
    >
      <Pane>
        {state.state === 'failed' && !isNotThere(loaded) && (
          <ErrorLine what="The customer could not be read." onAgain={reload} />
        )}
        {state.state === 'offline' && <OfflineLine since={state.since} onAgain={reload} />}
        {state.state === 'loading' && <Skeleton lines={14} />}
        {isNotThere(loaded) && (
          <Empty title="No such customer">
            Nobody in {market.name} has this address: they may have closed their account, or it is another
            market’s.
          </Empty>
        )}
      </Pane>
    </Page>
  );
}

type Props = { readonly customer: Customer; readonly onChange: () => void };

function Known({ customer, onChange }: Props) {
  const { market, may } = useDesk();
  const [note, setNote] = useQuery<'yes' | ''>('note', '', ['yes', '']);
  const isNoting = note === 'yes' && may('customer.note');
  const setNoting = (isOpen: boolean) => setNote(isOpen ? 'yes' : '');
  const notes = useLoad('console.customer-notes', {
    market: market.market,
    aboutId: `borrower:${customer.borrowerId}`,
  });
  const [changes, setChanges] = useState(0);
  const written = notes.loaded.read?.data.notes ?? [];
  const { message } = useCustomerKeys(customer, () => setNoting(true));
  return (
    <Page
      crumbs={[
        { words: 'Customers', href: hrefTo('customers') },
        { words: customer.name ?? 'No name given yet' },
      ]}
      actions={
        <>
          {may('customer.note') && (
            <Button icon="texts" keys="n" onClick={() => setNoting(true)}>
              Add note
            </Button>
          )}
          {message && (
            <Button icon="outbox" keys="m" onClick={message}>
              Message
            </Button>
          )}
        </>
      }
    >
      <div className="cust-page">
        <CustomerHead customer={customer} onRevealed={onChange} />
        <div className="cust-below">
          <Pane>
            <CustomerLoans customer={customer} />
            <CustomerApplications customer={customer} />
            <CustomerDocuments customer={customer} />
            <PartHead title={`Notes ${written.length === 0 ? '' : written.length}`} />
            {written.length === 0 && (
              <p className="k-muted">
                Nothing was written on this customer yet.
                {may('customer.note') && ' N adds a note; JPEG, PNG and PDF files can be attached.'}
              </p>
            )}
            <CustomerNotes notes={written} />
          </Pane>
          <SidePane label="Contact and timeline" width="wide">
            <Contact customer={customer} />
            <Timeline key={changes} customer={customer} />
            <RequestsAbout key={`requests ${changes}`} about="customer" aboutId={customer.borrowerId} />
            <Consents customer={customer} />
          </SidePane>
        </div>
      </div>
      {isNoting && (
        <NoteDialog
          customer={customer}
          onClose={(isDone) => {
            setNoting(false);
            if (!isDone) return;
            notes.reload();
            setChanges(changes + 1);
          }}
        />
      )}
    </Page>
  );
}

/** Letters that lead on from here; what acts on a loan is done on its own page, with its preview. */
function useCustomerKeys(customer: Customer, onNote: () => void) {
  const { may } = useDesk();
  const router = useRouter();
  const { about } = customer.contact;
  const go = (section: string, id: string, query: Record<string, string> = {}) =>
    router.go({ section, id, query });
  const message = about !== null && may('loan.act') ? () => go('loans', about, { write: 'yes' }) : undefined;
  const [newest] = customer.applications;
  useKeys('Customer', [
    ...(about !== null && may('collection.act')
      ? [{ keys: 'l', words: 'log call', inBar: true, run: () => go('collections', about) }]
      : []),
    ...(message ? [{ keys: 'm', words: 'message', inBar: true, run: message }] : []),
    ...(may('customer.note') ? [{ keys: 'n', words: 'note', inBar: true, run: onNote }] : []),
    ...customer.loans.slice(0, 3).map(({ loan }, at) => ({
      keys: String(at + 1),
      words: 'open loan',
      inBar: true,
      run: () => go('loans', loan),
    })),
    ...(newest && may('document.see') && customer.documents.length > 0
      ? [{ keys: 'd', words: 'documents', inBar: true, run: () => go('applications', newest.orderId) }]
      : []),
    ...(may('audit.read')
      ? [
          {
            keys: 'h',
            words: 'audit trail',
            inBar: true,
            run: () =>
              router.go({
                section: 'audit',
                id: null,
                query: { about: `borrower:${customer.borrowerId}` },
              }),
          },
        ]
      : []),
  ]);
  return { message };
}
