import { routePath } from '@candor/contract/routes';
import { useHydrated } from '@candor/ui';
import { Route, Routes, useLocation } from 'react-router';
import type { PageConfig } from '../public-page/page-config.ts';
import type { Notice } from '../screens/noticed/notice.ts';
import { NoticedScreen } from '../screens/noticed/noticed-screen.tsx';
import { readNotice } from '../screens/noticed/read-notice.ts';
import type { AppPageData } from './page-data.ts';

const notFound: Notice = { kind: 'not-found', outcome: 'nothing-done' };

/**
 * The borrower app: which screen stands at which address. The error page is part of the shell, because it must be there
 * when nothing else can be fetched; every other screen is a chunk of its own, `lazy`.
 */
export function App({ page: { config, notice } }: { readonly page: AppPageData }) {
  const { key } = useLocation();
  const errorPage = <ErrorPage config={config} notice={notice} />;
  // The server answered this very address with the error page: whatever screen it names, that is what is here.
  if (notice !== undefined && key === 'default') return errorPage;
  return (
    <Routes>
      <Route path={routePath('errorPage')} element={errorPage} />
      <Route path="*" element={<NoticedScreen config={config} notice={notFound} />} />
    </Routes>
  );
}

type ErrorPageProps = { readonly config: PageConfig; readonly notice: Notice | undefined };

/** The server keeps one error page for all addresses, so what this address says is added once the scripts are there. */
function ErrorPage({ config, notice }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const says =
    hydrated && pathname === routePath('errorPage') && search !== '' ? readNotice(search) : undefined;
  return <NoticedScreen config={config} notice={{ ...notFound, ...notice, ...says }} />;
}
