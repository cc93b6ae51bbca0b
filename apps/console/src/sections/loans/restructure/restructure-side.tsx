import { useDesk } from '../../../shell/me.ts';
import { Facts } from '../../../kit/records/facts.tsx';
import { SidePart } from '../../../kit/pane.tsx';
import type { LoanData } from '../page-data.ts';

/** Three must agree: who asks, a second person, and the borrower by a code. */
export function RestructureApproval({ page }: { readonly page: LoanData }) {
  const { me } = useDesk();
  const first = page.borrower.name?.split(' ')[0] ?? 'The borrower';
  return (
    <SidePart title="Approval" about="always two people">
      <Facts
        look="lines"
        facts={[
          [`You, ${me.name}`, 'maker'],
          ['A risk approver or the controller', 'checker'],
          [`${first} accepts with a code`, 'then it holds'],
        ]}
      />
    </SidePart>
  );
}

/** The letter takes its figures from the same preview. */
export function RestructureLetter({
  page,
  letter,
}: {
  readonly page: LoanData;
  readonly letter: string | null;
}) {
  return (
    <SidePart title={`Letter to ${page.borrower.name?.split(' ')[0] ?? 'the borrower'}`} about="in English">
      {letter === null ? (
        <p className="k-muted">With terms that can be offered, the letter stands here.</p>
      ) : (
        <blockquote className="rs-letter">{letter}</blockquote>
      )}
    </SidePart>
  );
}
