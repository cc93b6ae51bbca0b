import type { ReactNode } from 'react';

type Props = {
  readonly src: string;
  readonly title: string;
  readonly detail: string;
  readonly isBad?: boolean;
  readonly action: ReactNode;
};

/** One picture that was looked at: what was found, and taking it again. */
export function PictureRow({ src, title, detail, isBad = false, action }: Props) {
  return (
    <div className={isBad ? 'c-picture-row c-picture-row-bad' : 'c-picture-row'}>
      <img src={src} alt="" />
      <p>
        <strong>{title}</strong>
        {detail}
      </p>
      {action}
    </div>
  );
}
