import type { Calls, ResponseOf } from '@candor/contract/client';
import { Button, RadioCards, useOnline } from '@candor/ui';
import { useState } from 'react';
import { adoptStyles } from '../shell/adopt-styles.ts';
import { useT } from '../i18n/translation-provider.tsx';
import { type Fault } from '@candor/client';
import { faultText } from '../session/fault.ts';
import css from './pay-by.css?inline';

adoptStyles(css);

type PayType = ResponseOf<Calls['loan.cancel-detail']>['payTypes'][number];

type Props = {
  readonly question: string;
  /** In place of the ways, where there is none. */
  readonly none: string;
  /** Beside a way that can't be had at the moment. */
  readonly down: string;
  readonly payTypes: readonly PayType[];
  readonly action: string;
  readonly busy: string | undefined;
  readonly fault: Fault | undefined;
  readonly onPay: (payTypeId: string) => void;
};

/**
 * Which way a sum that is settled already shall be paid. The last one is chosen; one that is down is shown
 * and can't be.
 */
export function PayBy({ question, none, down, payTypes, action, busy, fault, onPay }: Props) {
  const t = useT();
  const isOnline = useOnline();
  const [tapped, setTapped] = useState<string>();
  const up = payTypes.filter(({ isDown }) => !isDown);
  const chosen = up.find(({ payTypeId }) => payTypeId === tapped) ?? up[0];
  const away = payTypes.filter(({ isDown }) => isDown).map(({ name }) => name);
  return (
    <div className="pb-by">
      {up.length === 0 ? (
        <p>{none}</p>
      ) : (
        <RadioCards
          id="pay-by"
          label={question}
          look="rows"
          value={chosen?.payTypeId}
          onChoose={setTapped}
          options={up.map(({ payTypeId, name, line }) => ({ value: payTypeId, title: name, detail: line }))}
        />
      )}
      {away.length > 0 && <p className="pb-away">{`${down} ${away.join(', ')}`}</p>}
      {fault && (
        <p className="pb-fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
      {chosen && (
        <Button pale={!isOnline} busy={busy} onClick={() => onPay(chosen.payTypeId)}>
          {action}
        </Button>
      )}
    </div>
  );
}
