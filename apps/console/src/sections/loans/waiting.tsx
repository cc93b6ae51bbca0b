import { useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { waitsForWords } from '../../kit/words/waits-for-words.ts';
import type { LoanData } from './page-data.ts';

/** What waits for an approver about this loan, in place: nobody asks for the same twice. */
export function Waiting({ page }: { readonly page: LoanData }) {
  const { market, may } = useDesk();
  if (page.waiting.length === 0) return null;
  return (
    <SidePart title="Waits" about={<NeedsApprovalChip />}>
      <ul className="loan-waiting" aria-label="Waits for an approver">
        {page.waiting.map(({ requestId, act, size, by, isYours, state, approvers, deadline }) => (
          <li key={requestId}>
            <span>
              {may('approval.read') ? <a href={hrefTo('second-person', requestId)}>{act}</a> : act} {size}
            </span>
            <span className="k-muted">
              {isYours ? 'you asked' : by}
              {state === 'asked-back' ? ', info requested' : ''}, until{' '}
              <MomentText at={new Date(deadline)} timeZone={market.timeZone} today={page.today} />
            </span>
            <span className="k-muted">{waitsForWords(approvers)}</span>
          </li>
        ))}
      </ul>
    </SidePart>
  );
}
