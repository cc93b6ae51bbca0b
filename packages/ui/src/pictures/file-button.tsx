import type { ChangeEvent } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon-paths.ts';

type Props = {
  readonly icon: IconName;
  readonly label: string;
  readonly kind?: 'outlined' | 'plain';
  /** Opens the camera at once: the one that looks at the reader, or the other. */
  readonly capture?: 'user' | 'environment' | undefined;
  readonly onFile: (file: File) => void;
};

/** Looks like a button, and opens the camera or the phone's chooser. */
export function FileButton({ icon, label, kind = 'outlined', capture, onFile }: Props) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (file) onFile(file);
    // Or the same file could not be chosen a second time.
    event.currentTarget.value = '';
  };
  return (
    <label className={`c-button c-button-${kind} c-file-button`}>
      <input className="c-unseen" type="file" accept="image/*" capture={capture} onChange={choose} />
      <Icon name={icon} />
      {label}
    </label>
  );
}
