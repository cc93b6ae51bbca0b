import { useState, useSyncExternalStore } from 'react';
import { createPictureStore, type PictureSnapshot, type PictureStoreOptions } from './picture-store.ts';
import { shrinkPicture } from './shrink-picture.ts';

type Options = Omit<PictureStoreOptions, 'shrink'> & {
  /** Somebody has to read what is on them: one that nobody could read is not sent. */
  readonly areToBeRead?: boolean;
};

/** The pictures of one form. What `send` is is taken once, when the form begins. */
export function usePictures({ areToBeRead = false, ...options }: Options) {
  const [store] = useState(() =>
    createPictureStore({ shrink: (file) => shrinkPicture(file, areToBeRead), ...options }),
  );
  const snapshot: PictureSnapshot = useSyncExternalStore(store.subscribe, store.current, store.current);
  return { ...snapshot, store, max: options.max };
}

export type Pictures = ReturnType<typeof usePictures>;
