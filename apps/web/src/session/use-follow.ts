import { useEffect, useEffectEvent } from 'react';
import { follow } from './follow.ts';
import { useServices } from './services.ts';

/** Looks again by itself while something is under way: when the server says so, or every now and then. */
export function useFollow(isUnderWay: boolean, look: () => Promise<void>): void {
  const { client } = useServices();
  const lookAgain = useEffectEvent(look);
  const open = useEffectEvent(async () => {
    const address = await client.address('loan.changes');
    return new EventSource(address, { withCredentials: true });
  });
  useEffect(
    () => (isUnderWay ? follow({ look: () => lookAgain(), open: () => open() }) : undefined),
    [isUnderWay],
  );
}
