import { OfflineNotice, StickyBar, useOnline } from '@candor/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n/translation-provider.tsx';
import type { PageConfig } from '../public-page/page-config.ts';

type Props = {
  readonly config: PageConfig;
  readonly bar: ReactNode;
  /** The screen's one action, at the thumb. */
  readonly action?: ReactNode;
  /** How old the figures in sight are, said while one is offline. */
  readonly figuresFrom?: string | undefined;
  readonly children: ReactNode;
};

/**
 * What every screen of the app has around it: the bar on top, the lender's licence at the end, one action at
 * the bottom.
 */
export function ScreenFrame({ config, bar, action, figuresFrom, children }: Props) {
  const t = useT();
  const isOnline = useOnline();
  const licence = config.licences.find(({ market }) => market === config.market);
  return (
    <div className="s-screen">
      {bar}
      <main className="s-main">
        <div className="s-content">
          <OfflineNotice isOffline={!isOnline} title={t('offline.title')}>
            {figuresFrom} {t('offline.body')}
          </OfflineNotice>
          {children}
        </div>
        <footer className="s-licence">
          {licence?.lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </footer>
        {action ? <StickyBar>{action}</StickyBar> : null}
      </main>
    </div>
  );
}
