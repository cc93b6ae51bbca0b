import type { Calls, RequestOf } from '@candor/contract/client';
import { Disclosure, Field } from '@candor/ui';
import { useRef, useState } from 'react';
import { useAct } from '../../../session/use-act.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { moneyWords } from './words.ts';

type Explain = RequestOf<Calls['sandbox.explain']>;
type Props = {
  readonly of: Explain['of'];
  readonly id: string;
  readonly ways: readonly Explain['how'][];
  readonly onDone: () => void;
};

const REASON_AT_LEAST = 3;

/** A person closes what no rule could, and says why. */
export function CloseByHand({ of, id, ways, onDone }: Props) {
  const say = moneyWords.useSay();
  const close = useAct('sandbox.explain');
  const box = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [isWrong, setWrong] = useState(false);
  const go = async (how: Explain['how']) => {
    const isShort = reason.trim().length < REASON_AT_LEAST;
    setWrong(isShort);
    if (isShort) return box.current?.focus();
    await close.run({ of, id, how, reason });
  };
  return (
    <Disclosure title={say('close')}>
      <div className="x-case">
        <Field
          id={`why-${of}-${id}`}
          ref={box}
          label={say('reason')}
          error={isWrong ? say('reasonWrong') : undefined}
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={({ currentTarget }) => {
            setWrong(false);
            setReason(currentTarget.value);
          }}
        />
        <ChoiceButtons
          act={close}
          choices={ways.map((how) => ({ id: how, words: say(how), go: () => go(how) }))}
          onDone={onDone}
        />
      </div>
    </Disclosure>
  );
}
