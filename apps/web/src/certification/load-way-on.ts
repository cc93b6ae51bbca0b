import type { AppServices } from '../session/services.ts';

/** For who may have no application under way: what it takes comes when it is needed. */
export const wayOn = async (services: AppServices): Promise<string> =>
  (await import('./use-way-on.ts')).wayOn(services);
