import { SidePart } from '../kit/pane.tsx';
import { useDesk } from '../shell/me.ts';
import { hrefTo } from '../shell/router.ts';
import { useLoad } from '../shell/runtime/use-load.ts';
import { CustomerNotes } from './customer-notes.tsx';

/** `loan:CL-FWX93-GGB9Q`, or `order:` and the application's id. */
type Props = { readonly aboutId: string };

/** Beside a loan or an application: whose it is, and what staff wrote on them. */
export function BesideCustomer({ aboutId }: Props) {
  const { market } = useDesk();
  const { loaded } = useLoad('console.customer-notes', { market: market.market, aboutId });
  const read = loaded.read?.data;
  if (!read) return null;
  return (
    <SidePart title="Customer">
      <p>
        <a href={hrefTo('customers', read.borrowerId)}>{read.name ?? 'Name not kept'}</a>
        {read.notes.length === 0 && <span className="k-muted"> · no notes</span>}
      </p>
      <CustomerNotes notes={read.notes.slice(0, 3)} />
    </SidePart>
  );
}
