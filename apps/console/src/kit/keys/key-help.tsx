import { Button } from '../button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { KeyCaps } from './key-cap.tsx';
import type { Layer } from './key-map.ts';

type Props = {
  /** As they were when it was asked for: the sheet itself hides those behind it. */
  readonly layers: readonly Layer[];
  readonly onClose: () => void;
};

/** The sheet that `?` opens: every key that means something here. */
export function KeyHelp({ layers, onClose }: Props) {
  const known = layers.filter(({ bindings }) => bindings.some(({ words }) => words));
  return (
    <Dialog
      title="Keys"
      about="Letters are off while you type. Ctrl Enter alone commits."
      onClose={onClose}
      buttons={
        <Button keys="Escape" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="k-help">
        {known.map(({ title, bindings }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {bindings
                .filter(({ words }) => words)
                .map(({ keys, words }) => (
                  <li key={keys}>
                    {words}
                    <span>
                      <span className="k-spoken">{keys}</span>
                      <KeyCaps keys={keys} />
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
