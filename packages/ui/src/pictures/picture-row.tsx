import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import * as screenIcons from '../screen-icons.ts';

type Props = {
  /** Nothing while it is not known. */
  readonly src: string | undefined;
  /** Lies over the picture: how far it is. */
  readonly mark?: ReactNode;
  readonly title: string;
  readonly detail: string;
  readonly isBad?: boolean;
  /** Of a card: as wide as one. */
  readonly isCard?: boolean;
  readonly action: ReactNode;
};

/** One picture that was looked at: what was found, and taking it again. */
export function PictureRow({ src, mark, title, detail, isBad = false, isCard = false, action }: Props) {
  return (
    <div
      className={`c-picture-row${isBad ? ' c-picture-row-bad' : ''}${isCard ? ' c-picture-row-card' : ''}`}
    >
      <span className="c-picture-thumb">
        {src === undefined ? <Icon name={screenIcons.camera} /> : <img src={src} alt="" />}
        {mark !== undefined && <span className="c-picture-mark">{mark}</span>}
      </span>
      <p>
        <strong>{title}</strong>
        {detail}
      </p>
      {action}
    </div>
  );
}
