import { isSandboxOnly, routeAt, routePath } from '@candor/contract/routes';
import { useHydrated } from '@candor/ui';
import { Suspense } from 'react';
import type { PageConfig } from '../public-page/page-config.ts';
import { usePlace } from '../shell/router/router-context.ts';
import type { Notice } from '../shell/notice.ts';
import { ErrorPageScreen } from '../screens/error-page/error-page-screen.tsx';
import { readNotice } from '../screens/error-page/read-notice.ts';
import type { AppPageData } from '../shell/page-data.ts';
import { ScreenAt } from './screen-at.tsx';
import { screenKeys } from './screens.ts';
import { useOwnLinks } from './use-own-links.ts';

const notFound: Notice = { kind: 'not-found', outcome: 'nothing-done' };

/**
 * The borrower app: which screen stands at which address. The error page is part of the shell, because it
 * must be there when nothing else can be fetched; every other screen is a chunk of its own, see `screens.ts`.
 */
export function App({ page }: { readonly page: AppPageData }) {
  const { config, notice, isSandbox = false } = page;
  const { key, pathname } = usePlace();
  useOwnLinks({ language: page.language, isSandbox });
  const route = routeAt(pathname);
  // The server answered this very address with the error page: whatever screen it names, that is what is
  // here.
  if (route === 'errorPage' || (notice !== undefined && key === 'default'))
    return <ErrorPage config={config} notice={notice} />;
  const name = screenKeys.find((one) => one === route && (isSandbox || !isSandboxOnly(one)));
  if (name === undefined) return <ErrorPageScreen config={config} notice={notFound} />;
  return (
    <Suspense>
      <ScreenAt key={name} name={name} page={page} />
    </Suspense>
  );
}

type ErrorPageProps = { readonly config: PageConfig; readonly notice: Notice | undefined };

/**
 * The server keeps one error page for all addresses, so what this address says is added once the scripts are
 * there.
 */
function ErrorPage({ config, notice }: ErrorPageProps) {
  const { pathname, search } = usePlace();
  const hydrated = useHydrated();
  const says =
    hydrated && pathname === routePath('errorPage') && search !== '' ? readNotice(search) : undefined;
  return <ErrorPageScreen config={config} notice={{ ...notFound, ...notice, ...says }} />;
}
