import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';
import { TOAST_DURATION_MS } from './toast-store.ts';

type Props = { readonly text: string; readonly label: string; readonly copiedLabel: string };

/** Says that it copied in its own place, and to a screen reader; after a while it offers to copy again. */
export function CopyButton({ text, label, copiedLabel }: Props) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => setCopied(await copyText(text));
  return (
    <>
      <button type="button" className="c-button c-button-plain c-copy" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? copiedLabel : label}
      </button>
      <output className="c-unseen">{copied && copiedLabel}</output>
    </>
  );
}
