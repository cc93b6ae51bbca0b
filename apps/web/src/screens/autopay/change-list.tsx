import { CardList, dayText, ListButton, screenIcons, useWords } from '@candor/ui';
import { useState } from 'react';
import { useAmountText } from '../../lending/amounts.ts';
import { useAct } from '../../session/use-act.ts';
import type { ViewProps } from './autopay-screen.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { autopayWords } from './texts.ts';
import { useMove } from './use-move.ts';

/** What can be changed while it is on: one instalment left out, or all of them for a while. */
export function ChangeList({ autopay, onChange }: ViewProps) {
  const words = useWords();
  const say = autopayWords.useSay();
  const amount = useAmountText();
  const [asked, setAsked] = useState<'skip' | 'pause'>();
  const skipping = useAct('loan.autopay-skip');
  const moving = useMove(autopay, onChange);
  const close = () => setAsked(undefined);
  const { loanId, next, today } = autopay;
  const day = next ? dayText(words, next.dueOn, today) : '';
  const skip = async () => {
    const outcome = next && (await skipping.run({ loanId, dueOn: next.dueOn }));
    if (!outcome) return;
    await onChange();
    if ('answer' in outcome) close();
  };
  const pause = async () => {
    if (await moving.move('pause')) close();
  };
  return (
    <>
      <CardList label={say('choices')}>
        {next && !next.isRequested && (
          <ListButton
            icon={screenIcons.calendarMove}
            title={say('skip', { day })}
            detail={say('skipDetail')}
            onClick={() => setAsked('skip')}
          />
        )}
        <ListButton
          icon={screenIcons.pause}
          title={say('pause')}
          detail={say('pauseDetail')}
          onClick={() => setAsked('pause')}
        />
      </CardList>
      <ConfirmDialog
        title={say('skipTitle', { day })}
        body={next ? say('skipBody', { amount: amount(next.amount) }) : ''}
        commit={say('skipNow')}
        isOpen={asked === 'skip'}
        isBusy={skipping.isBusy}
        fault={skipping.fault}
        onCommit={skip}
        onClose={close}
      />
      <ConfirmDialog
        title={say('pauseTitle')}
        body={say('pauseBody')}
        commit={say('pauseNow')}
        isOpen={asked === 'pause'}
        isBusy={moving.isBusy}
        fault={moving.fault}
        onCommit={pause}
        onClose={close}
      />
    </>
  );
}
