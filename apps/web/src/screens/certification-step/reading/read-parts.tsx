import { Announce, Button, Icon, Notice } from '@candor/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { stepWords } from '../texts.ts';
import { readingWords } from './texts.ts';
import type { ReadingState } from './use-reading.ts';

/** Comes in the middle of a page, so the focus comes with it: what was tapped is no longer there. */
export function ReadHeading() {
  const say = readingWords.useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <h1 className="z-read-heading" tabIndex={-1} ref={heading}>
      {say('check')}
    </h1>
  );
}

type EndProps = { readonly why: string; readonly isBehind: boolean; readonly onLeave: () => void };

export function ReadEnd({ why, isBehind, onLeave }: EndProps) {
  const say = readingWords.useSay();
  const sayStep = stepWords.useSay();
  return (
    <div className="z-read-end">
      <Notice icon="lock">{why}</Notice>
      <p>{sayStep(isBehind ? 'notKept' : 'kept')}</p>
      <Button kind="plain" onClick={onLeave}>
        {say('otherId')}
      </Button>
    </div>
  );
}

/** What the document says beside what was typed: nothing typed is replaced without a tap. */
export function Offer({ text, onUse }: { readonly text: string; readonly onUse: () => void }) {
  const say = readingWords.useSay();
  return (
    <output className="z-offer">
      <span>{say('says', { text })}</span>
      <Button kind="plain" onClick={onUse}>
        {say('use')}
      </Button>
    </output>
  );
}

type LineProps = { readonly state: ReadingState; readonly children: ReactNode };

/** How the reading goes, below the picture that is read. */
export function ReadingLine({ state, children }: LineProps) {
  const say = readingWords.useSay();
  const text = state === 'idle' ? '' : say(state);
  return (
    <>
      {text !== '' && (
        <p className="z-reading">
          <Icon name={state === 'reading' ? 'clock' : 'info'} />
          {text}
        </p>
      )}
      {children}
      <Announce text={text} />
    </>
  );
}
