import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

/** A list of rows that each lead somewhere. */
export function CardList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className="c-card" aria-label={label}>
      {children}
    </ul>
  );
}

type RowProps = { readonly icon: IconName; readonly title: string; readonly detail?: string } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'title'
>;

/** The whole row is the target. */
export function ListRow({ icon, title, detail, ...link }: RowProps) {
  return (
    <li>
      <a {...link} className="c-row">
        <Icon name={icon} />
        <span className="c-row-text">
          {title}
          {detail && <span className="c-row-detail">{detail}</span>}
        </span>
        <Icon name="chevron-right" />
      </a>
    </li>
  );
}
