import type { AnchorHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { useWords } from './words/use-words.ts';

/** A list of rows that each lead somewhere. */
export function CardList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className="c-card" aria-label={label}>
      {children}
    </ul>
  );
}

type RowFace = {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** `done` ends with a tick instead of a chevron, `bad` is drawn in the colour of what must be mended. */
  readonly state?: 'done' | 'bad';
};

type RowProps = RowFace & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'title'>;

/** The whole row is the target. */
export function ListRow({ icon, title, detail, state, ...link }: RowProps) {
  return (
    <li>
      <a {...link} className={classOf(state)}>
        <Face icon={icon} title={title} detail={detail} {...(state && { state })} />
      </a>
    </li>
  );
}

/** A row that does something here instead of leading elsewhere. */
export function ListButton({
  onClick,
  ...face
}: RowFace & { readonly onClick: MouseEventHandler<HTMLButtonElement> }) {
  return (
    <li>
      <button type="button" className={classOf(face.state)} onClick={onClick}>
        <Face {...face} />
      </button>
    </li>
  );
}

const classOf = (state: RowFace['state']) => (state === 'bad' ? 'c-row c-row-bad' : 'c-row');

function Face({ icon, title, detail, state }: RowFace) {
  const words = useWords();
  return (
    <>
      <Icon name={icon} />
      <span className="c-row-text">
        {title}
        {detail !== undefined && <span className="c-row-detail">{detail}</span>}
      </span>
      {state === 'done' ? (
        <span className="c-row-tick">
          <Icon name="check" />
          <span className="c-unseen">{words.done}</span>
        </span>
      ) : (
        <Icon name="chevron-right" />
      )}
    </>
  );
}
