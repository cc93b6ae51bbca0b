import { useState } from 'react';
import { Button } from '../../kit/button.tsx';

type Props = { readonly label: string; readonly value: string };

/** A secret, this one time: it is kept nowhere, and gone with the page. */
export function ShownOnce({ label, value }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <span className="integrations-once">
      <input
        className="integrations-secret k-reference"
        aria-label={label}
        readOnly
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <Button size="small" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </span>
  );
}
