import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Spinner } from './progress/spinner.tsx';
import { useSteady } from './steady/use-steady.ts';

/** One filled button per screen; the outlined one is its equal choice, the plain one an aside. */
type Look = { readonly kind?: 'filled' | 'outlined' | 'plain'; readonly icon?: IconName };

type State = {
  /**
   * The word while it works ("Sending"). The button keeps its width and its focus, and a second tap does
   * nothing.
   */
  readonly busy?: string | undefined;
  /** Only for being offline. For missing input a button stays as it is: tapped, it says what is missing. */
  readonly pale?: boolean;
  /** Sends money or signs though it is not the filled one: it waits for a steady hand as that one does. */
  readonly commits?: boolean;
};

const classOf = (kind: Look['kind'] = 'filled', pale = false) =>
  `c-button c-button-${kind}${pale ? ' c-button-pale' : ''}`;

/**
 * The filled one is the one that acts: it does nothing before it has stood still for a moment, see `steady/`.
 */
export function Button({
  kind = 'filled',
  icon,
  busy,
  pale = false,
  commits = kind === 'filled',
  onClick,
  children,
  ...rest
}: Look & State & ButtonHTMLAttributes<HTMLButtonElement>) {
  const isResting = busy !== undefined || pale;
  const { ref, settling, takes } = useSteady({ isGuarded: commits, isResting });
  // `disabled` would throw the focus away; a form must not be sent either, so the click itself is stopped.
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isResting || !takes(event)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classOf(kind, pale)}
      {...((isResting || settling) && { 'aria-disabled': true })}
      data-settling={isResting ? undefined : settling}
      ref={ref}
      onClick={click}
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
  pale = false,
  children,
  ...rest
}: Look & Pick<State, 'pale'> & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classOf(kind, pale)} {...(pale && { 'aria-disabled': true, onClick: rests })}>
      <Face icon={icon} busy={undefined}>
        {children}
      </Face>
    </a>
  );
}

const rests = (event: MouseEvent) => event.preventDefault();

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
