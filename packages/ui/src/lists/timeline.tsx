import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon.tsx';
import { useWords } from '../words/use-words.ts';

/** What happens one after the other. */
export function Timeline({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ol className="c-timeline" aria-label={label}>
      {children}
    </ol>
  );
}

type PointState = 'done' | 'now' | 'later';

type PointProps = {
  /** Shown in the dot until it is done; none for what is not counted. */
  readonly number: number | null;
  readonly state: PointState;
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly detail?: ReactNode;
  /** At the end of the second line, e.g. a link to the receipt. */
  readonly detailAside?: ReactNode;
  /** What the row opens to; without it the row only says what it says. */
  readonly inside?: ReactNode;
  readonly startsOpen?: boolean;
};

/** A dot on the line: ticked when done, ringed when now, plain when later. */
export function TimelinePoint(props: PointProps) {
  const { number, state, title, aside, detail, detailAside, inside, startsOpen = false } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  const head = (
    <>
      <span className="c-point-title">{title}</span>
      <span className="c-point-aside">
        {aside}
        {inside !== undefined && <Icon name="chevron-down" />}
      </span>
    </>
  );
  return (
    <li className={`c-point c-point-${state}`}>
      <Dot number={number} state={state} />
      <div className="c-point-body">
        {inside === undefined ? (
          <div className="c-point-head">{head}</div>
        ) : (
          <button
            type="button"
            className="c-point-head"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {head}
          </button>
        )}
        {(detail !== undefined || detailAside !== undefined) && (
          <div className="c-point-second">
            <span className="c-point-detail">{detail}</span>
            {detailAside}
          </div>
        )}
        {inside !== undefined && (
          <div className="c-point-inside" id={id} hidden={!isOpen}>
            {inside}
          </div>
        )}
      </div>
    </li>
  );
}

/** A numbered step of an instruction. */
export function TimelineStep({
  number,
  children,
}: {
  readonly number: number;
  readonly children: ReactNode;
}) {
  return (
    <li className="c-point c-point-step">
      <Dot number={number} state="later" />
      <div className="c-point-body">{children}</div>
    </li>
  );
}

function Dot({ number, state }: { readonly number: number | null; readonly state: PointState }) {
  const words = useWords();
  const isDone = state === 'done';
  return (
    <span className="c-point-dot">
      {isDone ? <Icon name="check" /> : <span aria-hidden="true">{number}</span>}
      {isDone && <span className="c-unseen">{words.done}</span>}
    </span>
  );
}
