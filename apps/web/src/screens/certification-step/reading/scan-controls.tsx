import { Icon, type IconName, screenIcons } from '@candor/ui';
import { readingWords } from './texts.ts';
import type { Camera } from './use-camera.ts';

type Props = {
  readonly camera: Camera;
  readonly onShoot: () => void;
  readonly onChoose: () => void;
};

/** At the thumb: a picture from the phone, the shutter, which always works, and a light if there is one. */
export function ScanControls({ camera, onShoot, onChoose }: Props) {
  const say = readingWords.useSay();
  return (
    <div className="z-scan-controls">
      <button type="button" className="z-scan-control" onClick={onChoose}>
        <Round icon={screenIcons.picture} />
        {say('choose')}
      </button>
      <button type="button" className="z-scan-control" onClick={onShoot}>
        <span className="z-scan-shutter" />
        {say('take')}
      </button>
      {camera.hasLight ? (
        <button type="button" className="z-scan-control" aria-pressed={camera.isLit} onClick={camera.shine}>
          <Round icon={screenIcons.bolt} />
          {say('light')}
        </button>
      ) : (
        <span />
      )}
    </div>
  );
}

function Round({ icon }: { readonly icon: IconName }) {
  return (
    <span className="z-scan-round">
      <Icon name={icon} />
    </span>
  );
}
