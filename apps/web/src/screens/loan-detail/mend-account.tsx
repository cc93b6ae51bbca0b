import { routePath } from '@candor/contract/routes';
import { BoneRows, Button, ButtonLink, RadioCards, useOnline } from '@candor/ui';
import { useState } from 'react';
import { LoadState } from '../../shell/load-state.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useAct } from '../../session/use-act.ts';
import { useCall } from '../../session/use-call.ts';
import type { Details } from './loan-detail-screen.tsx';
import { loanDetailWords } from './texts.ts';

type Props = { readonly details: Details; readonly onDone: () => Promise<void> };

/** The money did not arrive: where it shall go now. One tap sends it, once, whatever is tapped after. */
export function MendAccount({ details, onDone }: Props) {
  const t = useT();
  const say = loanDetailWords.useSay();
  const isOnline = useOnline();
  const accounts = useCall('certification.bank', {});
  const act = useAct('loan.payout-account');
  const [chosen, setChosen] = useState<string>();
  const { item, account } = details;
  const send = async () => {
    if (chosen === undefined) return;
    const outcome = await act.run({ orderId: item.orderId, accountId: chosen });
    if (outcome) await onDone();
  };
  const from = routePath('loanDetail', { orderId: item.orderId });
  return (
    <section className="j-parts">
      <LoadState of={accounts} skeleton={<BoneRows count={2} />}>
        {(bank) => (
          <>
            <RadioCards
              id="loan-accounts"
              label={say('accountQuestion')}
              isHeading
              value={chosen}
              onChoose={setChosen}
              options={bank.accounts.map(({ accountId, institutionName, masked, holder }) => ({
                value: accountId,
                title: `${institutionName} ${masked}`,
                detail:
                  account?.masked === masked && account.institutionName === institutionName
                    ? say('accountFailed')
                    : holder,
              }))}
            />
            {act.fault && (
              <p className="j-fault" role="alert">
                {faultText(t, act.fault)}
              </p>
            )}
            <Button
              pale={!isOnline || chosen === undefined}
              onClick={() => void send()}
              {...(act.isBusy && { busy: say('sending') })}
            >
              {say('sendThere')}
            </Button>
            <ButtonLink kind="outlined" icon="plus" href={routePath('bankCard', { view: 'add', from })}>
              {say('addAccount')}
            </ButtonLink>
          </>
        )}
      </LoadState>
    </section>
  );
}
