import { focusUnread } from './fields/unread-field.ts';
import { useSteady } from '@candor/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';
import { KeyCaps } from './keys/key-cap.tsx';
import { commitKey } from './keys/key-map.ts';
import { useOnline } from './use-online.ts';

type Look = {
  /** One primary in a pane; `danger` for what refuses or ends. */
  readonly look?: 'plain' | 'primary' | 'danger' | 'quiet';
  readonly size?: 'normal' | 'small';
  readonly width?: 'own' | 'full';
  readonly icon?: IconName;
  /** Shown as caps; who listens to them is `useKeys`. */
  readonly keys?: string;
  readonly children: ReactNode;
};

type ButtonProps = Look & {
  readonly type?: 'button' | 'submit';
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly disabled?: boolean;
  /** Under way: it stays where it is and does nothing a second time. */
  readonly isBusy?: boolean;
  /**
   * Something is done by it though it is neither the primary nor a dangerous one: it stands still first as
   * those do.
   */
  readonly commits?: boolean;
  /** Of a button that shows and hides something: whether it is shown now. */
  readonly isExpanded?: boolean;
};

/**
 * Says what it does: "Waive ₱90.05". The one that commits, primary, dangerous or by Ctrl Enter, does nothing
 * before it has stood still for a moment: see the kit's `steady/`.
 */
export function Button({
  type = 'button',
  onClick,
  disabled,
  isBusy,
  commits = false,
  isExpanded,
  ...look
}: ButtonProps) {
  const isOnline = useOnline();
  const isGuarded = commits || look.look === 'primary' || look.look === 'danger' || look.keys === commitKey;
  // What commits needs the network: without it the button is off, and says why before anybody presses it.
  const isCut = isGuarded && !isOnline;
  const isResting = disabled === true || isBusy === true || isCut;
  const { ref, settling, takes } = useSteady({ isGuarded, isResting });
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- it is one of the two
      type={type}
      className="k-button"
      data-look={look.look}
      data-size={look.size}
      data-width={look.width}
      disabled={disabled === true || isCut}
      aria-expanded={isExpanded}
      aria-disabled={isBusy || settling !== undefined || undefined}
      data-settling={isResting ? undefined : settling}
      ref={ref}
      onClick={(event) => {
        if (isBusy || !takes(event) || (isGuarded && focusUnread())) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Inside {...look} />
      {isCut && <span className="k-button-cut">offline</span>}
    </button>
  );
}

/** Looks like a button and leads somewhere. */
export function ButtonLink({ href, ...look }: Look & { readonly href: string }) {
  return (
    <a className="k-button" data-look={look.look} data-size={look.size} data-width={look.width} href={href}>
      <Inside {...look} />
    </a>
  );
}

function Inside({ icon, keys, children }: Look) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {keys && <KeyCaps keys={keys} />}
    </>
  );
}
