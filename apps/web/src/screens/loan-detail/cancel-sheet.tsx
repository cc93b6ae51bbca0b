import { AmountLine, Amounts, BoneRows, BottomSheet, Money, Notice, TotalLine } from '@candor/ui';
import type { Calls, ResponseOf } from '@candor/contract/client';
import { useState } from 'react';
import { LoadState } from '../../shell/load-state.tsx';
import { PayBy } from '../../lending/pay-by.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { codeHref } from '../../repaying/code-href.ts';
import { useNavigate } from '../../shell/router/router-context.ts';
import { useAct } from '../../session/use-act.ts';
import { useCall } from '../../session/use-call.ts';
import { loanDetailWords } from './texts.ts';

type Props = { readonly loanId: string; readonly onClose: () => void };
type Cancel = ResponseOf<Calls['loan.cancel-detail']>;

/** Leaving in the cooling-off days: how its sum comes about, and the payment of exactly that sum. */
export function CancelSheet({ loanId, onClose }: Props) {
  const say = loanDetailWords.useSay();
  const call = useCall('loan.cancel-detail', { loanId });
  return (
    <BottomSheet isOpen isTall onClose={onClose} title={say('cancelLoan')}>
      <LoadState of={call} skeleton={<BoneRows count={3} />}>
        {(cancel) =>
          cancel.isOpen ? <Leaving cancel={cancel} onStale={call.refresh} /> : <p>{say('cancelEnded')}</p>
        }
      </LoadState>
    </BottomSheet>
  );
}

type LeavingProps = { readonly cancel: Cancel; readonly onStale: () => Promise<void> };

function Leaving({ cancel, onStale }: LeavingProps) {
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const navigate = useNavigate();
  const act = useAct('loan.cancel');
  const [isLeaving, setLeaving] = useState(false);
  const isStale = act.fault?.code === 'figures_have_changed';
  const { loanId, netReceived, interest, paidAlready, payBack, feesReturned, payTypes } = cancel;
  const pay = async (payTypeId: string) => {
    const outcome = await act.run({ loanId, payBack, payTypeId });
    if (outcome === undefined) return;
    if ('answer' in outcome) {
      // The next page may take a moment to come: a tap until then would begin another payment.
      setLeaving(true);
      navigate(codeHref(outcome.answer));
    }
    // Another day's sum is shown before it is agreed to.
    else if (/^(?:figures_have_changed|cooling_off_has_ended)$/.test(outcome.fault.code)) await onStale();
  };
  return (
    <div className="j-sheet">
      <Amounts>
        <AmountLine label={say('received')} value={<Money amount={BigInt(netReceived)} />} />
        <AmountLine label={say('interestSoFar')} value={<Money amount={BigInt(interest)} />} />
        {paidAlready > 0 && (
          <AmountLine label={say('paidAlready')} value={<Money amount={-BigInt(paidAlready)} />} />
        )}
        <TotalLine label={say('payBack')} value={<Money amount={BigInt(payBack)} />} />
      </Amounts>
      <p className="j-under">
        {feesReturned > 0 && say('feesReturned', { amount: amount(feesReturned) })} {say('cancelThen')}
      </p>
      <div role="alert">
        {isStale && (
          <Notice kind="warn" icon="warning">
            {say('cancelChanged')}
          </Notice>
        )}
      </div>
      <PayBy
        question={say('how')}
        none={say('noWay')}
        down={say('down')}
        payTypes={payTypes}
        action={say('payAmount', { amount: amount(payBack) })}
        busy={act.isBusy || isLeaving ? say('moment') : undefined}
        fault={isStale ? undefined : act.fault}
        onPay={(payTypeId) => void pay(payTypeId)}
      />
    </div>
  );
}
