import { type FieldWords, PictureSlot, sentIds } from '@candor/ui';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import type { PicturePurpose } from './send-in-pieces.ts';
import { usePreview } from './use-preview.ts';
import { useUpload } from './use-upload.ts';

type Props = FieldWords & {
  readonly purpose: PicturePurpose;
  /**
   * The id of the picture that was sent, also of one from an earlier visit; null while there is none. Read
   * once: where another form comes in its place, give it another `key`.
   */
  readonly value: string | null;
  readonly onChange: (imageId: string | null) => void;
  /** What was found wrong with the picture that is there: "Blurred". The sentence about it is `error`. */
  readonly refused?: string | undefined;
  /** One that was taken elsewhere on the page: it comes in place of what is there. */
  readonly incoming?: Blob | undefined;
} & Pick<ComponentProps<typeof PictureSlot>, 'lead' | 'name' | 'onTaken'>;

/** One picture of a form. The screen's styles take in `@candor/ui/styles/pictures.css`. */
export function PictureField({ purpose, value, onChange, refused, incoming, ...field }: Props) {
  const [earlier] = useState(value);
  const pictures = useUpload({
    purpose,
    max: 1,
    earlier: earlier === null ? [] : [earlier],
    areToBeRead: true,
  });
  const [picture] = pictures.pictures;
  const [id = null] = sentIds(pictures.pictures) ?? [];
  const preview = usePreview(picture?.thumbnail === undefined && id !== null ? id : undefined);
  const tell = useEffectEvent((now: string | null) => {
    if (now !== value) onChange(now);
  });
  useEffect(() => tell(id), [id]);
  const take = useEffectEvent((blob: Blob) => {
    if (picture) pictures.store.remove(picture.key);
    pictures.store.add([blob]);
  });
  useEffect(() => incoming && take(incoming), [incoming]);
  return (
    <PictureSlot
      {...field}
      pictures={pictures}
      camera={purpose === 'selfie' ? 'user' : 'environment'}
      preview={preview}
      refused={id === earlier ? refused : undefined}
    />
  );
}
