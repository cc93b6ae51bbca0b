import type { ReactNode } from 'react';
import { Announce } from '../announce.tsx';
import { Button } from '../button.tsx';
import { FieldGroup, type FieldWords } from '../field-frame.tsx';
import { ProgressRing } from '../progress/progress-ring.tsx';
import { useOnline } from '../states/use-online.ts';
import { useWords } from '../words/use-words.ts';
import { FileButton } from './file-button.tsx';
import { PictureRow } from './picture-row.tsx';
import type { Picture } from './picture-store.ts';
import { pictureStateText } from './picture-words.ts';
import type { Pictures } from './use-pictures.ts';
import * as screenIcons from '../screen-icons.ts';

type Props = FieldWords & {
  /** Of one at most. */
  readonly pictures: Pictures;
  /** Which camera it is taken with. */
  readonly camera: 'user' | 'environment';
  /** Shows a picture of an earlier visit. */
  readonly preview?: string | undefined;
  /** What was found wrong with the picture that is there, in a word or two. */
  readonly refused?: string | undefined;
  /** Another way to get a picture, before the camera and the chooser. */
  readonly lead?: ReactNode;
  /** What it is a picture of, where that is known: it stands there once it is sent, in place of the label. */
  readonly name?: { readonly title: string; readonly detail: string } | undefined;
  /** Told of every picture that is taken or chosen. */
  readonly onTaken?: ((file: Blob) => void) | undefined;
};

/** Room for one picture: taken straight with the camera or chosen, shown while it goes, taken again. */
export function PictureSlot({ pictures, camera, preview, refused, lead, name, onTaken, ...field }: Props) {
  const words = useWords();
  const [picture] = pictures.pictures;
  // What was tapped goes away with what it did: the focus stays in the field.
  const stay = () => document.getElementById(field.id)?.focus();
  const replace = (file: File) => {
    if (picture) pictures.store.remove(picture.key);
    pictures.store.add([file]);
    onTaken?.(file);
    stay();
  };
  return (
    <FieldGroup {...field}>
      {picture ? (
        <Taken
          picture={picture}
          store={pictures.store}
          stay={stay}
          src={picture.thumbnail ?? preview}
          label={field.label}
          name={name}
          refused={refused}
          retake={
            <FileButton
              icon={screenIcons.camera}
              label={words.retakePicture}
              capture={camera}
              onFile={replace}
            />
          }
          choose={<FileButton kind="plain" icon="plus" label={words.choosePicture} onFile={replace} />}
        />
      ) : (
        <div className="c-picture-slot">
          {lead}
          <FileButton icon={screenIcons.camera} label={words.takePicture} capture={camera} onFile={replace} />
          <FileButton icon="plus" label={words.choosePicture} onFile={replace} />
        </div>
      )}
    </FieldGroup>
  );
}

type TakenProps = Pick<Props, 'refused' | 'name'> & {
  readonly picture: Picture;
  readonly store: Pictures['store'];
  readonly stay: () => void;
  readonly src: string | undefined;
  readonly label: string;
  readonly retake: ReactNode;
  /** Not every phone has a camera that works, and many have the photo already. */
  readonly choose: ReactNode;
};

function Taken(props: TakenProps) {
  const { store, stay, src, label, name, refused, retake, choose } = props;
  const { key, state } = props.picture;
  const words = useWords();
  const isOnline = useOnline();
  const isUnderWay = state.kind === 'waiting' || state.kind === 'sending';
  const isBad = state.kind === 'failed' || refused !== undefined;
  const text = isUnderWay && !isOnline ? words.pictureCutOff : pictureStateText(words, state);
  const found = refused !== undefined && state.kind === 'sent' ? refused : text;
  const isFine = state.kind === 'sent' && refused === undefined;
  const percent = state.kind === 'sending' ? state.percent : 0;
  const isToRetry = state.kind === 'failed' && state.reason === 'not-sent';
  return (
    <>
      <PictureRow
        src={src}
        mark={isUnderWay ? <ProgressRing label={label} percent={percent} /> : undefined}
        title={name?.title ?? found}
        detail={name === undefined ? '' : isFine ? name.detail : found}
        isCard={name !== undefined}
        isBad={isBad}
        action={
          isToRetry ? (
            <Button kind="outlined" icon="retry" onClick={() => (store.retry(key), stay())}>
              {words.retry}
            </Button>
          ) : isUnderWay ? undefined : (
            retake
          )
        }
      />
      <div className="c-picture-ways">
        {!isUnderWay && choose}
        {(name === undefined || isUnderWay) && (
          <Button kind="plain" icon={screenIcons.remove} onClick={() => (store.remove(key), stay())}>
            {words.remove}
          </Button>
        )}
      </div>
      <Announce text={isUnderWay && isOnline ? '' : `${label}: ${text}`} />
    </>
  );
}
