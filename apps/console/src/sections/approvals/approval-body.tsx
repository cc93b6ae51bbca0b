import { useDesk, useNow } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { momentWords } from '../../kit/words/day-words.ts';
import { ProofButton } from '../../customer/attachment-button.tsx';
import { ApprovalFigures } from './approval-figures.tsx';
import { Asked, CheckedForYou } from './approval-parts.tsx';
import { GivenAccount } from './given-account.tsx';
import type { Approval } from './approval.ts';

/**
 * What is read first has the focus when the dialog opens, and not a field: there no letter would choose
 * anything.
 */
const focusFirst = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');

/** Who asked and what changes, with what was checked beside it. */
export function Body({ approval }: { readonly approval: Approval }) {
  return (
    <div className="s-body" tabIndex={-1} ref={focusFirst}>
      <div>
        <Asked approval={approval} />
        <ApprovalFigures approval={approval} />
        <Attached approval={approval} />
        <GivenAccount approval={approval} />
      </div>
      <CheckedForYou approval={approval} />
    </div>
  );
}

/** What the maker attached to show it: looked at before it is agreed to. */
function Attached({ approval: { requestId, preview } }: { readonly approval: Approval }) {
  if (!preview || preview.attachments.length === 0) return null;
  return (
    <section aria-label="Attached">
      <h2>Attached as proof</h2>
      <div className="k-buttons">
        {preview.attachments.map((file) => (
          <ProofButton key={file.attachmentId} file={file} requestId={requestId} />
        ))}
      </div>
    </section>
  );
}

export function About({ approval: { about, place, askedAt } }: { readonly approval: Approval }) {
  const { market } = useDesk();
  useNow();
  return (
    <>
      {place ? (
        <a className="s-link" href={hrefTo(place.section, place.id)}>
          {about}
        </a>
      ) : (
        about
      )}{' '}
      · asked {momentWords(new Date(askedAt), market.timeZone, market.businessDate)}
    </>
  );
}
