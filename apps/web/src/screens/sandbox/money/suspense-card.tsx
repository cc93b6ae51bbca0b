import { Money } from '@candor/ui';
import { useAct } from '../../../session/use-act.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import type { MoneyDesk } from './money-desk.ts';
import { moneyWords } from './words.ts';

type Props = { readonly money: MoneyDesk['suspense'][number]; readonly onDone: () => void };

/** Money that is here and for no loan yet: whose it may be and why, and what is done with it. */
export function SuspenseCard({ money, onDone }: Props) {
  const say = moneyWords.useSay();
  const decide = useAct('sandbox.match');
  const { paymentId, channel, externalId, amount, candidates } = money;
  const choices = [
    ...candidates.map(({ loanId, reference }) => ({
      id: loanId,
      words: say('putOn', { reference }),
      go: () => decide.run({ paymentId, loanId, decision: 'match' }),
    })),
    { id: 'refund', words: say('sendBack'), go: () => decide.run({ paymentId, decision: 'refund' }) },
  ];
  return (
    <li className="c-card c-card-roomy x-case x-whose" data-suspense={externalId}>
      <h3>
        {externalId} · <Money amount={BigInt(amount)} />
      </h3>
      <p className="x-when">
        {say('received')} · {channel}
      </p>
      {candidates.length === 0 && <p>{say('nobody')}</p>}
      {candidates.map(({ loanId, reference, reasons }) => (
        <div key={loanId}>
          <h4>{reference}</h4>
          <ul className="x-trace" lang="en">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      ))}
      <ChoiceButtons act={decide} choices={choices} onDone={onDone} />
    </li>
  );
}
