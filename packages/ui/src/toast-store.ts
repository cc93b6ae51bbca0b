export const TOAST_DURATION_MS = 3000;

export type ToastMessage = { readonly kind: 'done' | 'failure'; readonly text: string };

type Options = { readonly durationMs?: number };

export type ToastStore = {
  readonly show: (message: ToastMessage, options?: Options) => void;
  readonly hide: () => void;
  readonly current: () => ToastMessage | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
};

/**
 * One message at a time, each for its own while. Kept outside React so that whoever has something to say can
 * say it from an event or an answer, and so that its clock can be tested without a browser.
 */
export function createToastStore(): ToastStore {
  let message: ToastMessage | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const replace = (next: ToastMessage | undefined) => {
    clearTimeout(timer);
    message = next;
    for (const listener of listeners) listener();
  };
  const hide = () => replace(undefined);

  return {
    hide,
    show(next, { durationMs = TOAST_DURATION_MS } = {}) {
      // A new object each time: the same words said twice are two messages, and are announced twice.
      replace({ ...next });
      timer = setTimeout(hide, durationMs);
    },
    current: () => message,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
