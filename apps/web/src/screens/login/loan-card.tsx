import { routePath } from '@candor/contract/routes';
import { Icon } from '@candor/ui';
import { useChosenLoan, useLoanText } from '../../certification/loan-strip.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { loginWords } from './texts.ts';

/** What one is about to borrow, as the price said; left out where nothing was applied for. */
export function LoanCard() {
  const say = loginWords.useSay();
  const loan = useChosenLoan();
  const loanText = useLoanText();
  const amount = useAmountText();
  if (!loan?.figures) return null;
  const { receive, repay } = loan.figures;
  return (
    <div className="c-card l-loan">
      <Icon name="receipt" />
      <div>
        <p className="l-loan-name">{loanText(loan)}</p>
        <p>
          {say('receive')} <strong>{amount(receive)}</strong>
        </p>
        <p>
          {say('repay')} <strong>{amount(repay)}</strong>
        </p>
      </div>
      <a href={routePath('product', { productId: loan.productId })} className="l-change">
        {say('change')}
      </a>
    </div>
  );
}
