import { minorOfTyped } from '@candor/domain';
import { Field } from '@candor/ui';
import { useRef, useState } from 'react';
import { useMinorDigits } from '../../../lending/amounts.ts';
import { useAct } from '../../../session/use-act.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { moneyWords } from './words.ts';

type Props = { readonly paymentId: string; readonly onDone: () => void };

/** Somebody pays more or less than was asked for. */
export function OtherAmount({ paymentId, onDone }: Props) {
  const say = moneyWords.useSay();
  const digits = useMinorDigits();
  const pay = useAct('sandbox.pay');
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const go = async () => {
    const amount = minorOfTyped(typed.replaceAll(/[\s,]/g, ''), digits);
    setWrong(!amount);
    if (!amount) return box.current?.focus();
    await pay.run({ paymentId, act: 'pay-other-amount', amount: Number(amount) });
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
