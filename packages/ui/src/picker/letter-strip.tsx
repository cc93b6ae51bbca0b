import { type KeyboardEvent, useRef, useState } from 'react';
import { stepInList } from '../step-in-list.ts';
import { useWords } from '../words/use-words.ts';

type Props = { readonly letters: readonly string[]; readonly onJump: (letter: string) => void };

/**
 * The index: a row of letters, each as large as a finger, drawn along sideways. One stop for the Tab key,
 * arrows inside.
 */
export function LetterStrip({ letters, onJump }: Props) {
  const words = useWords();
  const [at, setAt] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = stepInList(event.key, at, letters.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    strip.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="c-picker-letters" role="toolbar" aria-label={words.jumpToLetter} ref={strip}>
      {letters.map((letter, index) => (
        <button
          key={letter}
          type="button"
          tabIndex={index === at ? 0 : -1}
          onKeyDown={move}
          onClick={() => {
            setAt(index);
            onJump(letter);
          }}
        >
          {letter}
        </button>
      ))}
    </div>
  );
}
