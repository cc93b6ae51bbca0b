import { BoneRows, BottomSheet } from '@candor/ui';
import { LoadState } from '../../shell/load-state.tsx';
import { useCall } from '../../session/use-call.ts';
import { PlanOffer } from './plan-offer.tsx';
import { loanDetailWords } from './texts.ts';

type Props = {
  readonly loanId: string;
  readonly today: string;
  readonly onAnswered: () => Promise<void>;
  readonly onClose: () => void;
};

/** The new plan by itself: whoever comes to decide on it need not ask for help first. */
export function PlanSheet({ loanId, today, onAnswered, onClose }: Props) {
  const say = loanDetailWords.useSay();
  const call = useCall('loan.hardship', { loanId });
  const answered = async () => {
    await Promise.all([call.refresh(), onAnswered()]);
  };
  return (
    <BottomSheet isOpen isTall onClose={onClose} title={say('planTitle')}>
      <LoadState of={call} skeleton={<BoneRows count={3} />}>
        {({ offer }) => (
          <PlanOffer
            loanId={loanId}
            offer={offer}
            today={today}
            onAnswered={answered}
            onClose={onClose}
            gone={<p>{say('planGone')}</p>}
          />
        )}
      </LoadState>
    </BottomSheet>
  );
}
