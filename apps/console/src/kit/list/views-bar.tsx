import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { ListViewTab } from './list-types.ts';

type Props = {
  readonly label: string;
  readonly views: readonly ListViewTab[];
  /** The view that is shown, changed or not; none where the address says something else altogether. */
  readonly active: string | null;
  readonly isChanged: boolean;
  /** How many rows the active view has: "54", "over 10,000". */
  readonly count: string | null;
  readonly onChoose: (view: ListViewTab) => void;
  /** Save, export. */
  readonly children?: ReactNode;
};

/** The ways to look at a list, as tabs; a star is one that is shared. */
export function ViewsBar({ label, views, active, isChanged, count, onChoose, children }: Props) {
  return (
    <div className="k-views">
      <ul className="k-views-list" aria-label={label}>
        {views.map((view) => (
          <li key={view.id}>
            <button
              type="button"
              className="k-view"
              aria-current={view.id === active ? 'page' : undefined}
              onClick={() => onChoose(view)}
            >
              {view.isShared && !view.isBuiltIn && (
                <>
                  <Icon name="star" />
                  <span className="k-spoken">shared </span>
                </>
              )}
              {view.name}
              {view.id === active && isChanged && <span className="k-view-changed">changed</span>}
              {view.id === active && count !== null && <span className="k-view-count">{count}</span>}
            </button>
          </li>
        ))}
      </ul>
      <div className="k-views-acts">{children}</div>
    </div>
  );
}
