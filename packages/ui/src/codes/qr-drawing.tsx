import { qrPath } from './qr-path.ts';

/** Default export because that is what `lazy` loads. */
export default function QrDrawing({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = qrPath(text);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here; an <img> would need it as an address
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
