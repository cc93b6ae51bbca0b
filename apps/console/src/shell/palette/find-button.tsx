import { Icon } from '../../kit/icon.tsx';
import { KeyCaps } from '../../kit/keys/key-cap.tsx';
import { useOpenPalette } from './palette-context.ts';

/** In the top bar of every page: looks like a box to type in, and opens the palette, where one types. */
export function FindButton() {
  const open = useOpenPalette();
  return (
    <button type="button" className="pal-find" aria-keyshortcuts="Control+K /" onClick={open}>
      <Icon name="search" />
      <span className="pal-find-wide">Name, phone, loan or reference</span>
      <span className="pal-find-narrow">Find</span>
      <KeyCaps keys="Ctrl+k" />
    </button>
  );
}
