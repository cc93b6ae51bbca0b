import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Badge } from './badge.tsx';
import { stepInList } from '../step-in-list.ts';

export type Tab<Id extends string> = { readonly id: Id; readonly label: string; readonly count?: number };

type Props<Id extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly open: Id;
  readonly onOpen: (id: Id) => void;
  /** What the open tab shows. */
  readonly children: ReactNode;
};

/** A double rule stands under the open one. Arrow keys go from tab to tab, as the pattern for tabs has it. */
export function Tabs<Id extends string>({ label, tabs, open, onOpen, children }: Props<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = stepInList(
      event.key,
      tabs.findIndex(({ id }) => id === open),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onOpen(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };
  return (
    <>
      <div className="c-tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === open}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => onOpen(tab.id)}
            onKeyDown={move}
          >
            <span className="c-tab-label" data-label={tab.label}>
              {tab.label}
            </span>
            {tab.count !== undefined && (
              <span className="c-tab-count">{tab.count > 0 && <Badge count={tab.count} />}</span>
            )}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel without controls must be reachable too */}
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${open}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
