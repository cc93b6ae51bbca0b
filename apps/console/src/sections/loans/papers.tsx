import { useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { saveText } from '../../kit/files/save-text.ts';
import { IssueDocuments } from './issue-documents.tsx';
import type { LoanData } from './page-data.ts';

const paperWords = { agreement: 'Agreement', disclosure: 'Disclosure' } as const;
type Paper = keyof typeof paperWords;

/**
 * The signed documents, those that were issued since, and where else the loan is seen. That somebody opened a
 * paper is in the audit trail.
 */
export function Papers({ page }: { readonly page: LoanData }) {
  const { market, may } = useDesk();
  const open = useAct('console.loan-paper');
  const give = async (paper: Paper) => {
    const outcome = await open.run({ market: market.market, loan: page.loan, paper });
    if (!outcome || 'fault' in outcome) return;
    const { fileName, base64, mediaType } = outcome.answer;
    saveText(
      fileName,
      Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
      mediaType,
    );
  };
  return (
    <SidePart title="Documents">
      {open.fault && <Notice tone="red">{open.fault.words}</Notice>}
      {page.papers === null && !page.broughtIn && (
        <p className="k-muted">Your role doesn’t see signed documents.</p>
      )}
      {page.papers?.length === 0 && !page.broughtIn && <p className="k-muted">Nothing was signed here.</p>}
      {page.broughtIn && (
        <p className="k-muted">
          Signed with the earlier paper: this loan came over as{' '}
          <span className="k-reference">{page.broughtIn.reference}</span>.
        </p>
      )}
      {page.papers && page.papers.length > 0 && (
        <div className="k-buttons">
          {page.papers.map((paper) => (
            <Button
              key={paper}
              size="small"
              icon="download"
              isBusy={open.isBusy}
              onClick={() => void give(paper)}
            >
              {paperWords[paper]}
            </Button>
          ))}
        </div>
      )}
      <IssueDocuments page={page} />
      <p className="loan-links">
        {may('application.read') &&
          !page.broughtIn &&
          page.loan !== page.loanId &&
          !page.loan.startsWith('L-') && <a href={hrefTo('applications', page.loanId)}>Application</a>}
        {page.broughtIn && may('import.run') && (
          <a href={hrefTo('import', page.broughtIn.importId)}>Import</a>
        )}
        {may('audit.read') && (
          <a href={hrefTo('audit', page.loan)}>
            Audit trail <kbd>H</kbd>
          </a>
        )}
      </p>
    </SidePart>
  );
}
