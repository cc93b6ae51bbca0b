import { CardList, ListButton } from '@candor/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { AppPageData } from '../../app/page-data.ts';
import { loadLoanSheets } from './load-loan-sheets.ts';
import { arguedWords } from './words.ts';

const HardshipSheet = lazy(() => loadLoanSheets().then((module) => ({ default: module.HardshipSheet })));

/** Said in one's own words and found without searching: whoever can't pay should tell before it is late. */
export function CantPay({ page, loanId }: { readonly page: AppPageData; readonly loanId: string }) {
  const say = arguedWords.useSay();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void loadLoanSheets().catch(() => undefined), []);
  return (
    <>
      <CardList label={say('cantPay')}>
        <ListButton
          icon="people"
          title={say('cantPay')}
          detail={say('cantPayDetail')}
          onClick={() => setOpen(true)}
        />
      </CardList>
      <Suspense>
        {isOpen && <HardshipSheet page={page} loanId={loanId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
