import { Icon, type IconName, screenIcons } from '@candor/ui';
import type { ChangeEvent, ReactNode } from 'react';
import { readingWords } from './texts.ts';
import type { Camera } from './use-camera.ts';

type Props = {
  readonly camera: Camera;
  readonly onShoot: () => void;
  readonly onFile: (file: Blob) => void;
};

/** At the thumb: a picture from the phone, the shutter, which always works, and a light if there is one. */
export function ScanControls({ camera, onShoot, onFile }: Props) {
  const say = readingWords.useSay();
  return (
    <div className="z-scan-controls">
      <ChoosePhoto onFile={onFile}>
        <Round icon={screenIcons.picture} />
        {say('choose')}
      </ChoosePhoto>
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

type ChooseProps = {
  readonly onFile: (file: Blob) => void;
  readonly className?: string;
  readonly children: ReactNode;
};

export function ChoosePhoto({ onFile, className = 'z-scan-control', children }: ChooseProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (file) onFile(file);
    // Or the same file could not be chosen a second time.
    event.currentTarget.value = '';
  };
  return (
    <label className={className}>
      <input className="c-unseen" type="file" accept="image/*" onChange={choose} />
      {children}
    </label>
  );
}
