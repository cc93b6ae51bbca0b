import { CardList, ListButton, screenIcons } from '@candor/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePlace } from '../../shell/router/router-context.ts';
import type { AppPageData } from '../../shell/page-data.ts';
import { loadLoanSheets } from './load-views.ts';
import { loanDetailWords } from './texts.ts';

const HardshipSheet = lazy(() => loadLoanSheets().then((module) => ({ default: module.HardshipSheet })));

type Props = {
  readonly page: AppPageData;
  readonly loanId: string;
  readonly today: string;
  readonly isLate: boolean;
  readonly onAsked: () => Promise<void>;
};

/** Said in one's own words and found without searching: whoever can't pay should tell before it is late. */
export function CantPay({ page, loanId, today, isLate, onAsked }: Props) {
  const say = loanDetailWords.useSay();
  // Who comes from the home page to say so is already there.
  const isAsked = new URLSearchParams(usePlace().search).get('view') === 'help';
  const [isOpen, setOpen] = useState(isAsked);
  useEffect(() => void loadLoanSheets().catch(() => undefined), []);
  return (
    <>
      <CardList label={say('cantPay')}>
        <ListButton
          icon={screenIcons.lifeRing}
          title={say('cantPay')}
          detail={say(isLate ? 'cantPayLate' : 'cantPayDetail')}
          onClick={() => setOpen(true)}
        />
      </CardList>
      <Suspense>
        {isOpen && (
          <HardshipSheet
            page={page}
            loanId={loanId}
            today={today}
            onAsked={onAsked}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
