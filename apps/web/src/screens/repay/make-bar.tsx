import { Button, Notice, useOnline } from '@candor/ui';
import { useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { faultText } from '../../session/fault.ts';
import type { PayRequest } from './request-of.ts';
import type { MakeCode } from './use-make-code.ts';
import type { PayType, Preview } from './use-ways.ts';
import { repayWords } from './texts.ts';

type Props = {
  readonly make: MakeCode;
  readonly request: PayRequest | undefined;
  readonly preview: Preview | undefined;
  readonly way: PayType | undefined;
  /** The figures are on their way. */
  readonly isCounting: boolean;
  /** What the extra should do is still to be chosen. */
  readonly isOpen?: boolean;
  /** Tapped while something is missing: leads to it. */
  readonly onLack?: () => void;
};

/** As wide as most that anybody pays. */
const wide = { amount: 9_999_999, owedAfter: 9_999_999 };

/**
 * By which way, what is owed after it, and the one action. Its lines are there from the start: nothing moves
 * when figures come.
 */
export function MakeBar({ make, request, preview, way, isCounting, isOpen = false, onLack }: Props) {
  const t = useT();
  const say = repayWords.useSay();
  const amount = useAmountText();
  const isOnline = useOnline();
  const [isTapped, setTapped] = useState(false);
  const { fault, isStale } = make;
  const isTold = preview !== undefined && !isOpen;
  const payText = usePayText();
  const hasNoWay = isTapped && preview !== undefined && !way;
  const busy = make.isBusy ? say('making') : isCounting ? say('counting') : undefined;
  // Before they come, the words of the bar are unseen and keep the place of those that follow.
  const figures = preview ?? wide;
  const fee =
    way &&
    (way.fee === 0
      ? say(way.kind === 'bank-transfer' ? 'noFeeOfUs' : 'noFee')
      : say('fee', { amount: amount(way.fee) }));
  const tap = () => {
    if (request && preview && way && !isOpen) return void make.run(request, preview, way);
    setTapped(true);
    if (!preview || isOpen) onLack?.();
  };
  return (
    <>
      {(fault ?? isStale) && (
        <div role="alert">
          <Notice kind={isStale ? 'warn' : 'bad'} icon="warning">
            {isStale ? say('stale') : fault && faultText(t, fault)}
          </Notice>
        </div>
      )}
      {hasNoWay && (
        <p className="y-fault" role="alert">
          {say('noWay')}
        </p>
      )}
      <p className="c-sticky-summary">
        <span>{way ? `${way.name}, ${fee ?? ''}` : '\u00a0'}</span>
        <span className={isTold ? '' : 'c-sticky-held'} aria-hidden={!isTold}>
          {say('oweAfter')} <strong>{amount(figures.owedAfter)}</strong>
        </span>
      </p>
      <Button pale={!isOnline} busy={busy} onClick={tap}>
        {preview || busy ? payText(figures.amount, way) : say('payPlain')}
      </Button>
    </>
  );
}

/** Pay ₱2,910.19 with GCash · at 7-Eleven · by bank transfer. */
function usePayText(): (minor: number, way: PayType | undefined) => string {
  const say = repayWords.useSay();
  const amountText = useAmountText();
  return (minor, way) => {
    const amount = amountText(minor);
    if (!way) return say('pay', { amount });
    if (way.kind === 'bank-transfer') return say('payByTransfer', { amount });
    return say(way.kind === 'over-the-counter' ? 'payAt' : 'payWith', { amount, name: way.name });
  };
}
