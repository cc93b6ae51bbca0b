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
};

/** Room for one picture: taken straight with the camera or chosen, shown while it goes, taken again. */
export function PictureSlot({ pictures, camera, preview, refused, ...field }: Props) {
  const words = useWords();
  const [picture] = pictures.pictures;
  // What was tapped goes away with what it did: the focus stays in the field.
  const stay = () => document.getElementById(field.id)?.focus();
  const replace = (file: File) => {
    if (picture) pictures.store.remove(picture.key);
    pictures.store.add([file]);
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
          name={field.label}
          refused={refused}
          retake={
            <FileButton
              icon={screenIcons.camera}
              label={words.retakePicture}
              capture={camera}
              onFile={replace}
            />
          }
        />
      ) : (
        <div className="c-picture-slot">
          <FileButton icon={screenIcons.camera} label={words.takePicture} capture={camera} onFile={replace} />
          <FileButton icon="plus" label={words.choosePicture} onFile={replace} />
        </div>
      )}
    </FieldGroup>
  );
}

type TakenProps = Pick<Props, 'refused'> & {
  readonly picture: Picture;
  readonly store: Pictures['store'];
  readonly stay: () => void;
  readonly src: string | undefined;
  readonly name: string;
  readonly retake: ReactNode;
};

function Taken({ picture: { key, state }, store, stay, src, name, refused, retake }: TakenProps) {
  const words = useWords();
  const isOnline = useOnline();
  const isUnderWay = state.kind === 'waiting' || state.kind === 'sending';
  const isBad = state.kind === 'failed' || refused !== undefined;
  const text = isUnderWay && !isOnline ? words.pictureCutOff : pictureStateText(words, state);
  const percent = state.kind === 'sending' ? state.percent : 0;
  const isToRetry = state.kind === 'failed' && state.reason === 'not-sent';
  return (
    <>
      <PictureRow
        src={src}
        mark={isUnderWay ? <ProgressRing label={name} percent={percent} /> : undefined}
        title={refused !== undefined && state.kind === 'sent' ? refused : text}
        detail=""
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
      <Button kind="plain" icon={screenIcons.remove} onClick={() => (store.remove(key), stay())}>
        {words.remove}
      </Button>
      <Announce text={isUnderWay && isOnline ? '' : `${name}: ${text}`} />
    </>
  );
}
