import { Button } from '../button.tsx';
import { useInputWords } from './words/use-input-words.ts';

type Props = {
  readonly readings: readonly { readonly text: string; readonly shown: string }[];
  /** With nothing when it was none of the readings. */
  readonly onChoose: (text?: string) => void;
};

/** A pasted text that can mean more than one amount: whoever pasted it says which, nobody guesses. */
export function AmountQuestion({ readings, onChoose }: Props) {
  const { neither } = useInputWords();
  return (
    <div className="c-amount-question">
      {readings.map(({ text, shown }) => (
        <Button key={text} kind="outlined" onClick={() => onChoose(text)}>
          {shown}
        </Button>
      ))}
      <Button kind="plain" onClick={() => onChoose()}>
        {neither}
      </Button>
    </div>
  );
}
