import { useEffect, useState } from 'react';
import { useServices } from '../session/services.ts';

/**
 * A short-lived address of a picture that was sent on an earlier visit; nothing while there is none to show.
 */
export function usePreview(imageId: string | undefined): string | undefined {
  const { client } = useServices();
  const [shown, setShown] = useState<{ readonly imageId: string; readonly href: string }>();
  useEffect(() => {
    if (imageId === undefined) return undefined;
    const leaving = new AbortController();
    client
      .call('image.link', { imageId }, { signal: leaving.signal })
      .then(({ href }) => setShown({ imageId, href }))
      // Without it the row says that the picture is there; that is what counts.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [client, imageId]);
  return shown?.imageId === imageId ? shown?.href : undefined;
}
