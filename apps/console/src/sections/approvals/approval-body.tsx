import { useDesk, useNow } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { momentWords } from '../../kit/words/day-words.ts';
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
        <GivenAccount approval={approval} />
      </div>
      <CheckedForYou approval={approval} />
    </div>
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
