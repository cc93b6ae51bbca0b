import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import type { ToastStore } from './toast-store.ts';

const nothing = () => undefined;

/**
 * The live region is on the page before any message is, or a screen reader would miss the first one. `urgent`
 * is fixed per slot for the same reason: a role that changes with the message is not announced reliably.
 */
export function ToastSlot({
  store,
  urgent = false,
}: {
  readonly store: ToastStore;
  readonly urgent?: boolean;
}) {
  const message = useSyncExternalStore(store.subscribe, store.current, nothing);
  return (
    <div className="c-toast-slot" role={urgent ? 'alert' : 'status'}>
      {message && (
        <p className={`c-toast c-toast-${message.kind}`}>
          <Icon name={message.kind === 'failure' ? 'warning' : 'check'} />
          {message.text}
        </p>
      )}
    </div>
  );
}
