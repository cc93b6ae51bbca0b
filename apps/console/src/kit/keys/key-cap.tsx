import { Icon } from '../icon.tsx';
import { capsOf } from './read-keys.ts';

/**
 * The keys of an act as they stand on a keyboard: `Ctrl+Enter` → Ctrl ↵. They only remind; the word beside
 * them says what they do.
 */
export function KeyCaps({ keys }: { readonly keys: string }) {
  return (
    <span className="k-keys" data-keys={keys} aria-hidden="true">
      {capsOf(keys).map((cap) => (
        <kbd key={cap} className="k-key">
          {cap === '↵' ? <Icon name="enter" /> : cap}
        </kbd>
      ))}
    </span>
  );
}
