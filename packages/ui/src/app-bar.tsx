import type { AnchorHTMLAttributes } from 'react';
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';

type LabelledLink = { readonly label: string } & AnchorHTMLAttributes<HTMLAnchorElement>;

/** Back on the left, help always on the right: both are links, so both work before and without scripts. */
export function AppBar({ back, help }: { readonly back: LabelledLink; readonly help: LabelledLink }) {
  const { label: backLabel, ...backLink } = back;
  const { label: helpLabel, ...helpLink } = help;
  return (
    <header className="c-app-bar">
      <a {...backLink} className="c-app-bar-back" aria-label={backLabel}>
        <Icon name="back" />
      </a>
      <div className="c-app-bar-help">
        <ButtonLink {...helpLink} kind="plain" icon="help">
          {helpLabel}
        </ButtonLink>
      </div>
    </header>
  );
}
