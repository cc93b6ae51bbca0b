import { routePath } from '@candor/contract/routes';
import { ButtonLink, Chip, dayText, EmptyState, EndlessList, useWords } from '@candor/ui';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { Letter } from '../../art/letter.tsx';
import { StateChip } from '../../complaints/state-chip.tsx';
import { useFiguresFrom } from '../../lending/use-figures-from.ts';
import { BoneComplaints } from './bone-complaints.tsx';
import { ComplaintsFrame } from './complaints-frame.tsx';
import { type Complaint, useComplaints } from './use-complaints.ts';
import { complaintsWords } from './texts.ts';

const newHref = routePath('complaints', { view: 'new' });

/** What one complained of, how it stands, and by when it is answered. */
export function ComplaintList({ page }: { readonly page: AppPageData }) {
  const say = complaintsWords.useSay();
  const { first, complaints, hasMore, more } = useComplaints();
  const figuresFrom = useFiguresFrom(first.at, page.timeZone);
  const isEmpty = first.loaded.state === 'ready' && complaints.length === 0;
  return (
    <ComplaintsFrame
      page={page}
      figuresFrom={figuresFrom}
      // At the thumb from the first moment on, whatever the list turns out to hold: who is about to tap it
      // must not miss it.
      action={<ButtonLink href={newHref}>{say('complain')}</ButtonLink>}
    >
      <LoadState of={first} skeleton={<BoneComplaints />}>
        {({ today }) =>
          isEmpty ? (
            <EmptyState drawing={<Letter description="" />} title={say('emptyTitle')}>
              {say('emptyBody')}
            </EmptyState>
          ) : (
            <EndlessList count={complaints.length} hasMore={hasMore} onMore={more}>
              <ul className="t-list" aria-label={say('list')}>
                {complaints.map((complaint) => (
                  <ComplaintCard key={complaint.reportId} complaint={complaint} today={today} />
                ))}
              </ul>
            </EndlessList>
          )
        }
      </LoadState>
    </ComplaintsFrame>
  );
}

function ComplaintCard({ complaint, today }: { readonly complaint: Complaint; readonly today: string }) {
  const words = useWords();
  const say = complaintsWords.useSay();
  const { reportId, reference, title, state, isOverdue, hasNews, promisedBy } = complaint;
  const isWaiting = state === 'open' || state === 'reopened';
  const day = dayText(words, promisedBy, today);
  return (
    <li className="c-card t-card">
      <h2>
        <a href={routePath('complaintPage', { reportId })} className="t-open">
          {title}
        </a>
      </h2>
      <p className="t-chips">
        <StateChip item={complaint} say={say} /> {hasNews && <Chip>{say('news')}</Chip>}
      </p>
      <p className="t-line">
        {isWaiting && `${say(isOverdue ? 'wasPromised' : 'promised', { day })} `}
        {reference}
      </p>
    </li>
  );
}
