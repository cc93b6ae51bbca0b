import { useEffect, useRef, useState } from 'react';

/**
 * A slider that is drawn along changes a figure many times a second; only where it comes to rest is worth
 * saying.
 */
export const ANNOUNCE_AFTER_MS = 600;

/**
 * Says a text that changed to a screen reader, politely, once it has stood for a while. What a page begins
 * with is read in its place and not said again.
 */
export function Announce({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    const timer = setTimeout(() => {
      before.current = text;
      setSaid(text);
    }, ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="c-unseen">{said}</output>;
}
