import { LenderMark } from '@candor/ui';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { queueCounts } from '../queue-counts.ts';
import { useDesk } from '../me.ts';
import { hrefTo, usePlace } from '../router.ts';
import { listedOf, navGroups, type Section, useSections } from '../section.ts';
import { MarketChip } from './market-chip.tsx';
import { UserMenu } from './user-menu.tsx';

/** The left edge: whose console it is, where one can go, who sits here. */
export function Nav({ onHelp }: { readonly onHelp: () => void }) {
  const { me } = useDesk();
  const seen = listedOf(useSections());
  return (
    <nav className="k-nav" aria-label="Sections">
      <p className="k-brand">
        <LenderMark />
        <span className="k-brand-name">{me.lender}</span>
        <span className="k-spoken">Console</span>
        <MarketChip />
      </p>
      <div className="k-nav-list">
        {navGroups.map((group) => (
          <NavGroup key={group} group={group} sections={seen.filter((section) => section.group === group)} />
        ))}
      </div>
      <UserMenu onHelp={onHelp} />
    </nav>
  );
}

function NavGroup({ group, sections }: { readonly group: string; readonly sections: readonly Section[] }) {
  if (sections.length === 0) return null;
  return (
    <>
      {group !== 'Today' && <p className="k-nav-group">{group}</p>}
      <ul>
        {sections.map((section) => (
          <li key={section.path}>
            <NavLink section={section} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NavLink({ section: { path, name, icon, count } }: { readonly section: Section }) {
  const here = usePlace().section === path;
  const counted = useSyncExternalStore(
    count?.subscribe ?? queueCounts.subscribe,
    count?.snapshot ?? (() => queueCounts.countOf(path)),
  );
  return (
    <a className="k-nav-link" href={hrefTo(path)} aria-current={here ? 'page' : undefined} title={name}>
      <Icon name={icon} />
      <span className="k-nav-name">{name}</span>
      {counted?.isOver && (
        <span className="k-nav-over">
          <span className="k-spoken">past a deadline,</span>
        </span>
      )}
      {counted && counted.waiting > 0 && <span className="k-nav-count">{counted.waiting}</span>}
    </a>
  );
}
