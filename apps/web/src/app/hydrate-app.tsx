import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { openClient } from '../entries/open-client.ts';
import { readPageData } from '../entries/page-data.ts';
import { settleWorkers } from '../entries/settle-workers.ts';
import { createTranslation } from '../i18n/create-translation.ts';
import { BorrowerApp } from './borrower-app.tsx';
import type { AppPageData } from './page-data.ts';
import { watchErrors } from './watch-errors.ts';
import { wireDictionary } from './wire-dictionary.ts';

const { root, data } = readPageData<AppPageData>();
const client = openClient({ ...data, market: data.config.market, wire: wireDictionary });
const report = watchErrors(client);
const translation = createTranslation();
settleWorkers();
// The server wrote the page in this language; the scripts must speak it before they take the page over.
await translation.activate(data.language);
hydrateRoot(
  root,
  <BorrowerApp
    page={data}
    translation={translation}
    onError={report}
    onLive={() => void (root.dataset['live'] = '')}
    router={(app) => <BrowserRouter>{app}</BrowserRouter>}
  />,
);
