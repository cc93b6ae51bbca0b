import type { Client } from '@candor/contract/client';
import { createContext, useContext } from 'react';
import { type BrowserStore, createBrowserStore } from '../storage/browser-store.ts';
import type { Tell } from '../telemetry/telemetry.ts';
import { createSession, type Session } from './session.ts';

/** What the screens reach beyond themselves with. */
export type AppServices = {
  readonly client: Client;
  readonly session: Session;
  readonly store: BrowserStore;
  /**
   * What was typed, while this page lives: it outlasts a login in the middle of a form, and never reaches a
   * disk.
   */
  readonly drafts: Map<string, unknown>;
  readonly tell: Tell;
  /** What came with the page, by the name of its question, until the screen that asks for it has taken it. */
  readonly given: Map<string, unknown>;
};

const noStorage = (): Storage => {
  throw new Error('there is no storage here');
};

/**
 * On the server nothing is called, kept or told: what is drawn there is the skeleton, or the answer that was
 * read before.
 */
export const still: AppServices = {
  client: { call: () => new Promise(() => undefined), address: () => new Promise(() => undefined) },
  session: createSession(undefined),
  store: createBrowserStore(noStorage),
  drafts: new Map(),
  tell: () => undefined,
  given: new Map(),
};

export const ServicesContext = createContext<AppServices>(still);

export function useServices(): AppServices {
  return useContext(ServicesContext);
}
