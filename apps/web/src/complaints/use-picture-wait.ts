import { useEffect, useEffectEvent, useState } from 'react';

/** How the pictures of a letter are getting on. */
export type PicturesStanding = { readonly isUnderWay: boolean; readonly hasFailed: boolean };

/** How its pictures are getting on, and whether it was sent and waits for them. */
export function usePictureWait() {
  const [standing, setStanding] = useState<PicturesStanding>({ isUnderWay: false, hasFailed: false });
  const [isWaiting, setWaiting] = useState(false);
  return { ...standing, setStanding, isWaiting, setWaiting };
}

/**
 * Whoever sends a letter while its pictures are on their way has done their part: it goes by itself once the
 * last one is there, or failed.
 */
export function useSendAfter(
  { isWaiting, isUnderWay }: ReturnType<typeof usePictureWait>,
  send: () => Promise<void>,
): void {
  const isDue = isWaiting && !isUnderWay;
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (isDue) void sendNow();
  }, [isDue]);
}
