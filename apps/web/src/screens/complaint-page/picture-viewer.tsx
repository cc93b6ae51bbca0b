import { BottomSheet, Button } from '@candor/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import { usePreview } from '../../pictures/use-preview.ts';
import css from './picture-viewer.css?inline';
import { complaintWords } from './texts.ts';
import { clampZoom, spreadOf } from './zoom.ts';

adoptStyles(css);

type Props = {
  readonly title: string;
  readonly imageId: string;
  /** Nothing while its address is not known. */
  readonly href: string | undefined;
  readonly onClose: () => void;
};

/**
 * A picture as large as the screen, and larger: with two fingers, by the buttons, or by + and −. What does
 * not fit is scrolled to.
 */
export function PictureViewer({ title, imageId, href, onClose }: Props) {
  const say = complaintWords.useSay();
  const [hasEnded, setEnded] = useState(false);
  // The address is good for a while only: one that has ended is asked for anew.
  const fresh = usePreview(hasEnded ? imageId : undefined);
  const src = hasEnded ? fresh : href;
  const { box, zoom, setZoom } = usePinch();
  return (
    <BottomSheet isOpen onClose={onClose} title={title}>
      <div className="f-view">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the arrow keys */}
        <section className="f-view-box" ref={box} aria-label={title} tabIndex={0}>
          {src === undefined ? (
            <p>{say('pictureAway')}</p>
          ) : (
            <img src={src} alt={title} draggable={false} onError={() => setEnded(true)} />
          )}
        </section>
        <div className="f-view-zoom">
          <Button
            kind="outlined"
            pale={zoom === clampZoom(0)}
            onClick={() => setZoom(clampZoom(zoom / STEP))}
          >
            {say('smaller')}
          </Button>
          <Button
            kind="outlined"
            pale={zoom === clampZoom(9)}
            onClick={() => setZoom(clampZoom(zoom * STEP))}
          >
            {say('larger')}
          </Button>
        </div>
      </div>
    </BottomSheet>
  );
}

/** What one tap on a button, or one key, makes larger or smaller. */
const STEP = 1.5;

/** Two fingers on the box: the browser's own zoom would enlarge the page with it. */
function usePinch() {
  const box = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  const now = useRef(zoom);
  // By hand: an attribute would be refused by the page's own policy. What is in the middle stays there.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const grown = zoom / now.current;
    now.current = zoom;
    element.style.setProperty('--zoom', String(zoom));
    element.scrollLeft = (scrollLeft + clientWidth / 2) * grown - clientWidth / 2;
    // From its upper edge on while nothing was moved: a receipt is read from there.
    if (scrollTop > 0) element.scrollTop = (scrollTop + clientHeight / 2) * grown - clientHeight / 2;
  }, [zoom]);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const typed = ({ key }: KeyboardEvent) => {
      if (key === '+' || key === '=') setZoom(clampZoom(now.current * STEP));
      if (key === '-') setZoom(clampZoom(now.current / STEP));
    };
    let start: { readonly spread: number; readonly zoom: number } | undefined;
    const begin = ({ touches }: TouchEvent) => {
      start = touches.length === 2 ? { spread: spreadOf(touches), zoom: now.current } : undefined;
    };
    const move = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2) return;
      event.preventDefault();
      setZoom(clampZoom((start.zoom * spreadOf(event.touches)) / start.spread));
    };
    element.addEventListener('keydown', typed);
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    return () => {
      element.removeEventListener('keydown', typed);
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
    };
  }, []);
  return { box, zoom, setZoom };
}
