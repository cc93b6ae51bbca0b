import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openClient } from '../entries/open-client.ts';
import { readPageData } from '../entries/page-data.ts';
import { settleWorkers } from '../entries/settle-workers.ts';
import type { PublicPageData } from './page-config.ts';
import { PublicPage } from './public-page.tsx';
import { setTitle } from './set-title.ts';

const { root, data } = readPageData<PublicPageData>();
// In slices: a tap in the middle of it is answered first.
startTransition(() => void hydrateRoot(root, <PublicPage {...data} />));
settleWorkers();
// Page configuration is always plain on the wire, so the page needs no dictionary.
const { client } = openClient({ ...data, market: data.config.market, wire: null });
void setTitle(client, data.config.market);
