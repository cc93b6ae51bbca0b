import type { Calls, ResponseOf } from '@candor/contract/client';
import { Bone, Button, Money } from '@candor/ui';
import { LoadState } from '../../../../web/src/shell/load-state.tsx';
import type { AppPageData } from '../../../../web/src/shell/page-data.ts';
import { useT } from '../../../../web/src/i18n/translation-provider.tsx';
import { faultText } from '../../../../web/src/session/fault.ts';
import { useAct } from '../../../../web/src/session/use-act.ts';
import { useCall } from '../../../../web/src/session/use-call.ts';
import { useLookAgain } from './use-look-again.ts';
import { english } from './texts.ts';

type Payout = ResponseOf<Calls['sandbox.cases']>['payouts'][number];

/** Money on its way, and how its way ends. */
export function PayoutsPanel({ page }: { readonly page: AppPageData }) {
  const cases = useCall('sandbox.cases', { market: page.config.market });
  useLookAgain(cases.reload);
  return (
    <div className="x-wide">
      <LoadState of={cases} skeleton={<BonePayout />}>
        {({ payouts }) =>
          payouts.length === 0 ? (
            <p className="c-card c-card-roomy">{english('payoutsEmpty')}</p>
          ) : (
            <ul className="x-list">
              {payouts.map((payout) => (
                <PayoutCard key={payout.payoutId} payout={payout} onTold={cases.reload} />
              ))}
            </ul>
          )
        }
      </LoadState>
    </div>
  );
}

function PayoutCard({ payout, onTold }: { readonly payout: Payout; readonly onTold: () => void }) {
  const t = useT();
  const tell = useAct('sandbox.payout-outcome');
  const { payoutId, reference, amount, state, attempt } = payout;
  const go = async (outcome: 'left' | 'failed' | 'answer-lost') => {
    await tell.run({ payoutId, outcome });
    onTold();
  };
  const busy = tell.isBusy ? english('deciding') : undefined;
  return (
    <li className="c-card c-card-roomy x-case" data-payout={payoutId}>
      <h3>
        {reference} · <Money amount={BigInt(amount)} />
      </h3>
      <p className="x-when" lang="en">
        {state} · {attempt}
      </p>
      <div className="x-steps">
        <Button kind="outlined" busy={busy} onClick={() => void go('left')}>
          {english('left')}
        </Button>
        <Button kind="outlined" pale={tell.isBusy} onClick={() => void go('failed')}>
          {english('failed')}
        </Button>
        <Button kind="outlined" pale={tell.isBusy} onClick={() => void go('answer-lost')}>
          {english('answerLost')}
        </Button>
      </div>
      {tell.fault && (
        <p className="x-fault" role="alert">
          {faultText(t, tell.fault)}
        </p>
      )}
    </li>
  );
}

function BonePayout() {
  return (
    <div className="c-card c-card-roomy x-case">
      <Bone width="half" />
      <Bone width="third" />
      <Bone shape="button" width="all" />
    </div>
  );
}
