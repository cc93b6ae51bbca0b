import modalCss from '@candor/ui/styles/modal.css?inline';
import css from '@candor/ui/styles/pictures.css?inline';
import { type FieldWords, ImagePicker, type Picture } from '@candor/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { adoptStyles } from '../shell/adopt-styles.ts';
import type { PicturePurpose } from './send-in-pieces.ts';
import { usePreviews } from './use-previews.ts';
import { useUpload } from './use-upload.ts';

/** With what it is drawn in, once. */
adoptStyles(css);
adoptStyles(modalCss);

/**
 * The ids that are there, in the reader's order, and whether any is still on its way, or failed and waits for
 * the reader.
 */
type PicturesValue = {
  readonly imageIds: readonly string[];
  readonly isUnderWay: boolean;
  readonly hasFailed: boolean;
};

type Props = FieldWords & {
  readonly purpose: PicturePurpose;
  readonly max: number;
  /** Pictures of an earlier visit, read once. */
  readonly earlier: readonly string[];
  readonly onChange: (value: PicturesValue) => void;
};

/**
 * Several pictures of a form, four in a row. It comes with its styles, so that a screen can load it when it
 * is needed.
 */
export function PicturesField({ purpose, max, earlier, onChange, ...field }: Props) {
  const [before] = useState(earlier);
  const pictures = useUpload({ purpose, max, earlier: before });
  const previews = usePreviews(before);
  const hasFailed = pictures.pictures.some(({ state }) => state.kind === 'failed');
  const isUnderWay = pictures.pictures.some(({ state }) => state.kind !== 'failed' && state.kind !== 'sent');
  const now = idsThere(pictures.pictures).join(' ');
  const tell = useEffectEvent(onChange);
  useEffect(
    () => tell({ imageIds: now === '' ? [] : now.split(' '), isUnderWay, hasFailed }),
    [now, isUnderWay, hasFailed],
  );
  return <ImagePicker {...field} pictures={pictures} previews={previews} />;
}

const idsThere = (pictures: readonly Picture[]) =>
  pictures.flatMap(({ state }) => (state.kind === 'sent' ? [state.id] : []));
