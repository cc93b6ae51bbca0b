import { Chip, Disclosure, Money, useWords } from '@candor/ui';
import { momentText } from '../../../i18n/moment-text.ts';
import { useAct } from '../../../session/use-act.ts';
import { actsOf, isUnpaid } from './acts-of.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { GivenNumber } from './given-number.tsx';
import type { MoneyDesk } from './money-desk.ts';
import { OtherAmount } from './other-amount.tsx';
import { useStateWord } from './use-state-word.ts';
import { moneyWords } from './words.ts';

type Payment = MoneyDesk['payments'][number];
type Props = { readonly payment: Payment; readonly timeZone: string; readonly onDone: () => void };

const looks = {
  allocated: 'good',
  failed: 'bad',
  expired: 'warn',
  refused: 'warn',
  reversed: 'bad',
} as const;

export function PaymentCard({ payment, timeZone, onDone }: Props) {
  const words = useWords();
  const say = moneyWords.useSay();
  const stateWord = useStateWord();
  const pay = useAct('sandbox.pay');
  const { paymentId, reference, payTypeName, amount, state, createdAt } = payment;
  const choices = actsOf(state).map((act) => ({
    id: act,
    words: say(act),
    go: () => pay.run({ paymentId, act }),
  }));
  return (
    <li className="c-card c-card-roomy x-case" data-payment={paymentId} data-state={state}>
      <h3>
        {reference ?? paymentId.slice(0, 8)} · <Money amount={BigInt(amount)} />
      </h3>
      <p className="x-when">
        <span lang="en">{payTypeName}</span> ·{' '}
        <time dateTime={createdAt}>{momentText(words, createdAt, timeZone)}</time>
      </p>
      <p>
        <Chip kind={looks[state as keyof typeof looks] ?? 'plain'}>{stateWord(state)}</Chip>
      </p>
      <GivenNumber payment={payment} />
      <ChoiceButtons act={pay} choices={choices} onDone={onDone} />
      {isUnpaid(state) && (
        <Disclosure title={say('otherAmount')}>
          <OtherAmount paymentId={paymentId} onDone={onDone} />
        </Disclosure>
      )}
    </li>
  );
}
