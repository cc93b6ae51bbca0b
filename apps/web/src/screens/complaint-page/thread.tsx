import { routePath } from '@candor/contract/routes';
import { Bone, Notice, screenIcons, Skeleton, useWords } from '@candor/ui';
import { lazy, Suspense } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { StateChip } from '../../complaints/state-chip.tsx';
import { useTranslation } from '../../i18n/translation-provider.tsx';
import { answeredWithin } from './answered-within.ts';
import { Bubble } from './bubble.tsx';
import { type Complaint, isWaiting } from './complaint.ts';
import { momentOf } from './moment-of.ts';
import { NextCard } from './next-card.tsx';
import { StepsCard } from './steps-card.tsx';
import { complaintWords } from './texts.ts';

/** Only after an answer. */
const ScoreCard = lazy(() => import('./score-card.tsx').then((module) => ({ default: module.ScoreCard })));

/** The end of the page: nothing below it moves when it comes. */
const OutsideCard = lazy(() =>
  import('./outside-card.tsx').then((module) => ({ default: module.OutsideCard })),
);

type Props = {
  readonly page: AppPageData;
  readonly complaint: Complaint;
  readonly onChange: () => Promise<void>;
};

/** How it stands, what was said, whether it is solved, and where else one can go. */
export function Thread({ page, complaint, onChange }: Props) {
  const say = complaintWords.useSay();
  const words = useWords();
  const { today, reportId, messages, loanId, loanReference, mayScore, state } = complaint;
  const moment = (at: string) => momentOf(words, at, { timeZone: page.timeZone, today });
  // Nothing was said since: what comes next is all there is to tell.
  const isFresh = state === 'open' && messages.length === 1 && !complaint.isOverdue;
  return (
    <>
      <Head complaint={complaint} />
      {isFresh && <NextCard complaint={complaint} today={today} />}
      <ol className="f-thread" aria-label={say('thread')}>
        {messages.map((said) => (
          <Bubble key={said.messageId} said={said} when={moment(said.at)} />
        ))}
      </ol>
      {mayScore && (
        <Suspense fallback={<BoneScore />}>
          <ScoreCard key={`${state} ${messages.length}`} complaint={complaint} onScored={onChange} />
        </Suspense>
      )}
      {loanId !== null && (
        <p>
          {say('about')}{' '}
          <a className="f-about" href={routePath('loanDetail', { loanId })}>
            {loanReference}
          </a>
        </p>
      )}
      <Suspense>
        <OutsideCard key={reportId} complaint={complaint} />
      </Suspense>
      <StepsCard steps={complaint.steps} moment={moment} />
    </>
  );
}

function Head({ complaint }: Pick<Props, 'complaint'>) {
  const say = complaintWords.useSay();
  const { language } = useTranslation();
  const { title, line, isOverdue, isEscalated, state, messages } = complaint;
  const within = state === 'answered' ? answeredWithin(messages) : undefined;
  const time =
    within &&
    new Intl.NumberFormat(language, { style: 'unit', unit: within.unit, unitDisplay: 'long' }).format(
      within.count,
    );
  return (
    <div className="f-head">
      <h1>{title}</h1>
      <p className="f-state">
        <StateChip item={complaint} say={say} /> {time !== undefined && say('within', { time })}
      </p>
      {isOverdue ? (
        <Notice kind="bad" icon="warning">
          {line} {say('overdueSorry')}
        </Notice>
      ) : (
        <p className="f-line">{line}</p>
      )}
      {isEscalated && !isOverdue && isWaiting(complaint) && (
        <Notice icon={screenIcons.people}>{say('escalated')}</Notice>
      )}
    </div>
  );
}

function BoneScore() {
  return (
    <Skeleton>
      <div className="c-card c-card-roomy f-score">
        <Bone width="half" />
        <Bone shape="button" width="all" />
      </div>
    </Skeleton>
  );
}
