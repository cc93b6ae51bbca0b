import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '../shell/router/browser-router.tsx';
import { liveEvent } from '../entries/early-touch.ts';
import { openClient } from '../entries/open-client.ts';
import { readPageData } from '../entries/page-data.ts';
import { settleWorkers } from '../entries/settle-workers.ts';
import { Translation } from '../i18n/translation.ts';
import { explained } from '../session/explained.ts';
import { openServices } from '../session/open-services.ts';
import { ServicesContext } from '../session/services.ts';
import { wireParts } from '../wire/wire-parts.ts';
import { BorrowerApp } from './borrower-app.tsx';
import type { AppPageData } from '../shell/page-data.ts';
import { loadScreen } from './screens.ts';
import { watchErrors } from './watch-errors.ts';

const { root, data } = readPageData<AppPageData>();
const translation = new Translation();
const { client, ...rest } = openClient({ ...data, market: data.config.market, wire: wireParts });
const opened = { ...rest, client: explained(client, translation.explainErrors) };
const report = watchErrors(opened.client);
const services = openServices(opened);
settleWorkers();
void takeOver();

/**
 * The server wrote the page in this language, and perhaps a screen into it; the scripts must have both before
 * they take the page over. Not a top-level `await`: a screen's chunk uses this one, and would wait for it for
 * ever.
 */
async function takeOver(): Promise<void> {
  const { language, screen } = data;
  const [own] = await Promise.all([screen && loadScreen(screen, language), translation.activate(language)]);
  const isOther =
    data.first &&
    (await (await import('./take-answer.ts')).takeAnswer({ data, root, screen: own, services }));
  const app = (
    <ServicesContext value={services}>
      <BorrowerApp
        page={data}
        translation={translation}
        onError={report}
        onLive={() => {
          root.dataset['live'] = '';
          root.dispatchEvent(new Event(liveEvent));
        }}
        router={(routed) => <BrowserRouter>{routed}</BrowserRouter>}
      />
    </ServicesContext>
  );
  // In slices: a tap is heard between two of them, where all at once would keep a slow phone busy.
  startTransition(() => {
    if (isOther) createRoot(root).render(app);
    else hydrateRoot(root, app);
  });
}
