import { useState } from 'react';
import { useQuery } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { PartHead } from '../../kit/pane.tsx';
import { ErrorLine } from '../../kit/state-lines.tsx';
import { MaskedPicture } from '../../kit/words/masked.tsx';
import type { Application } from './application-types.ts';

type Picture = Application['pictures'][number];

/** Beside each other, then one of them large, twice and four times as large. */
const zooms = [0, 1, 2, 4] as const;

/**
 * What was handed in, side by side: the document, the face, the proof of income. Whoever looks is written
 * down; whose role does not include it sees that they are there.
 */
export function Pictures({ application: { orderId, pictures } }: { readonly application: Application }) {
  if (pictures.length === 0) return <PartHead title="Documents" words="none was given" />;
  if (pictures.some(({ imageId }) => imageId === null))
    return (
      <section aria-label="Documents">
        <PartHead title="Documents" words={pictures.map(({ title }) => title).join(', ')} />
        <MaskedPicture>Your role sees that it was given, not the picture</MaskedPicture>
      </section>
    );
  return <SideBySide orderId={orderId} pictures={pictures} />;
}

type SideProps = { readonly orderId: string; readonly pictures: readonly Picture[] };

function SideBySide({ orderId, pictures }: SideProps) {
  const [chosen, setChosen] = useQuery<string>('picture', '0');
  const [zoomAt, setZoomAt] = useState(0);
  const [quarter, setQuarter] = useState(0);
  const at = Math.min(Math.max(Number.parseInt(chosen, 10) || 0, 0), pictures.length - 1);
  const move = (by: 1 | -1) => setChosen(String((at + by + pictures.length) % pictures.length));
  const zoom = zooms[zoomAt] ?? 0;
  const enlarge = () => setZoomAt((zoomAt + 1) % zooms.length);
  const turn = () => setQuarter((quarter + 1) % 4);
  useKeys('Documents', [
    ...(pictures.length > 1
      ? ([
          { keys: 'ArrowLeft', words: 'document', run: () => move(-1) },
          { keys: 'ArrowRight', words: 'document', run: () => move(1) },
        ] as const)
      : []),
    { keys: 'z', words: 'zoom', inBar: true, run: enlarge },
    { keys: 'o', words: 'turn', run: turn },
  ]);
  const shown = zoom === 0 ? pictures : pictures.slice(at, at + 1);
  return (
    <section aria-label="Documents">
      <PartHead title="Documents">
        <span className="k-buttons">
          <Button size="small" icon="search" keys="z" onClick={enlarge}>
            {zoom === 0 ? 'Zoom' : `Zoom ${zoom}×`}
          </Button>
          <Button size="small" icon="again" keys="o" onClick={turn}>
            Turn
          </Button>
        </span>
      </PartHead>
      <div className="k-documents" data-zoom={zoom}>
        {shown.map((picture) => (
          <OnePicture
            key={picture.field}
            orderId={orderId}
            picture={picture}
            zoom={zoom}
            quarter={picture === pictures[at] ? quarter : 0}
            isChosen={picture === pictures[at]}
            onChoose={() => setChosen(String(pictures.indexOf(picture)))}
          />
        ))}
      </div>
    </section>
  );
}

type OneProps = {
  readonly orderId: string;
  readonly picture: Picture;
  readonly zoom: number;
  readonly quarter: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function OnePicture({ orderId, picture, zoom, quarter, isChosen, onChoose }: OneProps) {
  const { imageId, title, isNew, isVerified } = picture;
  return (
    <figure className="k-document" data-chosen={isChosen ? '' : undefined}>
      {imageId !== null && (
        <Seen orderId={orderId} imageId={imageId} picture={picture} zoom={zoom} quarter={quarter} />
      )}
      <figcaption>
        <button type="button" aria-pressed={isChosen} onClick={onChoose}>
          {title}
        </button>
        {isNew && <Chip>New</Chip>}
        {isVerified && (
          <span className="k-document-verified">
            <Icon name="check" /> Verified
          </span>
        )}
      </figcaption>
    </figure>
  );
}

type SeenProps = Pick<OneProps, 'orderId' | 'picture' | 'zoom' | 'quarter'> & { readonly imageId: string };

function Seen({ orderId, imageId, picture: { title, boxes }, zoom, quarter }: SeenProps) {
  const { loaded, reload } = useLoad('console.application-picture', { orderId, imageId });
  const [isBroken, setBroken] = useState(false);
  const href = loaded.read?.data.href;
  if (isBroken || loaded.state === 'failed' || loaded.state === 'offline')
    return (
      <ErrorLine
        what="The picture could not be read."
        onAgain={() => {
          setBroken(false);
          reload();
        }}
      />
    );
  const large = zoom === 0 ? '' : `, enlarged ${zoom} times, turned by ${quarter * 90} degrees`;
  return (
    <section
      className="k-picture"
      data-zoom={zoom}
      data-quarter={quarter}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is larger than its box is scrolled by keys
      tabIndex={0}
      aria-label={`${title}${large}`}
    >
      <span className="k-picture-frame">
        {href && <img src={href} alt={title} onError={() => setBroken(true)} />}
        {href && boxes.length > 0 && (
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
            {boxes.map(({ what, box: [x, y, width, height] }) => (
              <rect key={what} x={x} y={y} width={width} height={height} />
            ))}
          </svg>
        )}
      </span>
    </section>
  );
}
