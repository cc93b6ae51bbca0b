import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Kind, Say } from './engine/kind.ts';
import { paint } from './engine/paint.ts';
import type { Act } from './engine/perform.ts';
import { listenToInput } from './listen-to-input.ts';
import { liveBox, type LiveBox } from './live-box.ts';

export type BoxValue = {
  /** The significant characters, without gaps. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Counts up, so that the same refusal said twice is announced twice. */
export type Said = { readonly say: Say | undefined; readonly nth: number };

/**
 * A box for React. The element keeps its own value: were it React's, the caret would jump whenever a screen
 * renders later than the key was pressed. The `value` that comes back from the screen is an echo and changes
 * nothing; only another value does.
 */
export function useBox(kind: Kind, { value, onChange }: BoxValue) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<LiveBox>(null);
  const echoes = useRef<string[]>([]);
  const seen = useRef(value);
  const [said, setSaid] = useState<Said>({ say: undefined, nth: 0 });
  const [firstValue] = useState(() => paint(kind, value));

  const onText = useEffectEvent((text: string) => {
    echoes.current.push(text);
    onChange(text);
  });
  const onSay = useEffectEvent((say: Say | undefined) => setSaid(({ nth }) => ({ say, nth: nth + 1 })));
  const attach = useEffectEvent((element: HTMLInputElement) => {
    const live = liveBox(element, { kind, text: value }, { onText, onSay });
    box.current = live;
    const release = listenToInput(element, live);
    // What was typed or filled in before the scripts came.
    live.understand('');
    return release;
  });

  useLayoutEffect(() => (input.current ? attach(input.current) : undefined), []);
  useLayoutEffect(() => box.current?.setKind(kind), [kind]);
  useLayoutEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    const echo = echoes.current.lastIndexOf(value);
    echoes.current.splice(0, echo + 1);
    if (echo < 0) box.current?.setText(value);
  }, [value]);

  return {
    input: input as RefObject<HTMLInputElement | null>,
    firstValue,
    said,
    act: (act: Act) => box.current?.act(act),
    hush: () => setSaid(({ nth }) => ({ say: undefined, nth })),
  };
}
