import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Announce } from '../announce.tsx';
import { Button } from '../button.tsx';
import { Spinner } from '../progress/spinner.tsx';
import { useWords } from '../words/use-words.ts';
import { PULL_ENOUGH, pullDistance } from './pull-distance.ts';

type State = 'resting' | 'pulling' | 'ready' | 'refreshing' | 'refreshed';

type Props = { readonly onRefresh: () => Promise<void>; readonly children: ReactNode };

/**
 * Pulling down at the top of the page refreshes what is inside. A button does the same and shows when the
 * keyboard reaches it. The distance is written straight to the element: sixty renders a second would make the
 * finger wait.
 */
export function PullToRefresh({ onRefresh, children }: Props) {
  const words = useWords();
  const [state, setState] = useState<State>('resting');
  const box = useRef<HTMLDivElement>(null);
  const refresh = () => {
    setState('refreshing');
    onRefresh().then(
      () => setState('refreshed'),
      () => setState('resting'),
    );
  };
  const latest = useRef(refresh);
  useEffect(() => void (latest.current = refresh));
  const isBusy = state === 'refreshing';
  useEffect(() => {
    const element = box.current;
    if (!element || isBusy) return;
    return watchPull(element, {
      onPull: (distance) => {
        element.style.setProperty('--pull', `${Math.round(distance)}px`);
        setState(distance >= PULL_ENOUGH ? 'ready' : distance > 0 ? 'pulling' : 'resting');
      },
      onLetGo: () => latest.current(),
    });
  }, [isBusy]);
  return (
    <div className="c-pull" data-state={state} ref={box}>
      <div className="c-pull-button">
        <Button kind="plain" icon="retry" {...(isBusy && { busy: words.refreshing })} onClick={refresh}>
          {words.refresh}
        </Button>
      </div>
      {(state === 'pulling' || state === 'ready' || isBusy) && (
        <p className="c-pull-sign" aria-hidden="true">
          <Spinner />
          {isBusy ? words.refreshing : state === 'ready' ? words.letGoToRefresh : words.pullToRefresh}
        </p>
      )}
      <div className="c-pull-content">{children}</div>
      <Announce text={isBusy ? words.refreshing : state === 'refreshed' ? words.refreshed : ''} />
    </div>
  );
}

type Pull = { readonly onPull: (distance: number) => void; readonly onLetGo: () => void };

/** Only a pull that begins at the very top counts; anything else is scrolling. */
function watchPull(element: HTMLElement, { onPull, onLetGo }: Pull): () => void {
  let startY: number | undefined;
  let distance = 0;
  const start = ({ touches: [touch, second] }: TouchEvent) => {
    startY = touch && !second && isAtTop(element) ? touch.clientY : undefined;
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (startY === undefined || !touch) return;
    distance = pullDistance(touch.clientY - startY);
    // Or the browser takes the finger for scrolling what lies around, and tells nothing of it from then on.
    if (distance > 0 && event.cancelable) event.preventDefault();
    onPull(distance);
  };
  const end = ({ type }: TouchEvent) => {
    const isEnough = distance >= PULL_ENOUGH && type === 'touchend';
    const wasPulled = distance > 0;
    startY = undefined;
    distance = 0;
    if (wasPulled) onPull(0);
    if (isEnough) onLetGo();
  };
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('touchstart', start, { passive: true, signal });
  element.addEventListener('touchmove', move, { passive: false, signal });
  element.addEventListener('touchend', end, { signal });
  element.addEventListener('touchcancel', end, { signal });
  return () => listening.abort();
}

/** Of what scrolls the list: a box around it, else the page. */
function isAtTop(element: HTMLElement): boolean {
  for (let box = element.parentElement; box && box !== element.ownerDocument.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box.scrollTop <= 0;
  return (element.ownerDocument.scrollingElement?.scrollTop ?? 0) <= 0;
}
