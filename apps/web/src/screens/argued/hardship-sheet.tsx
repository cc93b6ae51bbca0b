import type { Calls, ResponseOf } from '@candor/contract/client';
import { BoneRows, BottomSheet, Notice, useWords } from '@candor/ui';
import { LoadState } from '../../app/load-state.tsx';
import type { AppPageData } from '../../app/page-data.ts';
import { momentText } from '../../i18n/moment-text.ts';
import { useCall } from '../../session/use-call.ts';
import { HardshipForm } from './hardship-form.tsx';
import { arguedWords } from './words.ts';

export type Hardship = ResponseOf<Calls['loan.hardship']>;

type Props = { readonly page: AppPageData; readonly loanId: string; readonly onClose: () => void };

/** For somebody who can't pay: what has been asked for, and what there is. */
export function HardshipSheet({ page, loanId, onClose }: Props) {
  const say = arguedWords.useSay();
  const call = useCall('loan.hardship', { loanId });
  return (
    <BottomSheet isOpen onClose={onClose} title={say('cantPay')}>
      <LoadState of={call} skeleton={<BoneRows count={3} />}>
        {(hardship) => (
          <div className="g-sheet">
            <div aria-live="polite">
              {hardship.request && <Asked page={page} request={hardship.request} />}
            </div>
            {hardship.request?.state !== 'considered' && <p>{say('cantPayLead')}</p>}
            {hardship.options.length > 0 && (
              <HardshipForm page={page} hardship={hardship} onAsked={call.refresh} />
            )}
          </div>
        )}
      </LoadState>
    </BottomSheet>
  );
}

type AskedProps = { readonly page: AppPageData; readonly request: NonNullable<Hardship['request']> };

function Asked({ page, request: { state, askedAt, line } }: AskedProps) {
  const words = useWords();
  const say = arguedWords.useSay();
  return (
    <Notice kind={state === 'granted' ? 'good' : 'plain'} icon={state === 'granted' ? 'check' : 'clock'}>
      <strong>{say('askedOn', { moment: momentText(words, askedAt, page.timeZone) })}</strong> {line}
    </Notice>
  );
}
