import type { KitWords } from '../words/kit-words.ts';
import type { PictureState } from './picture-store.ts';
import type { PictureFault } from './shrink-picture.ts';

export function pictureStateText(words: KitWords, state: PictureState): string {
  if (state.kind === 'waiting') return words.pictureWaiting;
  if (state.kind === 'sending') return words.pictureSending(Math.round(state.percent));
  if (state.kind === 'sent') return words.pictureSent;
  if (state.reason === 'refused') return state.sentence;
  return state.reason === 'not-sent' ? words.pictureNotSent : pictureFaultText(words, state.reason);
}

export function pictureFaultText(words: KitWords, fault: PictureFault): string {
  if (fault === 'heic') return words.pictureIsHeic;
  if (fault === 'too-small') return words.pictureTooSmall;
  return fault === 'too-dark' ? words.pictureTooDark : words.pictureUnreadable;
}
