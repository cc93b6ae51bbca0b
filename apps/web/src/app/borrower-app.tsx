import { MoneyFormatContext, moneyFormat } from '@candor/ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Translation } from '../i18n/translation.ts';
import { KitWordsProvider } from '../i18n/kit-words-provider.tsx';
import { TranslationProvider } from '../i18n/translation-provider.tsx';
import { ErrorPageScreen } from '../screens/error-page/error-page-screen.tsx';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { AppPageData } from '../shell/page-data.ts';

type Props = {
  readonly page: AppPageData;
  readonly translation: Translation;
  readonly onError: (error: unknown) => void;
  /** Called when the scripts have taken the page over. */
  readonly onLive?: () => void;
  /** The router: the browser's own in a browser, one that stands still on the server. */
  readonly router: (app: ReactNode) => ReactNode;
};

/** The app with all it stands on, the same on both ends, so that what the server wrote can be taken over. */
export function BorrowerApp({ page, translation, onError, onLive, router }: Props) {
  useEffect(() => onLive?.(), [onLive]);
  const failed = <ErrorPageScreen config={page.config} notice={{ kind: 'server', outcome: 'unknown' }} />;
  const money = useMemo(() => moneyFormat(page.currency), [page.currency]);
  return (
    <TranslationProvider translation={translation}>
      <KitWordsProvider>
        <MoneyFormatContext value={money}>
          <ErrorBoundary onError={onError} fallback={failed}>
            {router(<App page={page} />)}
          </ErrorBoundary>
        </MoneyFormatContext>
      </KitWordsProvider>
    </TranslationProvider>
  );
}
