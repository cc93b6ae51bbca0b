import type { ConsoleClient } from '@candor/contract/console-client';
import { createContext, useContext } from 'react';
import type { Confirming } from './confirm/confirming.ts';
import type { Session } from './session.ts';

/** What the sections reach beyond themselves with. */
export type Services = {
  readonly client: ConsoleClient;
  readonly session: Session;
  /** Where a call waits for somebody to confirm that it is them. */
  readonly confirming: Confirming;
  /** As the page was sent: known before anybody is logged in. */
  readonly lender: string;
};

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('there are no services above this');
  return services;
}
