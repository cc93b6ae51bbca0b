import { Announce } from '../announce.tsx';
import { Icon } from '../icon.tsx';
import { ProgressRing } from '../progress/progress-ring.tsx';
import { useWords } from '../words/use-words.ts';
import type { Picture } from './picture-store.ts';
import { pictureStateText } from './picture-words.ts';

type Props = { readonly picture: Picture; readonly place: number; readonly onOpen: () => void };

/** One picture of the row, and how it is with it: a ring while it goes, a sign when it failed. */
export function PictureTile({ picture: { state, thumbnail }, place, onOpen }: Props) {
  const words = useWords();
  const name = words.picture(place + 1);
  const isUnderWay = state.kind === 'waiting' || state.kind === 'sending';
  const text = pictureStateText(words, state);
  return (
    <>
      <button
        type="button"
        className={`c-picture c-picture-${state.kind}`}
        aria-label={`${name}: ${text}`}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {thumbnail !== undefined && <img src={thumbnail} alt="" draggable={false} />}
        {isUnderWay && (
          <span className="c-picture-mark">
            <ProgressRing label={name} percent={state.kind === 'sending' ? state.percent : 0} />
          </span>
        )}
        {state.kind === 'failed' && (
          <span className="c-picture-mark">
            <Icon name="warning" />
          </span>
        )}
      </button>
      <Announce text={isUnderWay ? '' : `${name}: ${text}`} />
    </>
  );
}
