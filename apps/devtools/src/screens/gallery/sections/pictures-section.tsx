import {
  Button,
  ImagePicker,
  PictureRow,
  PictureSlot,
  screenIcons,
  type SendPicture,
  sentIds,
  usePictures,
} from '@candor/ui';
import { useState } from 'react';
import { payslipThumbnail } from '../payslip-thumbnail.ts';
import { Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';

/** Goes nowhere: takes a moment, tells how far it is, and fails once when it is told to. */
function pretendServer(onSent: (what: string) => void) {
  let made = 0;
  let failsNext = false;
  const send: SendPicture = async (picture, { onProgress, signal }) => {
    const fails = failsNext;
    failsNext = false;
    for (const percent of [20, 45, 70, 95]) {
      await new Promise((resolve) => setTimeout(resolve, 120));
      signal.throwIfAborted();
      onProgress(percent);
      if (fails && percent === 70) throw new Error('The connection broke.');
    }
    const { width, height } = await createImageBitmap(picture);
    onSent(`${width} × ${height}, ${Math.ceil(picture.size / 1024)} KB, ${picture.type}`);
    made += 1;
    return { id: `picture-id-${made}` };
  };
  return { send, failNext: () => void (failsNext = true) };
}

export function PicturesSection() {
  const [lastSent, setLastSent] = useState('');
  const [{ send, failNext }] = useState(() => pretendServer(setLastSent));
  const [earlier] = useState(() => [{ id: 'earlier', thumbnail: payslipThumbnail }]);
  const pictures = usePictures({ max: 8, send, earlier });
  const one = usePictures({ max: 1, send });
  const broken = usePictures({ max: 8, send, earlier });
  return (
    <>
      <Specimen name={w.fourInARow}>
        <ImagePicker id="g-pictures" label={w.payslips} hint={w.payslipHint} pictures={pictures} camera />
        <output className="g-note" data-sent={sentIds(pictures.pictures)?.join(' ')}>
          {w.sentSoFar} {pictures.pictures.filter(({ state }) => state.kind === 'sent').length} {lastSent}
        </output>
        <Button kind="plain" onClick={failNext}>
          {w.failNext}
        </Button>
      </Specimen>
      <Specimen name={w.wrong}>
        <ImagePicker id="g-pictures-wrong" label={w.payslips} error={w.pictureMissing} pictures={broken} />
      </Specimen>
      <Specimen name={w.oneAlone}>
        <PictureSlot
          id="g-picture"
          label={w.payslips}
          hint={w.payslipHint}
          pictures={one}
          camera="environment"
        />
      </Specimen>
      <Specimen name={w.lookedAt}>
        <PictureRow
          src={payslipThumbnail}
          title={w.blurredTitle}
          detail={w.cannotRead}
          isBad
          action={
            <Button kind="outlined" icon={screenIcons.camera}>
              {w.retake}
            </Button>
          }
        />
      </Specimen>
    </>
  );
}
