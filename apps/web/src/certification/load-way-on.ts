import { useCallback, useEffect } from 'react';
import { type AppServices, useServices } from '../session/services.ts';

const load = () => import('./way-on.ts');

/** For who may have no application under way: what it takes comes when it is needed. */
export const wayOn = async (services: AppServices): Promise<string> => (await load()).wayOn(services);

/** For who is on the way: what it takes comes while a step is done. */
export function useWayOn(): () => Promise<string> {
  const services = useServices();
  useEffect(() => void load().catch(() => undefined), []);
  return useCallback(() => wayOn(services), [services]);
}
