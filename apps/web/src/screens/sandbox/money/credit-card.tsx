import { Money } from '@candor/ui';
import { useAct } from '../../../session/use-act.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import type { MoneyDesk } from './money-desk.ts';
import { moneyWords } from './words.ts';

type Props = { readonly credit: MoneyDesk['credits'][number]; readonly onDone: () => void };

/** Paid too much on a loan that has ended: it is the borrower's, and goes back. */
export function CreditCard({ credit, onDone }: Props) {
  const say = moneyWords.useSay();
  const refund = useAct('sandbox.refund');
  const { loanId, reference, amount } = credit;
  return (
    <li className="c-card c-card-roomy x-case" data-credit={loanId}>
      <h3>
        {reference} · <Money amount={BigInt(amount)} />
      </h3>
      <p className="x-when">{say('overpaid')}</p>
      <ChoiceButtons
        act={refund}
        choices={[{ id: 'refund', words: say('sendBack'), go: () => refund.run({ loanId }) }]}
        onDone={onDone}
      />
    </li>
  );
}
