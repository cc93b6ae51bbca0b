import { useEffect, useEffectEvent } from 'react';
import { useServices } from './services.ts';

/** Looks again by itself while something is under way: when the server says so, or every now and then. */
export function useFollow(isUnderWay: boolean, look: () => Promise<void>): void {
  const { client } = useServices();
  const lookAgain = useEffectEvent(look);
  const open = useEffectEvent(async () => {
    const address = await client.address('loan.changes');
    return new EventSource(address, { withCredentials: true });
  });
  useEffect(() => {
    if (!isUnderWay) return undefined;
    // Little is under way when a page is opened: what follows it comes when something is.
    const following = import('./follow.ts').then(
      ({ follow }) => follow({ look: () => lookAgain(), open: () => open() }),
      () => () => undefined,
    );
    return () => void following.then((stop) => stop());
  }, [isUnderWay]);
}
