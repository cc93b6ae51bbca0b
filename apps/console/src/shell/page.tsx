import { Fragment, type ReactNode, useEffect } from 'react';
import { Chip } from '../kit/chip.tsx';
import { Icon } from '../kit/icon.tsx';
import { useOnline } from '../kit/use-online.ts';
import { useDesk } from './me.ts';
import { FindButton } from './palette/find-button.tsx';
import { noteOpened } from './palette/opened.ts';
import { usePlace } from './router.ts';
import { useSections } from './section.ts';
import { useServices } from './services.ts';

type Crumb = { readonly words: string; readonly href?: string };

type Props = {
  /** From the group to what is open: Queues › Applications. The last one names the page. */
  readonly crumbs: readonly Crumb[];
  /** Beside the find box. */
  readonly actions?: ReactNode;
  /** Panes, side by side. */
  readonly children: ReactNode;
};

/** What every section draws: the top bar with its crumbs, and its panes below. */
export function Page({ crumbs, actions, children }: Props) {
  const { lender } = useServices();
  const title = crumbs.at(-1)?.words ?? '';
  const isOnline = useOnline();
  const place = usePlace();
  const { me } = useDesk();
  const { section, id } = place;
  useEffect(() => {
    document.title = `${title} · ${lender} console`;
    noteOpened(me.staffId, { section, id, query: {} }, title);
  }, [title, lender, me.staffId, section, id]);
  return (
    <>
      <header className="k-top">
        <nav className="k-crumbs" aria-label="Where you are">
          {crumbs.map(({ words, href }, at) => (
            <Fragment key={words}>
              {at > 0 && <Icon name="chevronRight" />}
              {at === crumbs.length - 1 ? (
                <span aria-current="page">{words}</span>
              ) : href ? (
                <a className="k-crumb-above" href={href}>
                  {words}
                </a>
              ) : (
                <span className="k-crumb-above">{words}</span>
              )}
            </Fragment>
          ))}
        </nav>
        {!isOnline && (
          <output>
            <Chip tone="amber">Offline: nothing can be sent</Chip>
          </output>
        )}
        {actions}
        <Finder />
      </header>
      <main className="k-work">{children}</main>
    </>
  );
}

/** Only where there is a section that can look something up, and this person may see it. */
function Finder() {
  const canFind = useSections().some(({ finds }) => finds);
  return canFind ? <FindButton /> : null;
}
