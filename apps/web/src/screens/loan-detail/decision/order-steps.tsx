import { routePath } from '@candor/contract/routes';
import { Button, ButtonLink, useOnline } from '@candor/ui';
import { useT } from '../../../i18n/translation-provider.tsx';
import { useAmountText } from '../../../lending/amounts.ts';
import { usePaymentsText } from '../../../lending/payments-text.ts';
import { lendingWords } from '../../../lending/texts.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { faultText } from '../../../session/fault.ts';
import { useAct } from '../../../session/use-act.ts';
import type { Details } from '../loan-detail-screen.tsx';
import { loanDetailWords } from '../texts.ts';

type Props = { readonly details: Details; readonly onChange: () => Promise<void> };

/** What is next with an order that was answered: to take the offer, the nearest one, or to send it again. */
export function OrderStep({ details, onChange }: Props) {
  if (details.item.nextAction === 'confirm') return <TakeOffer details={details} />;
  if (details.item.state === 'refused') return <TakeNearest details={details} />;
  return <SendAgain details={details} onChange={onChange} />;
}

/** The way to the signature, with what is paid in a line above it. */
function TakeOffer({ details: { item, quote } }: Pick<Props, 'details'>) {
  const t = useT();
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const paymentsText = usePaymentsText();
  return (
    <>
      {quote && (
        <p className="c-sticky-summary">
          <span>{t('loan.payments', { count: quote.rows.length })}</span>
          <span>
            <strong>{paymentsText(quote.rows)}</strong>
          </span>
        </p>
      )}
      <ButtonLink href={routePath('confirm', { orderId: item.orderId })}>
        {say('continueWith', { amount: amount(item.amount, 'round') })}
      </ButtonLink>
    </>
  );
}

/** After a refusal: what would be lent is asked for at once, with the details that are there. */
function TakeNearest({ details: { item, decision, reasons } }: Pick<Props, 'details'>) {
  const t = useT();
  const say = loanDetailWords.useSay();
  const sayLending = lendingWords.useSay();
  const amount = useAmountText();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const apply = useAct('product.apply');
  const nearest = decision?.nearest;
  if (!nearest) {
    const isAboutIncome = reasons.some(({ step }) => step === 'job');
    const href = isAboutIncome
      ? routePath('certificationJob')
      : routePath('product', { productId: item.productId });
    return (
      <ButtonLink href={href}>{isAboutIncome ? say('correctIncome') : sayLending('applyAgain')}</ButtonLink>
    );
  }
  const take = async () => {
    const { productId, term } = item;
    const outcome = await apply.run({ productId, amount: nearest.amount, term });
    if (outcome && 'answer' in outcome)
      navigate(routePath('loanDetail', { orderId: outcome.answer.orderId }));
  };
  return (
    <>
      {apply.fault && (
        <p className="j-fault" role="alert">
          {faultText(t, apply.fault)}
        </p>
      )}
      <Button
        commits
        pale={!isOnline}
        onClick={() => void take()}
        {...(apply.isBusy && { busy: say('sending') })}
      >
        {say('continueWith', { amount: amount(nearest.amount, 'round') })}
      </Button>
    </>
  );
}

/** What was corrected is sent with the same order: its amount and term stay. */
function SendAgain({ details: { item }, onChange }: Props) {
  const t = useT();
  const say = loanDetailWords.useSay();
  const isOnline = useOnline();
  const apply = useAct('product.apply');
  const send = async () => {
    const { productId, amount, term, orderId } = item;
    const outcome = await apply.run({ productId, amount, term, orderId });
    if (outcome && 'answer' in outcome) await onChange();
  };
  return (
    <>
      {apply.fault && (
        <p className="j-fault" role="alert">
          {faultText(t, apply.fault)}
        </p>
      )}
      <Button pale={!isOnline} onClick={() => void send()} {...(apply.isBusy && { busy: say('sending') })}>
        {say('sendAgain')}
      </Button>
    </>
  );
}
