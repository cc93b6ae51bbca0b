import { Money } from '@candor/ui';
import { useAct } from '../../../session/use-act.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import type { MoneyDesk } from './money-desk.ts';
import { moneyWords } from './words.ts';

type Props = { readonly claim: MoneyDesk['payments'][number]; readonly onDone: () => void };

/** A number that a borrower gave, and that no statement has shown yet. */
export function ClaimCard({ claim, onDone }: Props) {
  const say = moneyWords.useSay();
  const decide = useAct('sandbox.match');
  const { paymentId, utr, amount, reference } = claim;
  const choices = [
    { id: 'match', words: say('bankShows'), go: () => decide.run({ paymentId, decision: 'match' }) },
    { id: 'refuse', words: say('noSuchTransfer'), go: () => decide.run({ paymentId, decision: 'refuse' }) },
  ];
  return (
    <li className="c-card c-card-roomy x-case" data-claim={utr}>
      <h3>
        {utr} · <Money amount={BigInt(amount)} />
      </h3>
      <p className="x-when">
        {say('claimed')} · {reference}
      </p>
      <ChoiceButtons act={decide} choices={choices} onDone={onDone} />
    </li>
  );
}
