import { Button, dayText, Notice, screenIcons, useWords } from '@candor/ui';
import { lazy, Suspense, useState } from 'react';
import { loadLoanSheets } from './load-views.ts';
import { loanDetailWords } from './texts.ts';

const PlanSheet = lazy(() => loadLoanSheets().then((module) => ({ default: module.PlanSheet })));

type Props = {
  readonly loanId: string;
  /** Null where no new plan waits for an answer. */
  readonly until: string | null;
  readonly today: string;
  readonly onAnswered: () => Promise<void>;
};

/**
 * That a new plan waits, until when, and the way to it. The sheet stays after the answer, which ends the
 * notice.
 */
export function PlanNotice({ loanId, until, today, onAnswered }: Props) {
  const words = useWords();
  const say = loanDetailWords.useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {until !== null && (
        <Notice icon={screenIcons.calendar}>
          <strong>{say('planOffered')}</strong>
          <br />
          {say('planDecide', { day: dayText(words, until, today) })}
          <div className="j-plan-see">
            <Button kind="outlined" onClick={() => setOpen(true)}>
              {say('planSee')}
            </Button>
          </div>
        </Notice>
      )}
      <Suspense>
        {isOpen && (
          <PlanSheet loanId={loanId} today={today} onAnswered={onAnswered} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
