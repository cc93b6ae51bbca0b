import { Announce, Button, Icon, screenIcons } from '@candor/ui';
import { ChoosePhoto } from './scan-controls.tsx';
import { readingWords } from './texts.ts';
import type { CameraState } from './use-camera.ts';

type Props = {
  readonly state: CameraState;
  /** What was wrong with the photo that was chosen. */
  readonly told: string | undefined;
  readonly again: () => void;
  readonly onFile: (file: Blob) => void;
};

/** Without a camera: a photo from the phone does as well. */
export function ScanRefused({ state, told, again, onFile }: Props) {
  const say = readingWords.useSay();
  return (
    <div className="z-scan-refused">
      <span className="z-scan-round">
        <Icon name={screenIcons.camera} />
      </span>
      <p className="z-scan-heading">{say('refused')}</p>
      <p>{told ?? say(state === 'none' ? 'noCamera' : 'howToAllow')}</p>
      <Announce text={told ?? ''} />
      <ChoosePhoto className="c-button c-button-filled c-file-button" onFile={onFile}>
        <Icon name={screenIcons.picture} />
        {say('choose')}
      </ChoosePhoto>
      <Button kind="plain" icon="retry" onClick={again}>
        {say('again')}
      </Button>
    </div>
  );
}
