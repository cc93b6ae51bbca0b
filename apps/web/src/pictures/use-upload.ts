import { usePictures } from '@candor/ui';
import { useT } from '../i18n/translation-provider.tsx';
import { faultOf } from '@candor/client';
import { faultText } from '../session/fault.ts';
import { useServices } from '../session/services.ts';
import { pause } from './pause.ts';
import { type PicturePurpose, sendInPieces } from './send-in-pieces.ts';

type Options = {
  readonly purpose: PicturePurpose;
  readonly max: number;
  readonly areToBeRead?: boolean;
  /** Ids of pictures that were sent on an earlier visit. */
  readonly earlier: readonly string[];
};

/** Pictures of a form that go to the server as soon as they are taken. */
export function useUpload({ purpose, max, earlier, areToBeRead = false }: Options) {
  const { client } = useServices();
  const t = useT();
  const send = sendInPieces({
    client,
    purpose,
    newKey: () => crypto.randomUUID(),
    pause,
    say: (problem) => faultText(t, faultOf(problem)),
  });
  /**
   * One that is taken back before the form is handed in is nobody's any more; one of an earlier visit may be
   * part of something.
   */
  const forget = (imageId: string) => {
    if (!earlier.includes(imageId)) client.call('image.remove', { imageId }).catch(() => undefined);
  };
  return usePictures({ send, max, forget, areToBeRead, earlier: earlier.map((id) => ({ id })) });
}
