import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

/** One filled button per screen; the outlined one is its equal choice, the plain one an aside. */
type Look = { readonly kind?: 'filled' | 'outlined' | 'plain'; readonly icon?: IconName };

const classOf = (kind: Look['kind'] = 'filled') => `c-button c-button-${kind}`;

export function Button({ kind, icon, children, ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={classOf(kind)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** Looks like a button and is a link: what leads to another page works with scripts off too. */
export function ButtonLink({
  kind,
  icon,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classOf(kind)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
