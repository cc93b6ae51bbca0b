import type { Client } from '@candor/contract/client';
import { createBrowserStore } from '../storage/browser-store.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import { enterByShell } from './enter-by-shell.ts';
import type { AppServices } from './services.ts';
import { createSession } from './session.ts';

type Opened = { readonly client: Client; readonly shellCode: string | undefined };

/** The page's services, once: in a browser. */
export function openServices({ client, shellCode }: Opened): AppServices {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('session') : undefined;
  return {
    client: enterByShell(client, shellCode),
    session: createSession(channel),
    store: createBrowserStore(() => localStorage),
    drafts: new Map(),
    given: new Map(),
    tell: startTelemetry(client),
  };
}
