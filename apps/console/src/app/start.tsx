import { createConsoleClient } from '@candor/contract/console-client';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyTheme, readKept } from '../shell/kept.ts';
import { createRouter, followOwnLinks } from '../shell/router.ts';
import { confirmedClient, createConfirming } from '../shell/confirm/confirming.ts';
import { createSession } from '../shell/session.ts';
import { transport } from '../shell/runtime/transport.ts';
import { createKeyboard } from '../kit/keys/keyboard.ts';
import '../kit/styles/tokens.css';
import '../kit/styles/base.css';
import '../kit/styles/nav.css';
import '../kit/styles/shell.css';
import '../kit/styles/controls.css';
import '../kit/styles/days.css';
import '../kit/styles/dialog.css';
import '../kit/styles/table.css';
import '../kit/styles/table-width.css';
import '../kit/list/list.css';
import '../kit/list/list-narrow.css';
import '../kit/styles/parts.css';
import '../kit/styles/facts.css';

applyTheme(readKept('theme'));

const router = createRouter(window);
followOwnLinks(window, router);
const keyboard = createKeyboard();
keyboard.listen(window);
const confirming = createConfirming();
const services = {
  client: confirmedClient(createConsoleClient({ transport }), confirming, () =>
    // The server says in the page's place why, and what to do. What was typed is kept.
    location.reload(),
  ),
  confirming,
  session: createSession(new BroadcastChannel('console')),
  lender: document.documentElement.dataset['lender'] ?? '',
};

const place = document.querySelector('#console');
if (place) createRoot(place).render(<App router={router} keyboard={keyboard} services={services} />);
