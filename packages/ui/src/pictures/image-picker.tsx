import { type ChangeEvent, type DragEvent, useState } from 'react';
import { Announce } from '../announce.tsx';
import { FieldGroup, type FieldWords } from '../field-frame.tsx';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon-paths.ts';
import { useWords } from '../words/use-words.ts';
import { PictureSheet } from './picture-sheet.tsx';
import type { Picture } from './picture-store.ts';
import { PictureTile } from './picture-tile.tsx';
import type { Pictures } from './use-pictures.ts';
import * as screenIcons from '../screen-icons.ts';

type Props = FieldWords & {
  readonly pictures: Pictures;
  /** Offers the camera by itself; where it is left out, the phone's own chooser offers what it has. */
  readonly camera?: boolean;
  /** Shows pictures of an earlier visit, by their ids. */
  readonly previews?: ReadonlyMap<string, string>;
};

/**
 * Pictures, four in a row. A tap on one opens what can be done with it, so that every target is as large as a
 * finger.
 */
export function ImagePicker({
  pictures: { pictures: taken, store, max, leftOut },
  camera = false,
  previews,
  ...field
}: Props) {
  const words = useWords();
  const [openKey, setOpenKey] = useState<string>();
  const pictures = taken.map((picture) => withPreview(picture, previews));
  const openAt = pictures.findIndex(({ key }) => key === openKey);
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    store.add([...(event.currentTarget.files ?? [])]);
    // Or the same file could not be chosen a second time.
    event.currentTarget.value = '';
  };
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault();
    store.moveTo(event.dataTransfer.getData('text/plain'), place);
  };
  const full = leftOut > 0 ? words.picturesAtMost(max) : '';
  return (
    <FieldGroup {...field} error={field.error ?? (full || undefined)}>
      <ul className="c-pictures">
        {pictures.map((picture, place) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the sheet moves it without dragging
          <li
            key={picture.key}
            draggable
            onDragStart={(event) => event.dataTransfer.setData('text/plain', picture.key)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, place)}
          >
            <PictureTile picture={picture} place={place} onOpen={() => setOpenKey(picture.key)} />
          </li>
        ))}
        {pictures.length < max && camera && (
          <AddTile icon={screenIcons.camera} label={words.takePicture} capture="environment" onChange={add} />
        )}
        {pictures.length < max && (
          <AddTile icon="plus" label={words.choosePicture} multiple={max > 1} onChange={add} />
        )}
      </ul>
      <Announce text={full} />
      <PictureSheet
        picture={pictures[openAt]}
        place={openAt}
        count={pictures.length}
        store={store}
        onClose={() => setOpenKey(undefined)}
      />
    </FieldGroup>
  );
}

function withPreview(picture: Picture, previews: Props['previews']): Picture {
  const { state, thumbnail } = picture;
  const preview = thumbnail === undefined && state.kind === 'sent' ? previews?.get(state.id) : undefined;
  return preview === undefined ? picture : { ...picture, thumbnail: preview };
}

type AddProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly multiple?: boolean;
  readonly capture?: 'environment';
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

function AddTile({ icon, label, ...input }: AddProps) {
  return (
    <li>
      <label className="c-picture c-picture-add">
        <input className="c-unseen" type="file" accept="image/*" {...input} />
        <Icon name={icon} />
        <span>{label}</span>
      </label>
    </li>
  );
}
