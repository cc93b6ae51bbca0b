import type { KitWords } from '../words/kit-words.ts';
import type { PictureState } from './picture-store.ts';

export function pictureStateText(words: KitWords, state: PictureState): string {
  if (state.kind === 'waiting') return words.pictureWaiting;
  if (state.kind === 'sending') return words.pictureSending(Math.round(state.percent));
  if (state.kind === 'sent') return words.pictureSent;
  if (state.reason === 'refused') return state.sentence;
  if (state.reason === 'heic') return words.pictureIsHeic;
  return state.reason === 'unreadable' ? words.pictureUnreadable : words.pictureNotSent;
}
