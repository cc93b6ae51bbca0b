import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { useWords } from '../words/use-words.ts';

type Props = {
  readonly title: string;
  /** What happened, and what was not lost. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
};

/** A part of a screen that could not be loaded. The rest of the screen stays as it is. */
export function ErrorState({ title, children, onRetry, isRetrying = false }: Props) {
  const words = useWords();
  return (
    <div className="c-state c-state-bad" role="alert">
      <Icon name="warning" />
      <h2>{title}</h2>
      <p>{children}</p>
      <Button kind="outlined" icon="retry" onClick={onRetry} {...(isRetrying && { busy: words.loading })}>
        {words.retry}
      </Button>
    </div>
  );
}
