import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Spinner } from './progress/spinner.tsx';

/** One filled button per screen; the outlined one is its equal choice, the plain one an aside. */
type Look = { readonly kind?: 'filled' | 'outlined' | 'plain'; readonly icon?: IconName };

type State = {
  /** The word while it works ("Sending"). The button keeps its width and its focus, and a second tap does nothing. */
  readonly busy?: string | undefined;
  /** Only for being offline. For missing input a button stays as it is: tapped, it says what is missing. */
  readonly pale?: boolean;
};

const classOf = (kind: Look['kind'] = 'filled', pale = false) =>
  `c-button c-button-${kind}${pale ? ' c-button-pale' : ''}`;

export function Button({
  kind,
  icon,
  busy,
  pale = false,
  onClick,
  children,
  ...rest
}: Look & State & ButtonHTMLAttributes<HTMLButtonElement>) {
  const isResting = busy !== undefined || pale;
  // `disabled` would throw the focus away; a form must not be sent either, so the click itself is stopped.
  const stop = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      className={classOf(kind, pale)}
      {...(isResting && { 'aria-disabled': true })}
      onClick={isResting ? stop : onClick}
    >
      <Face icon={icon} busy={busy}>
        {children}
      </Face>
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
      <Face icon={icon} busy={undefined}>
        {children}
      </Face>
    </a>
  );
}

type FaceProps = {
  readonly icon: IconName | undefined;
  readonly busy: string | undefined;
  readonly children: ReactNode;
};

/** While it is busy, what it said before stays in it unseen and keeps its width. */
function Face({ icon, busy, children }: FaceProps) {
  const face = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (busy === undefined) return face;
  return (
    <span className="c-button-busy">
      <span className="c-button-rest" aria-hidden="true">
        {face}
      </span>
      <span className="c-button-work">
        <Spinner />
        {busy}
      </span>
    </span>
  );
}
