import { isBuilt, routePath } from '@candor/contract/routes';
import { Bone, Notice } from '@candor/ui';
import { useAmountText } from '../../lending/use-amount-text.ts';
import { useCall } from '../../session/use-call.ts';
import { arguedWords } from './words.ts';

/** What ending it today costs and saves, and a payment that was begun. Where it can't be had, the rest of the page stands. */
export function SettleToday({ loanId }: { readonly loanId: string }) {
  const say = arguedWords.useSay();
  const amount = useAmountText();
  const { loaded } = useCall('loan.choices', { loanId });
  if (loaded.state === 'loading') return <Bone shape="second" width="most" />;
  if (loaded.state === 'failed') return null;
  const { everything, openPayment } = loaded.data;
  return (
    <>
      {everything && everything.pay > 0 && isBuilt('repay') && (
        <p className="g-under">
          <a href={routePath('repay', { loanId, choice: 'everything' })}>
            {say('settleToday', { amount: amount(everything.pay) })}
          </a>{' '}
          {everything.saves > 0 && say('andSave', { amount: amount(everything.saves) })}
        </p>
      )}
      {openPayment !== null && isBuilt('paymentInstructions') && (
        <div className="g-begun">
          <Notice icon="clock">
            {say('begun')}{' '}
            <a href={routePath('paymentInstructions', { paymentId: openPayment })}>{say('seeBegun')}</a>
          </Notice>
        </div>
      )}
    </>
  );
}
