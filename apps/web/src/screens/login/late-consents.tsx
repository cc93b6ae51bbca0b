import type { ComponentProps } from 'react';
import { useCall } from '../../session/use-call.ts';
import { ConsentBoxes } from './consent-boxes.tsx';

/**
 * The code is right and the number is new: what an account needs is agreed to here, and the same code opens
 * it.
 */
export function LateConsents({ ticked, error, onTick }: Omit<ComponentProps<typeof ConsentBoxes>, 'init'>) {
  const init = useCall('session.login-init', {});
  return <ConsentBoxes init={init} ticked={ticked} error={error} onTick={onTick} />;
}
