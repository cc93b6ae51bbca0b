import { Field } from '@candor/ui';
import { useRef, useState } from 'react';
import { useAct } from '../../../session/use-act.ts';
import { amountIn } from './amount-in.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { moneyWords } from './words.ts';

type Props = { readonly paymentId: string; readonly onDone: () => void };

/** Somebody pays more or less than was asked for. */
export function OtherAmount({ paymentId, onDone }: Props) {
  const say = moneyWords.useSay();
  const pay = useAct('sandbox.pay');
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const go = async () => {
    const amount = amountIn(typed);
    setWrong(amount === undefined);
    if (amount === undefined) return box.current?.focus();
    await pay.run({ paymentId, act: 'pay-other-amount', amount });
  };
  return (
    <div className="x-case">
      <Field
        id={`other-${paymentId}`}
        ref={box}
        label={say('amount')}
        error={isWrong ? say('amountWrong') : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setWrong(false);
          setTyped(currentTarget.value);
        }}
      />
      <ChoiceButtons
        act={pay}
        choices={[{ id: 'pay-other-amount', words: say('pay-other-amount'), go }]}
        onDone={onDone}
      />
    </div>
  );
}
