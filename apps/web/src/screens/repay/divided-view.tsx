import { routePath } from '@candor/contract/routes';
import { Button, ButtonLink, ErrorState, Notice, Skeleton } from '@candor/ui';
import { useState } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useKeptCall } from '../../session/use-kept-call.ts';
import { usePrivate } from '../../session/use-private.ts';
import { BoneRepay } from './bone-repay.tsx';
import { chosenWay } from './chosen-way.ts';
import { CoversCard } from './covers-card.tsx';
import { MakeBar } from './make-bar.tsx';
import { CancelFirst, OpenPayment } from './open-payment.tsx';
import { Frame, NotHere } from './repay-screen.tsx';
import { type PayRequest, previewOf } from './request-of.ts';
import { AfterPayment, SurplusChoice } from './surplus-choice.tsx';
import { useChosenWay } from './use-chosen-amount.ts';
import { useMakeCode } from './use-make-code.ts';
import { useWays } from './use-ways.ts';
import { WaysChoice } from './ways-choice.tsx';
import { repayWords } from './texts.ts';

type Props = { readonly page: AppPageData; readonly request: PayRequest };

const wrongAmount = new Set(['amount_is_above_the_owed', 'amount_is_too_small']);
const nowhere = new Set(['not_found', 'nothing_is_owed']);

/**
 * A chosen amount: what it covers, by the very function that will divide it, what the extra should do, and
 * how it is paid.
 */
export function DividedView({ page, request: asked }: Props) {
  usePrivate();
  const t = useT();
  const say = repayWords.useSay();
  const { loanId } = asked;
  const chosen = useChosenWay(loanId, asked);
  const { surplus } = chosen;
  // Until it is decided what the extra does, it only waits: nothing is shown as done with it.
  const ways = useWays(previewOf(asked, surplus));
  const make = useMakeCode(ways.again);
  const [isComplained, setComplained] = useState(false);
  const { loaded: choices } = useKeptCall('loan.choices', { loanId });
  const { shown: preview, fault, payTypes } = ways;
  const way = chosenWay(payTypes ?? [], chosen.payTypeId);
  const parent = routePath('repaymentChoice', { loanId });
  if (fault && nowhere.has(fault.code))
    return <NotHere page={page} {...(fault.code === 'nothing_is_owed' && { loanId })} />;
  if (fault && wrongAmount.has(fault.code))
    return (
      <Frame page={page} parent={parent} action={<ButtonLink href={parent}>{say('otherAmount')}</ButtonLink>}>
        <div role="alert">
          <Notice kind="bad" icon="warning">
            {faultText(t, fault)}
          </Notice>
        </div>
      </Frame>
    );
  if (fault)
    return (
      <Frame page={page} parent={parent}>
        <ErrorState title={t('notice.broken.title')} onRetry={ways.again} isRetrying={false}>
          {faultText(t, fault)}
        </ErrorState>
      </Frame>
    );
  // Both at once: nothing moves when it turns out that there is a code already.
  if (!preview || choices.state === 'loading')
    return (
      <Frame page={page} parent={parent}>
        <Skeleton>
          <BoneRepay />
        </Skeleton>
      </Frame>
    );
  const option = preview.surplus.find(({ rule }) => rule === surplus);
  const isOpen = preview.surplus.length > 0 && option === undefined;
  const take = (part: Parameters<typeof chosen.change>[0]) => {
    make.forgive();
    setComplained(false);
    chosen.change(part);
  };
  const lack = () => {
    setComplained(true);
    const first = document.querySelector<HTMLElement>('#surplus input');
    first?.focus();
    first?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Frame
      page={page}
      parent={parent}
      action={
        <MakeBar
          make={make}
          request={option ? { ...asked, surplus: option.rule } : asked}
          preview={ways.preview}
          way={way}
          isCounting={ways.preview === undefined}
          isOpen={isOpen}
          onLack={lack}
        />
      }
    >
      {choices.state === 'ready' && <OpenPayment of={choices.data} />}
      {choices.state === 'ready' && asked.choice === 'everything' && <CancelFirst choices={choices.data} />}
      <CoversCard preview={preview} choice={asked.choice} surplus={option?.rule} />
      {preview.surplus.length > 0 && (
        <SurplusChoice
          preview={preview}
          value={option?.rule}
          isMissing={isComplained && isOpen}
          onChoose={(rule) => take({ surplus: rule })}
        />
      )}
      {option && <AfterPayment preview={preview} option={option} />}
      <PaidWith
        ways={ways}
        chosen={way}
        isKnown={way?.payTypeId === chosen.payTypeId}
        onChoose={(payTypeId) => take({ payTypeId })}
      />
    </Frame>
  );
}

type PaidWithProps = Parameters<typeof WaysChoice>[0] & { readonly isKnown: boolean };

/** How it is paid, in one line where that was chosen before; else, and for another way, all of them. */
function PaidWith({ ways, chosen, isKnown, onChoose }: PaidWithProps) {
  const say = repayWords.useSay();
  const [isChanging, setChanging] = useState(!isKnown && chosen?.wasLast !== true);
  if (isChanging || chosen === undefined)
    return <WaysChoice ways={ways} chosen={chosen} onChoose={onChoose} />;
  return (
    <p className="y-paid-with">
      {say('paidWith', { name: chosen.name })}{' '}
      <Button kind="plain" onClick={() => setChanging(true)}>
        {say('change')}
      </Button>
    </p>
  );
}
