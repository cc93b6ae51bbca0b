import type { Calls, ResponseOf } from '@candor/contract/client';
import { BoneRows, BottomSheet, Disclosure, Notice } from '@candor/ui';
import { useEffect, useRef } from 'react';
import { LoadState } from '../../../shell/load-state.tsx';
import type { AppPageData } from '../../../shell/page-data.ts';
import { useCall } from '../../../session/use-call.ts';
import { AskedFor } from './asked-for.tsx';
import { HardshipForm } from './hardship-form.tsx';
import { HardshipNotice } from '../hardship-notice.tsx';
import { PlanOffer } from '../plan-offer.tsx';
import { hardshipWords } from './texts.ts';
import { loanDetailWords } from '../texts.ts';

export type Hardship = ResponseOf<Calls['loan.hardship']>;

type Props = {
  readonly page: AppPageData;
  readonly loanId: string;
  readonly today: string;
  /** The loan's page says it too. */
  readonly onAsked: () => Promise<void>;
  readonly onClose: () => void;
};

/** For somebody who can't pay: what has been asked for, and what there is. */
export function HardshipSheet({ page, loanId, today, onAsked, onClose }: Props) {
  const say = hardshipWords.useSay();
  const sayLoan = loanDetailWords.useSay();
  const call = useCall('loan.hardship', { loanId });
  const notice = useRef<HTMLDivElement>(null);
  const isSent = call.loaded.state === 'ready' && call.loaded.data.request?.state === 'considered';
  const lookAgain = async () => {
    await Promise.all([call.refresh(), onAsked()]);
  };
  const hasAsked = useRef(false);
  // Drawn by then: while it is empty it can't be focused.
  useEffect(() => {
    if (isSent && hasAsked.current) notice.current?.focus();
  }, [isSent]);
  const asked = async () => {
    hasAsked.current = true;
    await lookAgain();
    notice.current?.focus();
  };
  return (
    <BottomSheet isOpen isTall onClose={onClose} title={isSent ? say('requestSent') : sayLoan('cantPay')}>
      <LoadState of={call} skeleton={<BoneRows count={3} />}>
        {(hardship) => (
          <div className="j-sheet">
            <div ref={notice} tabIndex={-1} aria-live="polite">
              {hardship.request && <HardshipNotice page={page} hardship={hardship.request} />}
            </div>
            <PlanOffer
              loanId={loanId}
              offer={hardship.offer}
              today={today}
              onAnswered={lookAgain}
              onClose={onClose}
            />
            <Asking hardship={hardship} today={today} onAsked={asked} />
          </div>
        )}
      </LoadState>
    </BottomSheet>
  );
}

type AskingProps = Pick<Props, 'today' | 'onAsked'> & { readonly hardship: Hardship };

/** The ways that there are; once one was asked for, that one, and the others folded beneath it. */
function Asking({ hardship, today, onAsked }: AskingProps) {
  const say = hardshipWords.useSay();
  const { request, options } = hardship;
  const form = options.length > 0 && <HardshipForm today={today} hardship={hardship} onAsked={onAsked} />;
  if (request?.state !== 'considered')
    return (
      <>
        <Notice kind="good" icon="check">
          {say('cantPayLead')}
        </Notice>
        {form}
      </>
    );
  return (
    <>
      <AskedFor request={request} options={options} today={today} />
      {form && <Disclosure title={say('askOther')}>{form}</Disclosure>}
    </>
  );
}
