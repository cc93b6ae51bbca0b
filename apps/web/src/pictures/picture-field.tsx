import { type FieldWords, PictureSlot, sentIds } from '@candor/ui';
import { useEffect, useEffectEvent, useState } from 'react';
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
};

/** One picture of a form. The screen's styles take in `@candor/ui/styles/pictures.css`. */
export function PictureField({ purpose, value, onChange, refused, ...field }: Props) {
  const [earlier] = useState(value);
  const pictures = useUpload({ purpose, max: 1, earlier: earlier === null ? [] : [earlier] });
  const [picture] = pictures.pictures;
  const [id = null] = sentIds(pictures.pictures) ?? [];
  const preview = usePreview(picture?.thumbnail === undefined && id !== null ? id : undefined);
  const tell = useEffectEvent((now: string | null) => {
    if (now !== value) onChange(now);
  });
  useEffect(() => tell(id), [id]);
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
