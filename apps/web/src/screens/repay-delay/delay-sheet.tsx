import { BottomSheet, dayText, useWords } from '@candor/ui';
import { useState } from 'react';
import { PayBy } from '../../lending/pay-by.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { codeHref } from '../../repaying/code-href.ts';
import { useNavigate } from '../../shell/router/router-context.ts';
import { useAct } from '../../session/use-act.ts';
import { dayOfQuote } from './day-of-quote.ts';
import type { DelayProps } from './delay-action.tsx';
import { delayWords } from './texts.ts';

type Props = DelayProps & { readonly onClose: () => void };

/** Accepts exactly the figures in sight. Other ones are shown first, and accepted by another tap. */
export function DelaySheet({ detail: { loanId, quote, payTypes }, onStale, onClose }: Props) {
  const words = useWords();
  const say = delayWords.useSay();
  const amount = useAmountText();
  const navigate = useNavigate();
  const accept = useAct('loan.delay-accept');
  const [isLeaving, setLeaving] = useState(false);
  if (!quote) return null;
  const { quoteKey, fee, newDueOn } = quote;
  const pay = async (payTypeId: string) => {
    const outcome = await accept.run({ loanId, quoteKey, payTypeId });
    if (outcome === undefined) return;
    if ('answer' in outcome) {
      // The next page may take a moment to come: a tap until then would begin another payment.
      setLeaving(true);
      navigate(codeHref(outcome.answer));
      return;
    }
    const { code } = outcome.fault;
    // The new figures are shown in this very sheet; where there are none any more, it has nothing to stand on
    // and goes.
    if (code === 'figures_have_changed' || code === 'delay_is_not_possible') await onStale();
  };
  return (
    <BottomSheet isOpen onClose={onClose} title={say('askTitle')}>
      <p className="pb-for">
        {say('askBody', { amount: amount(fee), day: dayText(words, newDueOn, dayOfQuote(quote)) })}
      </p>
      <PayBy
        question={say('how')}
        none={say('none')}
        down={say('down')}
        payTypes={payTypes}
        action={say('makeCode', { amount: amount(fee) })}
        busy={accept.isBusy || isLeaving ? say('making') : undefined}
        fault={accept.fault}
        onPay={(payTypeId) => void pay(payTypeId)}
      />
    </BottomSheet>
  );
}
