import { useState, useSyncExternalStore } from 'react';
import { createPictureStore, type PictureSnapshot, type PictureStoreOptions } from './picture-store.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** The pictures of one form. What `send` is is taken once, when the form begins. */
export function usePictures(options: Omit<PictureStoreOptions, 'shrink'>) {
  const [store] = useState(() => createPictureStore({ shrink: shrinkPicture, ...options }));
  const snapshot: PictureSnapshot = useSyncExternalStore(store.subscribe, store.current, store.current);
  return { ...snapshot, store, max: options.max };
}

export type Pictures = ReturnType<typeof usePictures>;
