import { useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { KeyCaps } from '../keys/key-cap.tsx';
import { useKeys } from '../keys/keyboard.ts';

type Props = {
  readonly placeholder: string;
  readonly onFind: (text: string) => void;
};

/** By anything a caller would say. `/` leads here, Enter looks, Esc leaves. */
export function FindBox({ placeholder, onFind }: Props) {
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useKeys('Find', [{ keys: '/', words: 'find', run: () => box.current?.select() }], 'app');
  return (
    <search className="k-find">
      <form
        className="k-input"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') onFind(text.trim());
        }}
      >
        <Icon name="search" />
        <input
          ref={box}
          type="search"
          value={text}
          placeholder={placeholder}
          aria-label={placeholder}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
        <KeyCaps keys="/" />
      </form>
    </search>
  );
}
