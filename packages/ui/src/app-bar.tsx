import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';
import { LenderMark } from './lender-mark.tsx';

type LabelledLink = { readonly label: string } & AnchorHTMLAttributes<HTMLAnchorElement>;

type Props = {
  readonly back: LabelledLink;
  readonly help: LabelledLink;
  readonly title?: string;
  /** What the title is the number of: heard, and not seen, where both would not fit. */
  readonly titleKind?: string | undefined;
  /** A large heading follows below: then the title here is no second one. */
  readonly largeTitleFollows?: boolean;
};

/** Back on the left, help always on the right: both are links, so both work before and without scripts. */
export function AppBar({ back, help, title, titleKind, largeTitleFollows = false }: Props) {
  const { label, ...link } = back;
  const Title = largeTitleFollows ? 'p' : 'h1';
  return (
    <Bar help={help}>
      <a {...link} className="c-app-bar-icon" aria-label={label}>
        <Icon name="back" />
      </a>
      {title !== undefined && (
        <Title className="c-app-bar-title">
          {titleKind !== undefined && <span className="c-unseen">{titleKind} </span>}
          {title}
        </Title>
      )}
    </Bar>
  );
}

type HomeProps = { readonly lender: string; readonly help: LabelledLink; readonly me: LabelledLink };

/** The bar of the home screen: whose app it is, help, and oneself. */
export function HomeBar({ lender, help, me }: HomeProps) {
  const { label, ...link } = me;
  return (
    <Bar
      help={help}
      end={
        <a {...link} className="c-app-bar-icon" aria-label={label}>
          <Icon name="person" />
        </a>
      }
    >
      <div className="c-app-bar-lender">
        <LenderMark />
        <span>{lender}</span>
      </div>
    </Bar>
  );
}

type BarProps = { readonly help: LabelledLink; readonly end?: ReactNode; readonly children: ReactNode };

function Bar({ help: { label, ...link }, end, children }: BarProps) {
  return (
    <header className="c-app-bar">
      {children}
      <div className="c-app-bar-help">
        <ButtonLink {...link} kind="plain" icon="help">
          {label}
        </ButtonLink>
        {end}
      </div>
    </header>
  );
}
