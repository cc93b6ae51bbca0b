import { useEffect, useState } from 'react';
import { useServices } from '../session/services.ts';

const none: ReadonlyMap<string, string> = new Map();

/** Short-lived addresses of pictures that were sent on an earlier visit, by their ids; asked for once. */
export function usePreviews(imageIds: readonly string[]): ReadonlyMap<string, string> {
  const { client } = useServices();
  const [asked] = useState(imageIds);
  const [shown, setShown] = useState(none);
  useEffect(() => {
    const leaving = new AbortController();
    for (const imageId of asked)
      client
        .call('image.link', { imageId }, { signal: leaving.signal })
        .then(({ href }) => setShown((before) => new Map(before).set(imageId, href)))
        // Without it the tile stands there empty; that the picture is there is what counts.
        .catch(() => undefined);
    return () => leaving.abort();
  }, [client, asked]);
  return shown;
}
