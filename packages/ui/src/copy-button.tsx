import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';
import { TOAST_DURATION_MS } from './toast-store.ts';
import { useWords } from './words/use-words.ts';

type Props = {
  readonly text: string;
  /** Outlined where copying is the main thing to do with the text. */
  readonly kind?: 'plain' | 'outlined';
};

/** Says that it copied in its own place, and to a screen reader; after a while it offers to copy again. */
export function CopyButton({ text, kind = 'plain' }: Props) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => setCopied(await copyText(text));
  return (
    <>
      <button type="button" className={`c-button c-button-${kind} c-copy`} onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? words.copied : words.copy}
      </button>
      <output className="c-unseen">{copied && words.copied}</output>
    </>
  );
}
