import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { BottomSheet } from '../overlay/bottom-sheet.tsx';
import { useWords } from '../words/use-words.ts';
import type { Picture, PictureStore } from './picture-store.ts';
import { pictureStateText } from './picture-words.ts';
import * as screenIcons from '../screen-icons.ts';

type Props = {
  readonly picture: Picture | undefined;
  readonly place: number;
  readonly count: number;
  readonly store: PictureStore;
  readonly onClose: () => void;
};

/** What can be done with one picture. Moving keeps it open: one may want to move it further. */
export function PictureSheet({ picture, place, count, store, onClose }: Props) {
  const words = useWords();
  return (
    <BottomSheet isOpen={picture !== undefined} onClose={onClose} title={words.picture(place + 1)}>
      {picture && (
        <div className="c-picture-sheet">
          {picture.thumbnail !== undefined && <img src={picture.thumbnail} alt="" />}
          <p className={picture.state.kind === 'failed' ? 'c-field-error' : 'c-picture-state'}>
            {picture.state.kind === 'failed' && <Icon name="warning" />}
            {pictureStateText(words, picture.state)}
          </p>
          {picture.state.kind === 'failed' && picture.state.reason === 'not-sent' && (
            <Button icon="retry" onClick={() => (store.retry(picture.key), onClose())}>
              {words.retry}
            </Button>
          )}
          {count > 1 && (
            <div className="c-picture-moves">
              <Button
                kind="outlined"
                icon={screenIcons.moveEarlier}
                aria-disabled={place === 0}
                onClick={() => store.moveTo(picture.key, place - 1)}
              >
                {words.moveEarlier}
              </Button>
              <Button
                kind="outlined"
                icon={screenIcons.arrowRight}
                aria-disabled={place === count - 1}
                onClick={() => store.moveTo(picture.key, place + 1)}
              >
                {words.moveLater}
              </Button>
            </div>
          )}
          <Button
            kind="outlined"
            icon={screenIcons.remove}
            onClick={() => (onClose(), store.remove(picture.key))}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </BottomSheet>
  );
}
