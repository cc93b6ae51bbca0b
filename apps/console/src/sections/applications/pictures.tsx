import { useState } from 'react';
import { useQuery } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MaskedPicture } from '../../kit/words/masked.tsx';
import { PartHead } from '../../kit/pane.tsx';
import { ErrorLine } from '../../kit/state-lines.tsx';
import type { Application } from './application-types.ts';

type Picture = Application['pictures'][number];

/**
 * What was handed in, one in sight. Whoever looks is written down; whose role does not include it sees that
 * it is there.
 */
export function Pictures({ application: { orderId, pictures } }: { readonly application: Application }) {
  const [chosen, setChosen] = useQuery<string>('picture', '0');
  const at = Math.min(Math.max(Number.parseInt(chosen, 10) || 0, 0), Math.max(pictures.length - 1, 0));
  const move = (by: 1 | -1) => setChosen(String((at + by + pictures.length) % pictures.length));
  useKeys(
    'Pictures',
    pictures.length > 1
      ? [
          { keys: 'ArrowLeft', words: 'picture', inBar: true, run: () => move(-1) },
          { keys: 'ArrowRight', words: 'picture', inBar: true, run: () => move(1) },
        ]
      : [],
  );
  const picture = pictures[at];
  if (!picture) return <PartHead title="Pictures" words="none was given" />;
  return (
    <section aria-label="Pictures">
      {picture.imageId === null ? (
        <>
          <PartHead title={picture.title} />
          <MaskedPicture>Your role sees that it was given, not the picture</MaskedPicture>
        </>
      ) : (
        <OnePicture key={picture.imageId} orderId={orderId} imageId={picture.imageId} title={picture.title} />
      )}
      {pictures.length > 1 && <Strip pictures={pictures} at={at} onChoose={(n) => setChosen(String(n))} />}
    </section>
  );
}

type OneProps = { readonly orderId: string; readonly imageId: string; readonly title: string };

const zooms = [1, 2, 4] as const;

function OnePicture({ orderId, imageId, title }: OneProps) {
  const { loaded, reload } = useLoad('console.application-picture', { orderId, imageId });
  const [zoom, setZoom] = useState(0);
  const [quarter, setQuarter] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const turn = () => setQuarter((quarter + 1) % 4);
  const enlarge = () => setZoom((zoom + 1) % zooms.length);
  useKeys('Picture', [
    { keys: 'z', words: 'zoom', inBar: true, run: enlarge },
    { keys: 'o', words: 'turn', inBar: true, run: turn },
  ]);
  const href = loaded.read?.data.href;
  const again = () => {
    setBroken(false);
    reload();
  };
  return (
    <>
      <PartHead title={title}>
        <span className="k-buttons">
          <Button size="small" icon="search" keys="z" onClick={enlarge}>
            Zoom {zooms[zoom]}×
          </Button>
          <Button size="small" icon="again" keys="o" onClick={turn}>
            Turn
          </Button>
        </span>
      </PartHead>
      {isBroken || loaded.state === 'failed' || loaded.state === 'offline' ? (
        <ErrorLine what="The picture could not be read." onAgain={again} />
      ) : (
        <section
          className="k-picture"
          data-zoom={zooms[zoom]}
          data-quarter={quarter}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is larger than its box is scrolled by keys
          tabIndex={0}
          aria-label={`${title}, enlarged ${zooms[zoom]} times, turned by ${quarter * 90} degrees`}
        >
          {href && <img src={href} alt={title} onError={() => setBroken(true)} />}
        </section>
      )}
    </>
  );
}

type StripProps = {
  readonly pictures: readonly Picture[];
  readonly at: number;
  readonly onChoose: (at: number) => void;
};

function Strip({ pictures, at, onChoose }: StripProps) {
  return (
    <div className="k-picture-strip">
      {pictures.map(({ title }, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list
        <button key={n} type="button" aria-pressed={n === at} onClick={() => onChoose(n)}>
          {title}
        </button>
      ))}
    </div>
  );
}
