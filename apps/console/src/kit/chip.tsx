import type { ReactNode } from 'react';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';
import { timeLeft } from './words/time-words.ts';

type Props = {
  /**
   * One meaning each: red is over or refused, amber wants a look soon, violet needs approval; a neutral state
   * has none.
   */
  readonly tone?: 'neutral' | 'red' | 'amber' | 'violet' | 'plain';
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** A state in a word or two. */
export function Chip({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className="k-chip" data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

const tones = { over: 'red', soon: 'amber', later: 'plain' } as const;

/** What is left until a deadline: red when it is over, amber in the last two hours, plain otherwise. */
export function DeadlineChip({ deadline, now }: { readonly deadline: Date; readonly now: Date }) {
  const { words, urgency } = timeLeft(deadline, now);
  return (
    <Chip tone={tones[urgency]} {...(urgency !== 'later' && { icon: 'clock' as const })}>
      {words}
    </Chip>
  );
}

/** Maker and checker: it happens when an approver has agreed. */
export function NeedsApprovalChip() {
  return (
    <Chip tone="violet" icon="people">
      needs approval
    </Chip>
  );
}
