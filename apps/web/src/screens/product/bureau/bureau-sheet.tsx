import { BottomSheet, Button } from '@candor/ui';
import modalCss from '@candor/ui/styles/modal.css?inline';
import { adoptStyles } from '../../../shell/adopt-styles.ts';
import css from './bureau-sheet.css?inline';
import { bureauWords } from './texts.ts';

/** With what it is drawn in, once: the sheet comes by itself, and the page before it has none. */
adoptStyles(modalCss);
adoptStyles(css);

type Props = {
  readonly text: string;
  readonly onAnswer: (isAllowed: boolean) => void;
  readonly onClose: () => void;
};

/**
 * Asked when somebody applies, and never needed: a person decides for whoever says no. Nothing is
 * marked, and both answers say what they do.
 */
export function BureauSheet({ text, onAnswer, onClose }: Props) {
  const say = bureauWords.useSay();
  return (
    <BottomSheet isOpen onClose={onClose} title={say('title')}>
      <div className="q-bureau">
        <p>{text}</p>
        <p>{say('without')}</p>
        <Button onClick={() => onAnswer(true)}>{say('allow')}</Button>
        <Button kind="outlined" commits onClick={() => onAnswer(false)}>
          {say('notAllowed')}
        </Button>
      </div>
    </BottomSheet>
  );
}
