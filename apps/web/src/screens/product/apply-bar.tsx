import { routePath } from '@candor/contract/routes';
import { Button, Notice, useOnline } from '@candor/ui';
import type { Language } from '@candor/i18n';
import { createElement, Suspense, useState } from 'react';
import { lazyIn } from '../../i18n/lazy-texts.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { usePaymentsText } from '../../lending/payments-text.ts';
import { faultText } from '../../session/fault.ts';
import { amountFieldId } from './amount-choice.tsx';
import type { Chosen } from './choice.ts';
import type { Figures } from './price-card.tsx';
import type { Detail } from './product-screen.tsx';
import type { Apply } from './use-apply.ts';
import type { ChoiceState } from './use-choice.ts';
import { productWords } from './texts.ts';

type Props = {
  readonly language: Language;
  readonly choice: ChoiceState;
  readonly figures: Figures | undefined;
  readonly apply: Apply;
  /** What is asked before it is sent; null where the market's law lets nobody ask. */
  readonly consent: Detail['bureauConsent'];
};

const bureauSheetIn = lazyIn(async (language) => {
  const [{ BureauSheet }, { bureauWords }] = await Promise.all([
    import('./bureau/bureau-sheet.tsx'),
    import('./bureau/texts.ts'),
  ]);
  await bureauWords.load(language);
  return BureauSheet;
});

const toTheOrders = new Set(['borrower_has_an_open_order', 'borrower_is_in_arrears']);

/**
 * What will be paid, and the one action. Tapped with an amount that is not offered, it says so and leads
 * there.
 */
export function ApplyBar({ language, choice, figures, apply, consent }: Props) {
  const t = useT();
  const say = productWords.useSay();
  const amount = useAmountText();
  const isOnline = useOnline();
  const { chosen } = choice;
  const { fault } = apply;
  const [isAsking, setAsking] = useState(false);
  const send = (wish: Chosen, agreedTo?: string) => {
    setAsking(false);
    choice.ask({ asked: figures, agreedTo });
    void apply.run(wish, agreedTo);
  };
  const tap = () => {
    if (chosen) return consent ? setAsking(true) : send(chosen);
    choice.complain();
    document.querySelector<HTMLInputElement>(`#${amountFieldId}`)?.focus();
  };
  return (
    <>
      {fault && (
        <div role="alert">
          <Notice kind="bad" icon="warning">
            {faultText(t, fault)}{' '}
            {toTheOrders.has(fault.code) && <a href={routePath('orders')}>{say('seeOrders')}</a>}
          </Notice>
        </div>
      )}
      <Payments figures={figures} />
      <Button pale={!isOnline} busy={apply.isBusy ? say('sending') : undefined} onClick={tap}>
        {chosen ? say('apply', { amount: amount(chosen.amount, 'round') }) : say('applyPlain')}
      </Button>
      {isAsking && chosen && consent && (
        <Suspense fallback={null}>
          {createElement(bureauSheetIn(language), {
            text: consent.text,
            onAnswer: (isAllowed: boolean) => send(chosen, isAllowed ? consent.textVersion : undefined),
            onClose: () => setAsking(false),
          })}
        </Suspense>
      )}
    </>
  );
}

/** Its line is there from the start: nothing moves when the figures come. */
function Payments({ figures }: Pick<Props, 'figures'>) {
  const t = useT();
  const paymentsText = usePaymentsText();
  if (!figures) return <p className="c-sticky-summary">{'\u00a0'}</p>;
  const { rows } = figures;
  return (
    <p className="c-sticky-summary">
      <span>{t('loan.payments', { count: rows.length })}</span>
      <span>
        <strong>{paymentsText(rows)}</strong>
      </span>
    </p>
  );
}
