import { BottomSheet, Button } from '@candor/ui';
import { productWords } from './texts.ts';

type Props = {
  readonly text: string;
  readonly onAnswer: (isAllowed: boolean) => void;
  readonly onClose: () => void;
};

/**
 * Asked when somebody applies, and never needed: whoever says no is looked at by a person instead. Nothing is
 * marked, and both answers say what they do.
 */
export function BureauSheet({ text, onAnswer, onClose }: Props) {
  const say = productWords.useSay();
  return (
    <BottomSheet isOpen onClose={onClose} title={say('bureauTitle')}>
      <p>{text}</p>
      <p>{say('bureauWithout')}</p>
      <Button onClick={() => onAnswer(true)}>{say('bureauAllow')}</Button>
      <Button kind="outlined" commits onClick={() => onAnswer(false)}>
        {say('bureauNot')}
      </Button>
    </BottomSheet>
  );
}
