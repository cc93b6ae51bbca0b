import { routePath } from '@candor/contract/routes';
import { Bone, Skeleton, useHydrated } from '@candor/ui';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { LoadState } from '../../shell/load-state.tsx';
import { BackFrame } from '../../shell/back-frame.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { useFiguresFrom } from '../../lending/use-figures-from.ts';
import { usePlace } from '../../shell/router/router-context.ts';
import { readAfterSave } from '../../drafts/read-after-save.ts';
import { useServices } from '../../session/services.ts';
import { useFollow } from '../../session/use-follow.ts';
import { useKeptCall } from '../../session/use-kept-call.ts';
import { usePrivate } from '../../session/use-private.ts';
import { type Complaint, isWaiting, reportIdIn } from './complaint.ts';
import { ReplyBar } from './reply-bar.tsx';
import { Thread } from './thread.tsx';
import { complaintWords } from './texts.ts';

type Props = { readonly page: AppPageData };

/** One complaint. Which one stands in the address, and that is known once the scripts are there. */
export function ComplaintPageScreen({ page }: Props) {
  const isHydrated = useHydrated();
  const reportId = reportIdIn(usePlace().search);
  if (!isHydrated)
    return (
      <Frame page={page}>
        <Skeleton>
          <BoneThread />
        </Skeleton>
      </Frame>
    );
  if (reportId === undefined) return <NotHere page={page} />;
  return <Complained key={reportId} page={page} reportId={reportId} />;
}

/** Looks again by itself while an answer is awaited and somebody looks at the page. */
function Complained({ page, reportId }: Props & { readonly reportId: string }) {
  usePrivate();
  const say = complaintWords.useSay();
  const call = useKeptCall('problem.detail', { reportId }, readAfterSave);
  const figuresFrom = useFiguresFrom(call.at, page.timeZone);
  const { loaded, refresh } = call;
  const complaint = loaded.state === 'ready' ? loaded.data : undefined;
  useFollow(complaint !== undefined && isWaiting(complaint), refresh);
  useSeen(complaint);
  if (loaded.state === 'failed' && loaded.fault.code === 'not_found') return <NotHere page={page} />;
  return (
    <Frame
      page={page}
      figuresFrom={figuresFrom}
      title={complaint && say('title', { reference: complaint.reference.replaceAll('-', '\u2011') })}
      action={complaint && <ReplyBar complaint={complaint} onSaid={refresh} />}
    >
      <LoadState of={call} skeleton={<BoneThread />}>
        {(data) => <Thread page={page} complaint={data} onChange={refresh} />}
      </LoadState>
    </Frame>
  );
}

/**
 * What is in sight is seen. Not worth a word to the reader: what could not be marked is simply new once more.
 */
function useSeen(complaint: Complaint | undefined) {
  const { client } = useServices();
  const { reportId, news, hasNews } = complaint ?? { hasNews: false };
  useEffect(() => {
    if (hasNews && reportId !== undefined && news !== undefined)
      client.call('problem.seen', { reportId, news }).catch(() => undefined);
  }, [client, reportId, news, hasNews]);
}

type FrameProps = Props & {
  /** With its number; a large heading follows then. */
  readonly title?: string | undefined;
  readonly figuresFrom?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

function Frame({ title, ...rest }: FrameProps) {
  const t = useT();
  return (
    <BackFrame
      parent={routePath('complaints')}
      title={title ?? t('screen.complaintPage')}
      largeTitleFollows={title !== undefined}
      className="f-parts"
      {...rest}
    />
  );
}

function BoneThread() {
  return (
    <>
      <Bone shape="title" width="most" />
      <Bone width="half" />
      <div className="c-card c-card-roomy">
        <Bone width="all" />
        <Bone width="most" />
      </div>
      <div className="c-card c-card-roomy">
        <Bone width="all" />
        <Bone width="all" />
        <Bone width="half" />
      </div>
    </>
  );
}

/** Rare enough to come by itself. */
const NotHereView = lazy(() =>
  import('./not-here-view.tsx').then((module) => ({ default: module.NotHereView })),
);

/** Another person's, mistyped, or gone: all the same to who asks. */
function NotHere({ page }: Props) {
  return (
    <Frame page={page}>
      <Suspense fallback={<BoneThread />}>
        <NotHereView />
      </Suspense>
    </Frame>
  );
}
