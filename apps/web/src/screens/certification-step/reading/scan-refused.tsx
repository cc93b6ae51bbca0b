import { Announce, Button, Icon, screenIcons } from '@candor/ui';
import { readingWords } from './texts.ts';
import type { CameraState } from './use-camera.ts';

type Props = {
  readonly state: CameraState;
  /** What was wrong with the photo that was chosen. */
  readonly told: string | undefined;
  readonly again: () => void;
  readonly onChoose: () => void;
};

/** Without a camera: a photo from the phone does as well. */
export function ScanRefused({ state, told, again, onChoose }: Props) {
  const say = readingWords.useSay();
  return (
    <div className="z-scan-refused">
      <span className="z-scan-round">
        <Icon name={screenIcons.camera} />
      </span>
      <p className="z-scan-heading">{say('refused')}</p>
      <p>{told ?? say(state === 'none' ? 'noCamera' : 'howToAllow')}</p>
      <Announce text={told ?? ''} />
      <Button icon={screenIcons.picture} onClick={onChoose}>
        {say('choose')}
      </Button>
      <Button kind="plain" icon="retry" onClick={again}>
        {say('again')}
      </Button>
    </div>
  );
}
