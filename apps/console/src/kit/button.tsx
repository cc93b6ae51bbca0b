import type { MouseEvent, ReactNode } from 'react';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';
import { KeyCaps } from './keys/key-cap.tsx';

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
};

/** Says what it does: "Waive ₱90.05". */
export function Button({ type = 'button', onClick, disabled, isBusy, ...look }: ButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- it is one of the two
      type={type}
      className="k-button"
      data-look={look.look}
      data-size={look.size}
      data-width={look.width}
      disabled={disabled}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Inside {...look} />
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
