import type { ReadDocument } from '@candor/markets/identity-codes';
import { routePath } from '@candor/contract/routes';
import { Announce, ButtonLink, Icon, Modal, pictureFault, pictureFaultText, useWords } from '@candor/ui';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { LoanStrip } from '../../../certification/loan-strip.tsx';
import { useT } from '../../../i18n/translation-provider.tsx';
import type { Reader } from './reader.ts';
import { ScanControls } from './scan-controls.tsx';
import { ScanRefused } from './scan-refused.tsx';
import { readingWords } from './texts.ts';
import { type Camera, type CameraState, useCamera } from './use-camera.ts';
import { photographIn, useLooking } from './use-looking.ts';

/** One side of a document that is shown to the camera. */
export type ScanSide = {
  readonly field: string;
  readonly title: string;
  readonly expectsCode: boolean;
  /** Read, and no picture of it is kept. */
  readonly isOnlyRead: boolean;
};

type Props = {
  readonly sides: readonly ScanSide[];
  readonly reader: Reader;
  /** A picture of a side, taken or chosen. */
  readonly onPicture: (field: string, picture: Blob) => void;
  readonly onRead: (read: ReadDocument) => boolean;
  /** Looks at a picture that was taken or chosen; says whether there was something to read. */
  readonly onLook: (picture: Blob) => Promise<boolean>;
  readonly onClose: () => void;
};

/** The camera over the page, side after side. Dark in both themes: what matters is in the frame. */
export function ScanView({ sides, reader, onPicture, onRead, onLook, onClose }: Props) {
  const t = useT();
  const words = useWords();
  const say = readingWords.useSay();
  const camera = useCamera();
  const [place, setPlace] = useState(0);
  const [hasRead, setHasRead] = useState(false);
  const side = sides[place];
  if (!side) return null;
  /** A side that is only read has nothing to give any more once something was read. */
  const next = (wasRead: boolean) => {
    const following = sides.findIndex((each, k) => k > place && !(each.isOnlyRead && wasRead));
    if (following < 0) onClose();
    else setPlace(following);
  };
  const take = (picture: Blob) => {
    onPicture(side.field, picture);
    next(hasRead);
  };
  const read = (found: ReadDocument) => {
    const isRight = onRead(found);
    if (isRight) setHasRead(true);
    if (isRight && side.isOnlyRead) next(true);
    return isRight;
  };
  /** What is wrong with a picture is said before the next side, at its own: then nothing was taken. */
  const choose = async (picture: Blob): Promise<string | undefined> => {
    const fault = await pictureFault(picture);
    const isOpen = fault !== 'unreadable' && fault !== 'heic';
    if (fault !== undefined && !(isOpen && side.isOnlyRead)) return pictureFaultText(words, fault);
    const isRead = await onLook(picture);
    if (!side.isOnlyRead) onPicture(side.field, picture);
    if (!isRead && side.isOnlyRead) return say('noCode');
    next(hasRead || isRead);
    return undefined;
  };
  return (
    <div className="z-scan" data-theme="dark">
      <Modal look="full" isOpen title={side.title} onClose={onClose}>
        <div className="z-scan-help">
          <ButtonLink kind="plain" icon="help" href={routePath('customerService')}>
            {t('shell.help')}
          </ButtonLink>
        </div>
        <div className="z-scan-body">
          <LoanStrip step="base" />
          <SideView
            key={side.field}
            {...{ side, camera, reader, take, read, choose }}
            onSkip={side.isOnlyRead ? onClose : undefined}
          />
        </div>
      </Modal>
    </div>
  );
}

type SideProps = {
  readonly side: ScanSide;
  readonly camera: Camera;
  readonly reader: Reader;
  readonly take: (picture: Blob) => void;
  readonly read: (found: ReadDocument) => boolean;
  /** Says what is wrong with it; nothing where it was taken. */
  readonly choose: (picture: Blob) => Promise<string | undefined>;
  readonly onSkip: (() => void) | undefined;
};

function SideView({ side, camera, reader, take, read, choose, onSkip }: SideProps) {
  const say = readingWords.useSay();
  const video = useRef<HTMLVideoElement>(null);
  const [told, setTold] = useState<string>();
  useEffect(() => {
    if (video.current) video.current.srcObject = camera.stream ?? null;
  }, [camera.stream]);
  const isShooting = useRef(false);
  const shoot = async () => {
    // Two looks may both find it still before the first picture is there.
    if (isShooting.current) return;
    isShooting.current = true;
    const picture = await photographIn(video.current);
    const isDark = picture && !side.isOnlyRead && (await pictureFault(picture)) !== undefined;
    if (picture && !side.isOnlyRead && !isDark) return take(picture);
    if (picture) setTold(await choose(picture));
    isShooting.current = false;
  };
  const isInView = useLooking({
    video,
    isLive: camera.state === 'live',
    reader,
    expectsCode: side.expectsCode,
    onRead: read,
    onStill: () => !side.isOnlyRead && void shoot(),
  });
  // A side that is only read waits for its code, and any card would look like the right one.
  const isSeen = isInView && !side.isOnlyRead;
  const isOff = camera.state === 'refused' || camera.state === 'none';
  const file = useRef<HTMLInputElement>(null);
  const openFiles = () => file.current?.click();
  const chooseFile = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = input.files ?? [];
    if (picture) void choose(picture).then(setTold);
    // Or the same file could not be chosen a second time.
    input.value = '';
  };
  return (
    <>
      {/* One for both views: the camera may be refused while a photo is being chosen, which must not be lost. */}
      <input ref={file} hidden type="file" accept="image/*" onChange={chooseFile} />
      {isOff ? (
        <ScanRefused state={camera.state} told={told} again={camera.again} onChoose={openFiles} />
      ) : (
        <>
          <div className={isSeen ? 'z-scan-frame z-scan-seen' : 'z-scan-frame'}>
            <video ref={video} muted playsInline autoPlay aria-label={side.title} />
            <i />
            <i />
            <i />
            <i />
          </div>
          <SideWords {...{ side, isSeen, told }} state={camera.state} />
          <ScanControls camera={camera} onShoot={() => void shoot()} onChoose={openFiles} />
        </>
      )}
      {onSkip && (
        <button type="button" className="c-button c-button-plain z-scan-skip" onClick={onSkip}>
          {say('typeIt')}
        </button>
      )}
      <p className="z-scan-stays">
        <Icon name="lock" />
        {say(side.isOnlyRead ? 'staysHere' : 'stays')}
      </p>
    </>
  );
}

type WordsProps = {
  readonly side: ScanSide;
  readonly state: CameraState;
  readonly isSeen: boolean;
  readonly told: string | undefined;
};

function SideWords({ side, state, isSeen, told }: WordsProps) {
  const say = readingWords.useSay();
  const searching = side.isOnlyRead ? 'searchingCode' : 'searching';
  const heading = say(state === 'starting' ? 'starting' : isSeen ? 'holdStill' : searching);
  return (
    <div className="z-scan-words">
      <p className="z-scan-chip" hidden={!isSeen}>
        <Icon name="check" />
        {say('inView')}
      </p>
      <p className="z-scan-heading">{heading}</p>
      <p>{told ?? say(side.isOnlyRead ? 'onlyRead' : 'tips')}</p>
      <Announce text={told ?? heading} />
    </div>
  );
}
