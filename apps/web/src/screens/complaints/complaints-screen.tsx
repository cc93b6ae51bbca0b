import { Skeleton, useHydrated } from '@candor/ui';
import { lazy, Suspense } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { usePlace } from '../../shell/router/router-context.ts';
import { usePrivate } from '../../session/use-private.ts';
import { BoneComplaints } from './bone-complaints.tsx';
import { ComplaintList } from './complaint-list.tsx';
import { ComplaintsFrame } from './complaints-frame.tsx';
import { subjectIn } from './subject-in.ts';

/** Nobody sees both at once; the form comes when it is asked for. */
const NewComplaint = lazy(() =>
  import('./new-complaint.tsx').then((module) => ({ default: module.NewComplaint })),
);

/**
 * One's complaints, or a new one: which of the two stands in the address, and that is known once the scripts
 * are there.
 */
export function ComplaintsScreen({ page }: { readonly page: AppPageData }) {
  usePrivate();
  const isHydrated = useHydrated();
  const query = new URLSearchParams(usePlace().search);
  const bones = (
    <ComplaintsFrame page={page}>
      <Skeleton>
        <BoneComplaints />
      </Skeleton>
    </ComplaintsFrame>
  );
  if (!isHydrated) return bones;
  if (query.get('view') !== 'new') return <ComplaintList page={page} />;
  const subject = subjectIn(query);
  return (
    <Suspense fallback={bones}>
      <NewComplaint key={JSON.stringify(subject)} page={page} subject={subject} />
    </Suspense>
  );
}
